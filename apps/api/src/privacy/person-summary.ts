import type { PersonSummary } from '@app/contracts';
import { errorCatalogue } from '@app/contracts';
import type { Statement, StatementRunner } from '../database/statements';
import { AppError } from '../platform/errors/app-error';
import { findMoneyUnderWay, findOrdersUnderWay, readTimelines } from './erasing/erase-statements';
import { writePersonKey, type PersonKey } from './person-key';
import { formerValues, isNothing, rowsOfPerson, touchedQuotes } from './person-rows';

/** `$1` quotes, `$2` deposits, `$3` contact and `$4` trade inquiries, `$5` mails, `$6` the address. */
const countPersonRows: Statement = {
  name: 'count-person-rows',
  text: `
    SELECT
      ARRAY(SELECT DISTINCT lower(email) FROM (
        SELECT customer_email AS email FROM quote WHERE id = ANY($1)
        UNION ALL SELECT customer_email FROM deposit WHERE id = ANY($2)
        UNION ALL SELECT email FROM contact_inquiry WHERE id = ANY($3)
        UNION ALL SELECT email FROM trade_inquiry WHERE id = ANY($4)
        UNION ALL SELECT $6) AS given
        WHERE email IS NOT NULL ORDER BY 1) AS emails,
      (SELECT count(*)::integer FROM attachment
        WHERE quote_id = ANY($1) OR contact_inquiry_id = ANY($3) OR trade_inquiry_id = ANY($4)) AS attachments,
      (SELECT count(*)::integer FROM reminder_subscription
        WHERE address_digest = encode(sha256(convert_to($6, 'UTF8')), 'hex')) AS reminders,
      (SELECT count(*)::integer FROM deposit WHERE id = ANY($2)) AS kept,
      (SELECT count(*)::integer FROM mail WHERE id = ANY($5) AND lower(to_address) = $6) AS mails_to_them,
      (SELECT max(at) FROM (
        SELECT created_at AS at FROM quote WHERE id = ANY($1)
        UNION ALL SELECT created_at FROM deposit WHERE id = ANY($2)
        UNION ALL SELECT created_at FROM contact_inquiry WHERE id = ANY($3)
        UNION ALL SELECT created_at FROM trade_inquiry WHERE id = ANY($4)
        UNION ALL SELECT created_at FROM mail WHERE id = ANY($5)) AS seen) AS last_seen_at`,
};

interface CountRow {
  emails: string[];
  attachments: number;
  reminders: number;
  kept: number;
  mails_to_them: number;
  last_seen_at: Date | null;
}

/**
 * What we hold about a person, counted.
 * @throws AppError `person/not-found`
 */
export async function summaryOfPerson(runner: StatementRunner, key: PersonKey): Promise<PersonSummary> {
  const person = await rowsOfPerson(runner, key);
  if (isNothing(person)) throw new AppError('person/not-found');
  const { quoteIds, depositIds, contactIds, tradeIds, mailIds, address } = person;
  const [counted] = await runner.run<CountRow & Record<string, unknown>>(countPersonRows, [
    quoteIds,
    depositIds,
    contactIds,
    tradeIds,
    mailIds,
    address,
  ]);
  const entries = await runner.run(readTimelines, [quoteIds, ...formerValues(person)]);
  const mails = counted?.mails_to_them ?? 0;
  const underWay = await runner.run(findMoneyUnderWay, [touchedQuotes(person), depositIds]);
  return {
    key: writePersonKey(key),
    names: person.names,
    emails: counted?.emails ?? [],
    phones: person.phones,
    quotes: quoteIds.length,
    deposits: depositIds.length,
    inquiries: contactIds.length + tradeIds.length,
    mails,
    mailsAboutThem: mailIds.length - mails,
    lastSeenAt: (counted?.last_seen_at ?? new Date(0)).toISOString(),
    attachments: counted?.attachments ?? 0,
    timelineEntries: entries.length,
    reminders: counted?.reminders ?? 0,
    keptForTheBooks: counted?.kept ?? 0,
    erasureBlocker: underWay.length
      ? errorCatalogue['person/payment-open'].sentence
      : await orderBlocker(runner, quoteIds),
  };
}

/** Why nobody is forgotten for whom something is still to be made, and what that is. */
async function orderBlocker(runner: StatementRunner, quoteIds: readonly string[]): Promise<string | null> {
  const orders = await runner.run<{ reference: string }>(findOrdersUnderWay, [quoteIds]);
  if (!orders.length) return null;
  const references = orders.map(({ reference }) => reference).join(', ');
  return `${errorCatalogue['person/order-open'].sentence} It is about ${references}.`;
}
