import type { PersonMatch } from '@app/contracts';
import type { InDatabase, StatementRunner } from '../database/statements';
import { digitsOf, folded, hasAll, phonePattern, wordPatterns } from '../platform/lists/search-patterns';
import { mailSearchText } from '../mail';
import { erasedAddress, nationalNumber, displayedKey } from './person-keys';
import { keyedRows } from './person-rows';

/**
 * Searched text of a person in each table: names, address, digits of the number; exactly as in the indexes. Quotes and
 * mails have more text indexed, so their matches are checked again.
 */
const personText = {
  contact: words('first_name', 'last_name', 'email', `coalesce(${digitsOf('phone')}, '')`),
  trade: words('contact_name', 'company_name', 'email', digitsOf('phone')),
} as const;

function words(...columns: string[]): string {
  return folded(columns.join(` || ' ' || `));
}

const maxFound = 50;
/** Matches per table; the newest count. */
const maxRows = 200;
/** Common words are searched in so many newest rows first; only rare ones in the whole table. */
const newestRows = 2_000;

const quoteKey = `CASE WHEN customer_email IS NOT NULL THEN lower(customer_email)
  WHEN customer_phone IS NOT NULL THEN ${nationalNumber('customer_phone')} ELSE reference END`;

/** SQL conditions: matches a number, `$1`, or all words, whose patterns have the other placeholders. */
function matching(places: readonly string[]) {
  const has = (text: string) => hasAll(text, places);
  const named = folded(`concat_ws(' ', customer_name, customer_email)`);
  return {
    words: (text: string) => `(${has(text)} OR ${text} LIKE $1)`,
    quote: `((${has('search_text')} AND ${has(named)})
      OR (search_text LIKE $1 AND ${digitsOf('customer_phone')} LIKE $1))`,
    mail: `${has(mailSearchText)} AND ${has(words(`coalesce(to_name, '')`, 'to_address'))}
      AND to_address IS NOT NULL AND kind <> 'staff-invitation'`,
    trader: has(words('company', 'email')),
  };
}

/** SQL: keys of the newest matching rows of a table. */
function newest(table: string, key: string, matches: string, part = 'true'): string {
  const keys = (rows: string) => `SELECT ${key} AS key, created_at FROM ${rows} WHERE ${matches}`;
  const byAge = (limit: number) => `ORDER BY created_at DESC LIMIT ${limit}`;
  return `(
    WITH recent AS MATERIALIZED (
      ${keys(`(SELECT * FROM ${table} WHERE ${part} ${byAge(newestRows)}) AS ${table}`)} ${byAge(maxRows)}
    ), enough AS (SELECT FROM recent OFFSET ${maxRows - 1})
    SELECT * FROM recent WHERE EXISTS (SELECT FROM enough)
    UNION ALL (${keys(table)} AND ${part} AND NOT EXISTS (SELECT FROM enough) ${byAge(maxRows)}))`;
}

export const countOf = (...kinds: string[]) =>
  `count(*) FILTER (WHERE kind IN ('${kinds.join("', '")}'))::integer`;
const every = (values: string) => `coalesce(array_remove(array_agg(DISTINCT ${values}), NULL), '{}')`;

/** SQL: columns of the contract, aggregated over rows with keys. */
export const personColumns = `${every('name')} AS names, ${every(`CASE WHEN key LIKE '%@%' THEN key END`)} AS emails,
  ${every('phone')} AS phones, ${countOf('quote')} AS quotes, ${countOf('deposit')} AS deposits,
  ${countOf('contact', 'trade')} AS inquiries, ${countOf('mail')} AS mails, max(created_at) AS "lastSeenAt"`;

export type PersonRow = InDatabase<PersonMatch, 'lastSeenAt'>;

export async function findPeople(runner: StatementRunner, search: string | null): Promise<PersonRow[]> {
  if (!search) return [];
  const patterns = wordPatterns(search);
  const matches = matching(patterns.map((_, index) => `$${index + 2}`));
  const text = `
    WITH found AS (
      SELECT key FROM (
        ${newest('quote', quoteKey, matches.quote, 'deleted_at IS NULL')}
        UNION ALL ${newest('quote', quoteKey, matches.quote, 'deleted_at IS NOT NULL')}
        UNION ALL ${newest('deposit', 'lower(customer_email)', `erased_at IS NULL AND ${matches.words('search_text')}`)}
        UNION ALL ${newest('contact_inquiry', 'lower(email)', matches.words(personText.contact))}
        UNION ALL ${newest('trade_inquiry', 'lower(email)', matches.words(personText.trade))}
        UNION ALL ${newest('trade_customer', 'lower(email)', matches.trader)}
        UNION ALL ${newest('mail', 'lower(to_address)', matches.mail)}
      ) AS matching
      WHERE key <> '${erasedAddress}'
      GROUP BY key ORDER BY max(created_at) DESC, key LIMIT ${maxFound}
    )
    SELECT ${displayedKey} AS key, ${personColumns}
    FROM (${keyedRows}) AS keyed WHERE key = ANY(ARRAY(SELECT key FROM found))
    GROUP BY keyed.key ORDER BY "lastSeenAt" DESC, keyed.key`;
  // Whether an index helps depends on the words.
  return runner.run<PersonRow>({ text, usesCustomPlan: true }, [phonePattern(search), ...patterns]);
}
