import type { PersonSummary } from '@app/contracts';
import { Attachment } from '../attachments';
import type { StatementRunner } from '../database/statements';
import { AppError } from '../platform/errors/app-error';
import { findErasureBlocker } from './erasing/erasure-blocker';
import { countOfSql, personColumnsSql } from './find-people';
import {
  minDigits,
  nationalNumberSql,
  isAddress,
  type PersonKeys,
  formatPersonKey,
  displayedKeySql,
} from './person-keys';
import { filesOfPerson, hasNoRows, isAboutSql, keyedRowsSql, rowsOfPerson, bindNames } from './person-rows';

/**
 * Counts of a person's rows, with further keys that staff may add: phone numbers entered with the email address, and
 * references of anonymous quotes for the same tops, paid for by the person, or made in answer to the person's inquiry.
 */
const countHoldingsSql = `
    WITH own AS (SELECT * FROM (${keyedRowsSql}) AS keyed WHERE key = ANY({keys})), related AS (
      SELECT of_top.id FROM quote JOIN quote AS of_top USING (top_id) WHERE quote.id = ANY({quoteIds})
      UNION SELECT quote_id FROM deposit JOIN order_item USING (order_id) WHERE deposit.id = ANY({depositIds})
      UNION SELECT quote_id FROM inquiry_event
      WHERE contact_inquiry_id = ANY({contactIds}) OR trade_inquiry_id = ANY({tradeIds})
    ), addable AS (
      SELECT ${nationalNumberSql('phone')} AS key FROM own WHERE length(${nationalNumberSql('phone')}) >= ${minDigits}
      UNION SELECT reference FROM quote JOIN related USING (id)
      WHERE customer_email IS NULL AND customer_phone IS NULL AND erased_at IS NULL
    )
    SELECT ${personColumnsSql},
      ARRAY(SELECT ${displayedKeySql} FROM addable WHERE key <> ALL({keys}) ORDER BY 1) AS "mayBeAdded",
      cardinality({mailIds}::text[]) - ${countOfSql('mail')} AS "mailsAboutThem",
      (SELECT count(*)::integer FROM timeline_entry
        WHERE quote_id = ANY({quoteIds}) OR id = ANY({othersEntryIds})) AS "timelineEntries",
      (SELECT count(*)::integer FROM reminder_subscription WHERE ${isAboutSql.addresses}) AS reminders,
      cardinality({depositIds}::text[]) AS "keptForTheBooks",
      (SELECT count(*)::integer FROM invoice
        WHERE buyer IS NOT NULL AND id IN (
          SELECT invoice.id FROM order_item JOIN invoice USING (order_id)
          WHERE quote_id = ANY({quoteIds}) OR agreed_id = ANY({quoteIds})
          UNION SELECT invoice.id FROM ledger_entry AS entry JOIN invoice ON entry_id = entry.id
          WHERE deposit_id = ANY({depositIds}))) AS "keptInvoices"
    FROM own`;

type HoldingsRow = Omit<PersonSummary, 'key' | 'attachments' | 'erasureBlocker' | 'lastSeenAt'> & {
  /** Null if the person is only mentioned. */
  lastSeenAt: Date | null;
};

export async function summaryOfPerson(runner: StatementRunner, keys: PersonKeys): Promise<PersonSummary> {
  const person = await rowsOfPerson(runner, keys);
  const [counted] = await runner.run<HoldingsRow>(...bindNames(countHoldingsSql, { ...person, keys }));
  if (!counted || hasNoRows(person)) throw new AppError('person/not-found');
  return {
    ...counted,
    attachments: await runner.manager.countBy(Attachment, filesOfPerson(person)),
    // Without quotes of which the person only had the share link; those are erased with their customer or by retention.
    quotes: person.quoteIds.length,
    key: formatPersonKey(keys[0]),
    emails: keys.filter(isAddress),
    lastSeenAt: (counted.lastSeenAt ?? new Date(0)).toISOString(),
    erasureBlocker: (await findErasureBlocker(runner, person))?.sentence ?? null,
  };
}
