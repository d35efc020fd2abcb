import type { PersonMatch } from '@app/contracts';
import type { InDatabase, StatementRunner } from '../database/statements';
import { mailSearchText } from '../mail';
import { Filters, type Page } from '../platform/lists/read-page';
import { folded } from '../platform/lists/search-patterns';
import { inquiryTexts, matchesEveryTerm, matchesPersonOfQuote, readSearch } from '../quotes';
import { erasedAddress, nationalNumber, displayedKey } from './person-keys';
import { keyedRows } from './person-rows';

export const maxFound = 50;
/** Newest matches that are read per table. */
const maxRows = 200;
/** The newest rows, which are searched first: common words have enough matches there, and only rare words need the whole table. */
const newestRows = 2_000;

const quoteKey = `CASE WHEN customer_email IS NOT NULL THEN lower(customer_email)
  WHEN customer_phone IS NOT NULL THEN ${nationalNumber('customer_phone')} ELSE reference END`;

/** SQL: keys of the newest matching rows of a table. */
function newestKeys(table: string, key: string, matches: string, filter = 'true'): string {
  const keys = (rows: string) => `SELECT ${key} AS key, created_at FROM ${rows} WHERE ${matches}`;
  const byAge = (limit: number) => `ORDER BY created_at DESC LIMIT ${limit}`;
  return `(
    WITH recent AS MATERIALIZED (
      ${keys(`(SELECT * FROM ${table} WHERE ${filter} ${byAge(newestRows)}) AS ${table}`)} ${byAge(maxRows)}
    ), enough AS (SELECT FROM recent OFFSET ${maxRows - 1})
    SELECT * FROM recent WHERE EXISTS (SELECT FROM enough)
    UNION ALL (${keys(table)} AND ${filter} AND NOT EXISTS (SELECT FROM enough) ${byAge(maxRows)}))`;
}

export const countOf = (...kinds: string[]) =>
  `count(*) FILTER (WHERE kind IN ('${kinds.join("', '")}'))::integer`;
const distinctValues = (values: string) =>
  `coalesce(array_remove(array_agg(DISTINCT ${values}), NULL), '{}')`;

/** SQL: columns of the contract, aggregated over rows with keys. */
export const personColumns = `${distinctValues('name')} AS names, ${distinctValues(`CASE WHEN key LIKE '%@%' THEN key END`)} AS emails,
  ${distinctValues('phone')} AS phones, ${countOf('quote')} AS quotes, ${countOf('deposit')} AS deposits,
  ${countOf('contact', 'trade')} AS inquiries, ${countOf('mail')} AS mails, max(created_at) AS "lastSeenAt"`;

export type PersonRow = InDatabase<PersonMatch, 'lastSeenAt'>;

/** The fifty seen last; `total` is one more if there are others. */
export async function findPeople(runner: StatementRunner, search: string | null): Promise<Page<PersonRow>> {
  if (!search) return { rows: [], total: 0 };
  const terms = readSearch(search);
  const filters = new Filters();
  const has = (text: string) => matchesEveryTerm(filters, text, terms);
  const ofQuote = matchesPersonOfQuote(filters, terms);
  // The index of mails has the subject, too.
  const ofMail = `${has(mailSearchText)} AND ${has(folded(`' ' || coalesce(to_name, '') || ' ' || to_address`))}
    AND to_address IS NOT NULL AND kind <> 'staff-invitation'`;
  const text = `
    WITH found AS (
      SELECT key FROM (
        ${newestKeys('quote', quoteKey, ofQuote, 'deleted_at IS NULL')}
        UNION ALL ${newestKeys('quote', quoteKey, ofQuote, 'deleted_at IS NOT NULL')}
        UNION ALL ${newestKeys('deposit', 'lower(customer_email)', `erased_at IS NULL AND ${has('search_text')}`)}
        UNION ALL ${newestKeys('contact_inquiry', 'lower(email)', has(inquiryTexts.contact))}
        UNION ALL ${newestKeys('trade_inquiry', 'lower(email)', has(inquiryTexts.trade))}
        UNION ALL ${newestKeys('trade_customer', 'lower(email)', has(folded(`' ' || company || ' ' || email`)))}
        UNION ALL ${newestKeys('mail', 'lower(to_address)', ofMail)}
      ) AS matching
      WHERE key <> '${erasedAddress}'
      GROUP BY key ORDER BY max(created_at) DESC, key LIMIT ${maxFound + 1}
    )
    SELECT ${displayedKey} AS key, ${personColumns}
    FROM (${keyedRows}) AS keyed WHERE key = ANY(ARRAY(SELECT key FROM found))
    GROUP BY keyed.key ORDER BY "lastSeenAt" DESC, keyed.key`;
  // The best index depends on the search text.
  const found = await runner.run<PersonRow>({ text, usesCustomPlan: true }, filters.values);
  return { rows: found.slice(0, maxFound), total: found.length };
}
