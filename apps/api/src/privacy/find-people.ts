import type { PersonMatch } from '@app/contracts';
import type { InDatabase, StatementRunner } from '../database/statements';
import { receiverText } from '../mail';
import { Filters, type Page } from '../platform/lists/read-page';
import { folded } from '../platform/lists/search-patterns';
import { inquiryTexts, matchesEveryTerm, matchesPersonOfQuote, readSearch } from '../quotes';
import { erasedAddress, nationalNumber, displayedKey } from './person-keys';
import { keyedRows } from './person-rows';

export const maxFound = 50;
/** Newest matches that are read per table. */
const maxRows = 200;
/** A word in at least this many of a table's newest rows is common: then they are read by age, else by an index. */
const sample = { rows: 1_000, matches: 25 };
/** In so many rows a common word has `maxRows` matches. */
const newestRows = 12_000;

const quoteKey = `CASE WHEN customer_email IS NOT NULL THEN lower(customer_email)
  WHEN customer_phone IS NOT NULL THEN ${nationalNumber('customer_phone')} ELSE reference END`;

const byAge = (limit: number) => `ORDER BY created_at DESC LIMIT ${limit}`;

/** SQL: keys of the newest matching rows of a table. */
function newestKeys(table: string, key: string, matches: string, filter = 'true'): string {
  const keys = (rows: string) => `SELECT ${key} AS key, created_at FROM ${rows} WHERE ${matches}`;
  const newest = (limit: number) => `(SELECT * FROM ${table} WHERE ${filter} ${byAge(limit)}) AS ${table}`;
  // OFFSET 0: the planner may read the whole table by age for a word that it takes to be common.
  return `(
    WITH common AS MATERIALIZED (
      SELECT FROM ${newest(sample.rows)} WHERE ${matches} OFFSET ${sample.matches - 1} LIMIT 1
    ), recent AS MATERIALIZED (
      ${keys(newest(newestRows))} AND EXISTS (SELECT FROM common) ${byAge(maxRows)}
    ), enough AS (SELECT FROM recent OFFSET ${maxRows - 1})
    SELECT * FROM recent WHERE EXISTS (SELECT FROM enough)
    UNION ALL (
      SELECT * FROM (${keys(table)} AND ${filter} AND NOT EXISTS (SELECT FROM enough) OFFSET 0) AS rare ${byAge(maxRows)}))`;
}

export const countOf = (...kinds: string[]) =>
  `count(*) FILTER (WHERE kind IN ('${kinds.join("', '")}'))::integer`;
const distinctValues = (values: string) =>
  `coalesce(array_remove(array_agg(DISTINCT ${values}), NULL), '{}')`;

/** SQL: columns of the contract, aggregated over rows with keys. */
export const personColumns = `${distinctValues('name')} AS names, ${distinctValues(`CASE WHEN key LIKE '%@%' THEN key END`)} AS emails,
  ${distinctValues('phone')} AS phones, ${countOf('quote')} AS quotes, ${countOf('deposit')} AS deposits,
  ${countOf('contact', 'trade')} AS inquiries, ${countOf('mail')} AS mails, max(created_at) AS "lastSeenAt"`;

type PersonRow = InDatabase<PersonMatch, 'lastSeenAt'>;

/** The fifty seen last; `total` is one more if there are others. */
export async function findPeople(runner: StatementRunner, search: string | null): Promise<Page<PersonRow>> {
  if (!search) return { rows: [], total: 0 };
  const terms = readSearch(search);
  const filters = new Filters();
  const has = (text: string) => matchesEveryTerm(filters, text, terms);
  const ofQuote = matchesPersonOfQuote(filters, terms);
  const ofMail = `${has(receiverText)} AND to_address IS NOT NULL AND kind <> 'staff-invitation'`;
  const text = `
    WITH ${[...ofQuote.ctes, ''].join(', ')}found AS (
      SELECT key FROM (
        ${newestKeys('quote', quoteKey, ofQuote.condition, 'deleted_at IS NULL')}
        UNION ALL (
          SELECT ${quoteKey}, created_at FROM quote WHERE deleted_at IS NOT NULL AND ${ofQuote.condition} ${byAge(maxRows)})
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
