import { randomBytes } from 'node:crypto';
import type { Statement, StatementRunner, Transaction } from '../../database/statements';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { randomId } from '../../platform/ids/random-id';
import { homeDigitsSql, keyOfTombstone, tombstoneOf, type PersonKey } from '../person-key';
import { noRows, isNothing, rowsOfPerson, touchedQuotes, type PersonRows } from '../person-rows';
import { findWithQuotes, holdsSomething } from '../retention/retention-statements';
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

const noteErasureStatement: Statement = {
  name: 'note-erasure',
  text: `
    INSERT INTO erasure (digest, secret, erased_at)
    SELECT ${digest('secret', '$1::text')}, secret, $3
    FROM (SELECT coalesce((SELECT secret FROM erasure LIMIT 1), $2) AS secret) AS known
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

const phone = homeDigitsSql('customer_phone');

/** Everybody who is known here by the key of one who was erased since `$1`. */
const findErased: Statement = {
  name: 'find-erased',
  isPlannedAnew: true,
  text: `
    WITH known AS (
      SELECT 'email:' || lower(customer_email) AS person FROM quote WHERE customer_email IS NOT NULL
      UNION SELECT 'email:' || lower(customer_email) FROM deposit
      UNION SELECT 'email:' || lower(email) FROM contact_inquiry
      UNION SELECT 'email:' || lower(email) FROM trade_inquiry
      UNION SELECT 'email:' || lower(to_address) FROM mail WHERE to_address IS NOT NULL
      UNION SELECT 'email:' || lower(named[1]) FROM timeline_entry,
        regexp_matches(details::text, '[a-z0-9._%+-]+@[a-z0-9.-]+[a-z0-9]', 'gi') AS found (named)
        WHERE details::text LIKE '%@%'
      UNION SELECT 'phone:' || ${phone} FROM quote WHERE customer_email IS NULL AND customer_phone IS NOT NULL
      UNION SELECT 'reference:' || reference FROM quote
        WHERE customer_email IS NULL AND customer_phone IS NULL AND erased_at IS NULL
    ), since AS (SELECT * FROM erasure WHERE erased_at > $1)
    SELECT person FROM known
    CROSS JOIN (SELECT DISTINCT secret FROM since) AS used
    JOIN since ON since.digest = ${digest('used.secret', 'known.person')}
    ORDER BY person`,
};

/** Writes down that somebody is erased, in the transaction that does it. */
export async function noteErasure(tx: StatementRunner, key: PersonKey, at: Date): Promise<void> {
  await tx.run(noteErasureStatement, [tombstoneOf(key), randomBytes(32).toString('hex'), at]);
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
  for (const person of await findPeople(tx, since(writtenAt))) {
    const rows = await rowsOfPerson(tx, keyOfTombstone(person));
    if (!isNothing(rows)) await erase(rows);
  }
  if (!quoteIds.length) return erased;
  for (const { id } of await tx.run<{ id: string }>(findFilledQuotes, [quoteIds])) {
    const [others] = await tx.run<{ deposit_ids: string[]; mail_ids: string[] }>(findWithQuotes, [[id]]);
    await erase({
      ...noRows,
      quoteIds: [id],
      depositIds: others?.deposit_ids ?? [],
      mailIds: others?.mail_ids ?? [],
    });
  }
  return erased;
}

const theShop = { userId: null, requestId: null };

/** Mostly nobody, and then nobody's key is reckoned. */
async function findPeople(tx: StatementRunner, erasedSince: Date): Promise<string[]> {
  if (!(await tx.run(hasErased, [erasedSince])).length) return [];
  return (await tx.run<{ person: string }>(findErased, [erasedSince])).map(({ person }) => person);
}
