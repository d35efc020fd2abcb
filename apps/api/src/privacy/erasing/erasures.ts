import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/statements';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { randomId } from '../../platform/ids/random-id';
import { homeDigits } from '../person-keys';
import { isNothing, keyedRows, rowsOfPerson, textsOfDetails, type PersonRows } from '../person-rows';
import { holdsSomething, rowsOfQuotes } from '../retention/due';
import { eraseRows, lockQuotesToErase } from './erase-rows';

/** Who was erased, as it is carried from one database to the next. */
export interface Erasures {
  /** Their times as JSON has them. */
  people: { digest: string; secret: string; erasedAt: string }[];
  /** Their quotes: an older file may have one before it said whose it was. */
  quoteIds: string[];
}

/** The moment that an export names may be that of an erasure which was not committed yet: no statement takes longer. */
const overlapMs = 60_000;
export const since = (writtenAt: Date): Date => new Date(writtenAt.getTime() - overlapMs);

const hash = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;
/**
 * SQL: the digest of `key` with `secret`, which goes in twice as in an HMAC. An older one was made in the same way, with
 * the kind before the key.
 */
const digest = hash(
  `secret || ${hash(`secret
  || CASE WHEN key LIKE '%@%' THEN 'email:' WHEN key LIKE 'VT-%' THEN 'reference:' ELSE 'phone:' END || key`)}`,
);

const toLatest =
  'ON CONFLICT (digest) DO UPDATE SET erased_at = greatest(erasure.erased_at, excluded.erased_at)';

/** Of everybody who was erased, here and so far; what a dump is compared with before it takes the place of it. */
export const erasuresSql = `
  SELECT
    (SELECT coalesce(jsonb_agg(jsonb_build_object('digest', digest, 'secret', secret, 'erasedAt', erased_at)), '[]')
      FROM public.erasure) AS people,
    ARRAY(SELECT id FROM public.quote WHERE erased_at > $1) AS "quoteIds"`;

/** Writes down that somebody is erased, in the transaction that does it. */
export async function recordErasure(tx: Transaction, keys: readonly string[], at: Date): Promise<void> {
  await tx.query(
    `INSERT INTO erasure (digest, secret, erased_at)
     SELECT ${digest}, secret, $3
     FROM unnest($1::text[]) AS key, (SELECT coalesce((SELECT secret FROM erasure LIMIT 1), $2) AS secret) AS known
     ${toLatest}`,
    [keys, randomBytes(32).toString('hex'), at],
  );
}

/** Puts those of another database beside those that are here. */
export async function mergeErasures(tx: Transaction, { people }: Erasures): Promise<void> {
  await tx.query(
    `INSERT INTO erasure (digest, secret, erased_at)
     SELECT digest, secret, "erasedAt"
     FROM jsonb_to_recordset($1) AS people (digest text, secret text, "erasedAt" timestamptz)
     ${toLatest}`,
    [JSON.stringify(people)],
  );
}

/** The quotes that were erased after some data was written down, before it takes the place of what is here. */
export async function erasedQuotesSince(tx: Transaction, writtenAt: Date): Promise<string[]> {
  const sql = 'SELECT id FROM quote WHERE erased_at > $1';
  return (await tx.query<{ id: string }[]>(sql, [since(writtenAt)])).map(({ id }) => id);
}

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
export async function replayErasures(tx: Transaction, { writtenAt, at, quoteIds }: Again): Promise<number> {
  let erased = 0;
  const erase = async (rows: PersonRows) => {
    await lockQuotesToErase(tx, rows);
    const before = { ...(await eraseRows(tx, rows, at)) };
    const subject = { kind: 'person', id: randomId() } as const;
    await addAuditEntry(tx, theShop, { at, verb: 'erase', subject, before });
    erased += 1;
  };
  for (const { keys } of await findErased(tx, since(writtenAt))) {
    const rows = await rowsOfPerson(tx, keys);
    if (!isNothing(rows)) await erase(rows);
  }
  if (!quoteIds.length) return erased;
  // Those that say something of somebody again.
  const filled = await tx.query<{ id: string }[]>(
    `SELECT id FROM quote WHERE id = ANY($1) AND ${holdsSomething}`,
    [quoteIds],
  );
  for (const { id } of filled) await erase(await rowsOfQuotes(tx, [id]));
  return erased;
}

const theShop = { userId: null, requestId: null };

/** Addresses and numbers as they stand in words. */
const keysInWords = String.raw`[a-z0-9][a-z0-9._%+-]*@[a-z0-9.-]+[a-z0-9]|\(?\+?\d[\d ()./-]{4,}\d`;

/** Everybody who is known here by keys that were erased since, with all that were erased as one. */
async function findErased(tx: Transaction, erasedSince: Date): Promise<{ keys: string[] }[]> {
  // Mostly nobody, and then nobody's key is reckoned.
  if (!(await tx.query<unknown[]>('SELECT FROM erasure WHERE erased_at > $1 LIMIT 1', [erasedSince])).length)
    return [];
  return tx.query(
    `WITH known AS (
       SELECT key FROM (${keyedRows}) AS keyed
       UNION SELECT ${homeDigits('customer_phone')} FROM quote WHERE customer_phone IS NOT NULL
       UNION SELECT CASE WHEN found[1] LIKE '%@%' THEN found[1] ELSE ${homeDigits('found[1]')} END
         FROM timeline_entry, ${textsOfDetails} AS said,
           regexp_matches(lower(said #>> '{}'), '${keysInWords}', 'g') AS found
     ), since AS (
       SELECT * FROM erasure WHERE erased_at > $1
     ), reckoned AS (
       SELECT key, ${digest} AS digest FROM known, (SELECT DISTINCT secret FROM since) AS used
     )
     SELECT array_agg(key ORDER BY key) AS keys FROM reckoned JOIN since USING (digest)
     GROUP BY erased_at ORDER BY erased_at`,
    [erasedSince],
  );
}
