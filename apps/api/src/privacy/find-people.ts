import type { PersonMatch } from '@app/contracts';
import type { Statement, StatementRunner } from '../database/statements';
import { digitsOf, likePattern, phonePattern } from '../platform/lists/search-patterns';
import { erasedAddress } from './erased';
import { homeDigitsSql } from './person-key';

/** What a person is searched by in each table: names, address, digits of the number; as the indexes have it. */
const personWords = {
  contact: words('first_name', 'last_name', 'email', `coalesce(${digitsOf('phone')}, '')`),
  trade: words('contact_name', 'company_name', 'email', digitsOf('phone')),
} as const;

/** The log of mails has an index over more words than these: so each is looked at again. */
const mailWords = {
  indexed: words(`coalesce(to_name, '')`, `coalesce(to_address, '')`, `coalesce(subject, '')`),
  own: words(`coalesce(to_name, '')`, 'to_address'),
} as const;

function words(...columns: string[]): string {
  return `lower(${columns.join(` || ' ' || `)})`;
}

/** More than anybody reads: whoever gets so many asks more precisely. */
const mostFound = 50;
/** Rows of one kind that are looked at; the newest count. */
const mostRows = 200;

const quoteKey = `CASE WHEN customer_email IS NOT NULL THEN lower(customer_email)
  WHEN customer_phone IS NOT NULL THEN '0' || ${homeDigitsSql('customer_phone')} ELSE reference END`;

const fits = (words: string) => `(${words} LIKE $1 OR ${words} LIKE $2)`;

const newest = (select: string) => `(${select} ORDER BY created_at DESC LIMIT ${mostRows})`;

/** `$1` a pattern for names and addresses in small letters, `$2` one for the digits of numbers, or null. */
const findKeys: Statement = {
  name: 'find-people',
  // By the words or through all rows: the words alone tell which is quicker.
  isPlannedAnew: true,
  text: `
    SELECT key FROM (
      ${newest(`SELECT ${quoteKey} AS key, created_at FROM quote
        WHERE (search_text LIKE $1 AND (lower(customer_name) LIKE $1 OR lower(customer_email) LIKE $1))
          OR (search_text LIKE $2 AND ${digitsOf('customer_phone')} LIKE $2)`)}
      UNION ALL ${newest(`SELECT lower(customer_email), created_at FROM deposit
        WHERE erased_at IS NULL AND ${fits('search_text')}`)}
      UNION ALL ${newest(`SELECT lower(email), created_at FROM contact_inquiry WHERE ${fits(personWords.contact)}`)}
      UNION ALL ${newest(`SELECT lower(email), created_at FROM trade_inquiry WHERE ${fits(personWords.trade)}`)}
      UNION ALL ${newest(`SELECT lower(to_address), created_at FROM mail
        WHERE ${mailWords.indexed} LIKE $1 AND ${mailWords.own} LIKE $1
          AND to_address IS NOT NULL AND kind <> 'staff-invitation'`)}
    ) AS found
    WHERE key <> '${erasedAddress}'
    GROUP BY key ORDER BY max(created_at) DESC, key LIMIT ${mostFound}`,
};

/** `$1` addresses, `$2` numbers as keys, `$3` references. */
const describePeople: Statement = {
  name: 'describe-people',
  text: `
    SELECT key,
      array_remove(array_agg(DISTINCT name), NULL) AS names,
      array_remove(array_agg(DISTINCT lower(email)), NULL) AS emails,
      array_remove(array_agg(DISTINCT phone), NULL) AS phones,
      count(*) FILTER (WHERE kind = 'quote')::integer AS quotes,
      count(*) FILTER (WHERE kind = 'deposit')::integer AS deposits,
      count(*) FILTER (WHERE kind = 'inquiry')::integer AS inquiries,
      count(*) FILTER (WHERE kind = 'mail')::integer AS mails,
      max(created_at) AS last_seen_at
    FROM (
      SELECT lower(customer_email) AS key, 'quote' AS kind, customer_name AS name, customer_email AS email,
        customer_phone AS phone, created_at
      FROM quote WHERE customer_email IS NOT NULL AND lower(customer_email) = ANY($1)
      UNION ALL
      SELECT '0' || ${homeDigitsSql('customer_phone')}, 'quote', customer_name, NULL, customer_phone, created_at
      FROM quote WHERE customer_email IS NULL AND customer_phone IS NOT NULL
        AND ${homeDigitsSql('customer_phone')} = ANY($2)
      UNION ALL
      SELECT reference, 'quote', customer_name, NULL, NULL, created_at
      FROM quote WHERE reference = ANY($3) AND customer_email IS NULL AND customer_phone IS NULL
      UNION ALL
      SELECT lower(customer_email), 'deposit', customer_name, customer_email, customer_phone, created_at
      FROM deposit WHERE lower(customer_email) = ANY($1)
      UNION ALL
      SELECT lower(email), 'inquiry', first_name || ' ' || last_name, email, phone, created_at
      FROM contact_inquiry WHERE lower(email) = ANY($1)
      UNION ALL
      SELECT lower(email), 'inquiry', contact_name, email, phone, created_at
      FROM trade_inquiry WHERE lower(email) = ANY($1)
      UNION ALL
      SELECT lower(to_address), 'mail', to_name, to_address, NULL, created_at
      FROM mail WHERE to_address IS NOT NULL AND lower(to_address) = ANY($1) AND kind <> 'staff-invitation'
    ) AS part
    GROUP BY key ORDER BY last_seen_at DESC, key`,
};

interface PersonRow {
  key: string;
  names: string[];
  emails: string[];
  phones: string[];
  quotes: number;
  deposits: number;
  inquiries: number;
  mails: number;
  last_seen_at: Date;
}

/** Everybody whose name, address or number has a text in it, whoever was seen last first; nobody for no text. */
export async function findPeople(runner: StatementRunner, search: string | null): Promise<PersonMatch[]> {
  if (!search) return [];
  const keys = (
    await runner.run<{ key: string }>(findKeys, [likePattern(search.toLowerCase()), phonePattern(search)])
  ).map(({ key }) => key);
  if (!keys.length) return [];
  const addresses = keys.filter((key) => key.includes('@'));
  const numbers = keys.filter((key) => /^0\d*$/.test(key)).map((key) => key.slice(1));
  const references = keys.filter((key) => key.startsWith('VT-'));
  const rows = await runner.run<PersonRow & Record<string, unknown>>(describePeople, [
    addresses,
    numbers,
    references,
  ]);
  return rows.map(({ last_seen_at, ...row }) => ({ ...row, lastSeenAt: last_seen_at.toISOString() }));
}
