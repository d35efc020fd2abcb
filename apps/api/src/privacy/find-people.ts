import type { PersonMatch } from '@app/contracts';
import type { InDatabase, StatementRunner } from '../database/statements';
import { receiverTextSql } from '../mail';
import { Filters, type Page } from '../platform/lists/read-page';
import { foldedSql } from '../platform/lists/search-patterns';
import { inquiryTextsSql, matchesEveryTermSql, personOfQuoteConditions, readSearch } from '../quotes';
import { erasedAddress, nationalNumberSql, displayedKeySql } from './person-keys';
import { keyedRowsSql } from './person-rows';

export const maxFound = 50;
/** Newest matches that are read per table. */
const maxRows = 200;
/** A word in at least this many of a table's newest rows is common: then they are read by age, else by an index. */
const sample = { rows: 1_000, matches: 25 };
/** In so many rows a common word has `maxRows` matches. */
const newestRows = 12_000;

const quoteKeySql = `CASE WHEN customer_email IS NOT NULL THEN lower(customer_email)
  WHEN customer_phone IS NOT NULL THEN ${nationalNumberSql('customer_phone')} ELSE reference END`;

const byAgeSql = (limit: number) => `ORDER BY created_at DESC LIMIT ${limit}`;

/** SQL: keys of the newest matching rows of a table. */
function newestKeysSql(table: string, key: string, matches: string, filter = 'true'): string {
  const keysSql = (rows: string) => `SELECT ${key} AS key, created_at FROM ${rows} WHERE ${matches}`;
  const newestSql = (limit: number) =>
    `(SELECT * FROM ${table} WHERE ${filter} ${byAgeSql(limit)}) AS ${table}`;
  // OFFSET 0: the planner may read the whole table by age for a word that it takes to be common.
  return `(
    WITH common AS MATERIALIZED (
      SELECT FROM ${newestSql(sample.rows)} WHERE ${matches} OFFSET ${sample.matches - 1} LIMIT 1
    ), recent AS MATERIALIZED (
      ${keysSql(newestSql(newestRows))} AND EXISTS (SELECT FROM common) ${byAgeSql(maxRows)}
    ), enough AS (SELECT FROM recent OFFSET ${maxRows - 1})
    SELECT * FROM recent WHERE EXISTS (SELECT FROM enough)
    UNION ALL (
      SELECT * FROM (${keysSql(table)} AND ${filter} AND NOT EXISTS (SELECT FROM enough) OFFSET 0) AS rare ${byAgeSql(maxRows)}))`;
}

export const countOfSql = (...kinds: string[]) =>
  `count(*) FILTER (WHERE kind IN ('${kinds.join("', '")}'))::integer`;
const distinctValuesSql = (values: string) =>
  `coalesce(array_remove(array_agg(DISTINCT ${values}), NULL), '{}')`;

/** SQL: columns of the contract, aggregated over rows with keys. */
export const personColumnsSql = `${distinctValuesSql('name')} AS names, ${distinctValuesSql(`CASE WHEN key LIKE '%@%' THEN key END`)} AS emails,
  ${distinctValuesSql('phone')} AS phones, ${countOfSql('quote')} AS quotes, ${countOfSql('deposit')} AS deposits,
  ${countOfSql('contact', 'trade')} AS inquiries, ${countOfSql('mail')} AS mails, max(created_at) AS "lastSeenAt"`;

type PersonRow = InDatabase<PersonMatch, 'lastSeenAt'>;

/** The fifty seen last; `total` is one more if there are others. */
export async function findPeople(runner: StatementRunner, search: string | null): Promise<Page<PersonRow>> {
  if (!search) return { rows: [], total: 0 };
  const terms = readSearch(search);
  const filters = new Filters();
  const has = (text: string) => matchesEveryTermSql(filters, text, terms);
  const ofQuote = personOfQuoteConditions(filters, terms);
  const ofMailSql = `${has(receiverTextSql)} AND to_address IS NOT NULL AND kind <> 'staff-invitation'`;
  const textSql = `
    WITH ${[...ofQuote.ctes, ''].join(', ')}found AS (
      SELECT key FROM (
        ${newestKeysSql('quote', quoteKeySql, ofQuote.condition, 'deleted_at IS NULL')}
        UNION ALL (
          SELECT ${quoteKeySql}, created_at FROM quote WHERE deleted_at IS NOT NULL AND ${ofQuote.condition} ${byAgeSql(maxRows)})
        UNION ALL ${newestKeysSql('deposit', 'lower(customer_email)', `erased_at IS NULL AND ${has('search_text')}`)}
        UNION ALL ${newestKeysSql('contact_inquiry', 'lower(email)', has(inquiryTextsSql.contact))}
        UNION ALL ${newestKeysSql('trade_inquiry', 'lower(email)', has(inquiryTextsSql.trade))}
        UNION ALL ${newestKeysSql('trade_customer', 'lower(email)', has(foldedSql(`' ' || company || ' ' || email`)))}
        UNION ALL ${newestKeysSql('mail', 'lower(to_address)', ofMailSql)}
      ) AS matching
      WHERE key <> '${erasedAddress}'
      GROUP BY key ORDER BY max(created_at) DESC, key LIMIT ${maxFound + 1}
    )
    SELECT ${displayedKeySql} AS key, ${personColumnsSql}
    FROM (${keyedRowsSql}) AS keyed WHERE key = ANY(ARRAY(SELECT key FROM found))
    GROUP BY keyed.key ORDER BY "lastSeenAt" DESC, keyed.key`;
  // The best index depends on the search text.
  const found = await runner.run<PersonRow>({ text: textSql, usesCustomPlan: true }, filters.values);
  return { rows: found.slice(0, maxFound), total: found.length };
}
