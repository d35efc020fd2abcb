import type { PersonMatch } from '@app/contracts';
import type { InDatabase, StatementRunner } from '../database/statements';
import {
  digitsOf,
  folded,
  matchesAllPatterns,
  phonePattern,
  wordPatterns,
} from '../platform/lists/search-patterns';
import { mailSearchText } from '../mail';
import { erasedAddress, nationalNumber, displayedKey } from './person-keys';
import { keyedRows } from './person-rows';

/**
 * Searched text of a person in each table: names, e-mail address and digits of the phone number, exactly as in the
 * indexes. The indexes of quotes and mails have more text, so their matches are checked again.
 */
const personText = {
  contact: searchTextOf('first_name', 'last_name', 'email', `coalesce(${digitsOf('phone')}, '')`),
  trade: searchTextOf('contact_name', 'company_name', 'email', digitsOf('phone')),
} as const;

function searchTextOf(...columns: string[]): string {
  return folded(columns.join(` || ' ' || `));
}

const maxFound = 50;
/** Newest matches that are read per table. */
const maxRows = 200;
/** The newest rows, which are searched first: common words have enough matches there, and only rare words need the whole table. */
const newestRows = 2_000;

const quoteKey = `CASE WHEN customer_email IS NOT NULL THEN lower(customer_email)
  WHEN customer_phone IS NOT NULL THEN ${nationalNumber('customer_phone')} ELSE reference END`;

/** SQL conditions: a row matches a phone number, `$1`, or all words, whose patterns are the other parameters. */
function matchConditions(placeholders: readonly string[]) {
  const has = (text: string) => matchesAllPatterns(text, placeholders);
  const nameAndEmail = folded(`concat_ws(' ', customer_name, customer_email)`);
  return {
    text: (text: string) => `(${has(text)} OR ${text} LIKE $1)`,
    quote: `((${has('search_text')} AND ${has(nameAndEmail)})
      OR (search_text LIKE $1 AND ${digitsOf('customer_phone')} LIKE $1))`,
    mail: `${has(mailSearchText)} AND ${has(searchTextOf(`coalesce(to_name, '')`, 'to_address'))}
      AND to_address IS NOT NULL AND kind <> 'staff-invitation'`,
    trader: has(searchTextOf('company', 'email')),
  };
}

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

export async function findPeople(runner: StatementRunner, search: string | null): Promise<PersonRow[]> {
  if (!search) return [];
  const patterns = wordPatterns(search);
  const matches = matchConditions(patterns.map((_, index) => `$${index + 2}`));
  const text = `
    WITH found AS (
      SELECT key FROM (
        ${newestKeys('quote', quoteKey, matches.quote, 'deleted_at IS NULL')}
        UNION ALL ${newestKeys('quote', quoteKey, matches.quote, 'deleted_at IS NOT NULL')}
        UNION ALL ${newestKeys('deposit', 'lower(customer_email)', `erased_at IS NULL AND ${matches.text('search_text')}`)}
        UNION ALL ${newestKeys('contact_inquiry', 'lower(email)', matches.text(personText.contact))}
        UNION ALL ${newestKeys('trade_inquiry', 'lower(email)', matches.text(personText.trade))}
        UNION ALL ${newestKeys('trade_customer', 'lower(email)', matches.trader)}
        UNION ALL ${newestKeys('mail', 'lower(to_address)', matches.mail)}
      ) AS matching
      WHERE key <> '${erasedAddress}'
      GROUP BY key ORDER BY max(created_at) DESC, key LIMIT ${maxFound}
    )
    SELECT ${displayedKey} AS key, ${personColumns}
    FROM (${keyedRows}) AS keyed WHERE key = ANY(ARRAY(SELECT key FROM found))
    GROUP BY keyed.key ORDER BY "lastSeenAt" DESC, keyed.key`;
  // The best index depends on the search text.
  return runner.run<PersonRow>({ text, usesCustomPlan: true }, [phonePattern(search), ...patterns]);
}
