import type { PersonSummary } from '@app/contracts';
import type { StatementRunner } from '../database/statements';
import { AppError } from '../platform/errors/app-error';
import { findErasureBlocker } from './erasing/erasure-blocker';
import { countOf, personColumns } from './find-people';
import {
  fewestDigits,
  homeDigits,
  isAddress,
  type PersonKeys,
  writePersonKey,
  writtenKey,
} from './person-keys';
import { isNothing, keyedRows, rowsOfPerson } from './person-rows';

/**
 * `$1` keys, `$2` quotes, `$3` deposits, `$4` contact and `$5` trade inquiries, `$6` mails, `$7` entries about quotes of
 * others. What staff may add is one step away: numbers that came with the address; and quotes that name nobody and are
 * for the same tops, were paid for by the person or answer them.
 */
const countHoldings = `
    WITH own AS (SELECT * FROM (${keyedRows}) AS keyed WHERE key = ANY($1)), near AS (
      SELECT of_top.id FROM quote JOIN quote AS of_top USING (top_id) WHERE quote.id = ANY($2)
      UNION SELECT quote_id FROM deposit_quote WHERE deposit_id = ANY($3)
      UNION SELECT quote_id FROM inquiry_event WHERE contact_inquiry_id = ANY($4) OR trade_inquiry_id = ANY($5)
    ), addable AS (
      SELECT ${homeDigits('phone')} AS key FROM own WHERE length(${homeDigits('phone')}) >= ${fewestDigits}
      UNION SELECT reference FROM quote JOIN near USING (id)
      WHERE customer_email IS NULL AND customer_phone IS NULL AND erased_at IS NULL
    )
    SELECT ${personColumns},
      ARRAY(SELECT ${writtenKey} FROM addable WHERE key <> ALL($1) ORDER BY 1) AS "mayBeAdded",
      cardinality($6::text[]) - ${countOf('mail')} AS "mailsAboutThem",
      (SELECT count(*)::integer FROM attachment
        WHERE quote_id = ANY($2) OR contact_inquiry_id = ANY($4) OR trade_inquiry_id = ANY($5)) AS attachments,
      (SELECT count(*)::integer FROM timeline_entry WHERE quote_id = ANY($2) OR id = ANY($7)) AS "timelineEntries",
      (SELECT count(*)::integer FROM reminder_subscription JOIN unnest($1::text[]) AS key
        ON address_digest = encode(sha256(convert_to(key, 'UTF8')), 'hex')) AS reminders,
      cardinality($3::text[]) AS "keptForTheBooks",
      (SELECT count(*)::integer FROM invoice
        WHERE buyer IS NOT NULL AND id IN (
          SELECT invoice_id FROM invoice_line WHERE quote_id = ANY($2)
          UNION SELECT invoice.id FROM ledger_entry AS entry JOIN invoice ON entry_id = entry.id
          WHERE deposit_id = ANY($3))) AS "keptInvoices"
    FROM own`;

type Counted = Omit<PersonSummary, 'key' | 'erasureBlocker' | 'lastSeenAt'> & {
  /** null where the person is only spoken of. */
  lastSeenAt: Date | null;
};

/**
 * What we hold about a person, counted.
 * @throws AppError `person/not-found`
 */
export async function summaryOfPerson(runner: StatementRunner, keys: PersonKeys): Promise<PersonSummary> {
  const person = await rowsOfPerson(runner, keys);
  const { quoteIds, depositIds, contactIds, tradeIds, mailIds, othersEntryIds } = person;
  const values = [keys, quoteIds, depositIds, contactIds, tradeIds, mailIds, othersEntryIds];
  const [counted] = await runner.run<Counted>(countHoldings, values);
  if (!counted || isNothing(person)) throw new AppError('person/not-found');
  return {
    ...counted,
    // Without those whose link alone they had: these are erased with somebody else, or by the calendar.
    quotes: quoteIds.length,
    key: writePersonKey(keys[0]),
    emails: keys.filter(isAddress),
    lastSeenAt: (counted.lastSeenAt ?? new Date(0)).toISOString(),
    erasureBlocker: (await findErasureBlocker(runner, person))?.sentence ?? null,
  };
}
