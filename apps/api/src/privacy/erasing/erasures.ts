import { randomBytes } from 'node:crypto';
import type { Statement, StatementRunner, Transaction } from '../../database/statements';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { randomId } from '../../platform/ids/random-id';
import { homeDigits } from '../person-keys';
import {
  isNothing,
  keyedRows,
  rowsOfPerson,
  textsOfDetails,
  touchedQuotes,
  type PersonRows,
} from '../person-rows';
import { rowsOfQuotes } from '../retention/remove-due';
import { holdsSomething } from '../retention/retention-statements';
import { eraseRows } from './erase-rows';
import { lockQuotesToErase } from './erase-statements';

/** Who was erased, as it is carried from one database to the next. */
export interface Erasures {
  /** Their times as JSON has them. */
  people: { digest: string; secret: string; erasedAt: string }[];
  /** Their quotes: an older file may have one before it said whose it was. */
  quoteIds: string[];
}

/** The moment that an export names may be that of an erasure which was not committed yet: no statement takes longer. */
const overlapMs = 60_000;

const bytes = (text: string) => `convert_to(${text}, 'UTF8')`;
const hash = (text: string) => `encode(sha256(${bytes(text)}), 'hex')`;
/** SQL: the digest of a text with a secret, which goes in twice as in an HMAC. */
const digest = (secret: string, text: string) => hash(`${secret} || ${hash(`${secret} || ${text}`)}`);

/** SQL: what the digest of a key is made of. */
const named = `CASE WHEN key LIKE '%@%' THEN 'email:' WHEN key LIKE 'VT-%' THEN 'reference:' ELSE 'phone:' END || key`;

const noteErasureStatement: Statement = {
  name: 'note-erasure',
  text: `
    INSERT INTO erasure (digest, secret, erased_at)
    SELECT ${digest('secret', named)}, secret, $3
    FROM unnest($1::text[]) AS key, (SELECT coalesce((SELECT secret FROM erasure LIMIT 1), $2) AS secret) AS known
    ON CONFLICT (digest) DO UPDATE SET erased_at = greatest(erasure.erased_at, excluded.erased_at)`,
};

const keepErasuresStatement: Statement = {
  name: 'keep-erasures',
  text: `
    INSERT INTO erasure (digest, secret, erased_at)
    SELECT * FROM unnest($1::text[], $2::text[], $3::timestamptz[])
    ON CONFLICT (digest) DO UPDATE SET erased_at = greatest(erasure.erased_at, excluded.erased_at)`,
};

/** Of everybody who was erased, here and so far; what a dump is compared with before it takes the place of it. */
export const erasuresSql = `
  SELECT
    (SELECT coalesce(jsonb_agg(jsonb_build_object('digest', digest, 'secret', secret, 'erasedAt', erased_at)), '[]')
      FROM public.erasure) AS people,
    ARRAY(SELECT id FROM public.quote WHERE erased_at > $1) AS "quoteIds"`;

const findErasedQuotes: Statement = {
  name: 'find-erased-quotes',
  text: 'SELECT id FROM quote WHERE erased_at > $1',
};

/** Of these quotes those that say something of somebody again. */
const findFilledQuotes: Statement = {
  name: 'find-filled-quotes',
  text: `SELECT id FROM quote WHERE id = ANY($1) AND ${holdsSomething}`,
};

const hasErased: Statement = {
  name: 'has-erased-since',
  text: 'SELECT FROM erasure WHERE erased_at > $1 LIMIT 1',
};

/** Addresses and numbers as they stand in words. */
const keysInWords = String.raw`[a-z0-9][a-z0-9._%+-]*@[a-z0-9.-]+[a-z0-9]|\(?\+?\d[\d ()./-]{4,}\d`;

/** Everybody who is known here by keys that were erased since `$1`, with all that were erased as one. */
const findErased: Statement = {
  name: 'find-erased',
  isPlannedAnew: true,
  text: `
    WITH known AS (
      SELECT key FROM (${keyedRows}) AS keyed
      UNION SELECT ${homeDigits('customer_phone')} FROM quote WHERE customer_phone IS NOT NULL
      UNION SELECT CASE WHEN found[1] LIKE '%@%' THEN found[1] ELSE ${homeDigits('found[1]')} END
        FROM timeline_entry, ${textsOfDetails} AS said, regexp_matches(lower(said #>> '{}'), '${keysInWords}', 'g') AS found
    ), since AS (SELECT * FROM erasure WHERE erased_at > $1)
    SELECT array_agg(key ORDER BY key) AS keys FROM known
    CROSS JOIN (SELECT DISTINCT secret FROM since) AS used
    JOIN since ON since.digest = ${digest('used.secret', named)}
    GROUP BY erased_at ORDER BY erased_at`,
};

/** Writes down that somebody is erased, in the transaction that does it. */
export async function noteErasure(tx: StatementRunner, keys: readonly string[], at: Date): Promise<void> {
  await tx.run(noteErasureStatement, [keys, randomBytes(32).toString('hex'), at]);
}

/** Puts those of another database beside those that are here. */
export async function keepErasures(tx: StatementRunner, { people }: Erasures): Promise<void> {
  await tx.run(keepErasuresStatement, [
    people.map((row) => row.digest),
    people.map(({ secret }) => secret),
    people.map(({ erasedAt }) => erasedAt),
  ]);
}

/** The quotes that were erased after some data was written down, before it takes the place of what is here. */
export async function erasedQuotesSince(tx: StatementRunner, writtenAt: Date): Promise<string[]> {
  return (await tx.run<{ id: string }>(findErasedQuotes, [since(writtenAt)])).map(({ id }) => id);
}

export const since = (writtenAt: Date): Date => new Date(writtenAt.getTime() - overlapMs);

interface Again {
  writtenAt: Date;
  at: Date;
  /** Of what was here before. */
  quoteIds: readonly string[];
}

/**
 * Erases everybody again who was erased after the data was written down that is here now. What was under way about their
 * money goes on without their name. Nobody else writes meanwhile.
 * @returns how many there were
 */
export async function eraseAgain(tx: Transaction, { writtenAt, at, quoteIds }: Again): Promise<number> {
  let erased = 0;
  const erase = async (rows: PersonRows) => {
    await tx.run(lockQuotesToErase, [touchedQuotes(rows), rows.depositIds]);
    const before = { ...(await eraseRows(tx, rows, at)) };
    const subject = { kind: 'person', id: randomId() } as const;
    await addAuditEntry(tx, theShop, { at, verb: 'erase', subject, before, after: null });
    erased += 1;
  };
  for (const keys of await findPeople(tx, since(writtenAt))) {
    const rows = await rowsOfPerson(tx, keys);
    if (!isNothing(rows)) await erase(rows);
  }
  for (const { id } of await tx.run<{ id: string }>(findFilledQuotes, [quoteIds]))
    await erase(await rowsOfQuotes(tx, [id]));
  return erased;
}

const theShop = { userId: null, requestId: null };

/** Mostly nobody, and then nobody's key is reckoned. */
async function findPeople(tx: StatementRunner, erasedSince: Date): Promise<string[][]> {
  if (!(await tx.run(hasErased, [erasedSince])).length) return [];
  return (await tx.run<{ keys: string[] }>(findErased, [erasedSince])).map(({ keys }) => keys);
}
