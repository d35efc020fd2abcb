import { randomBytes } from 'node:crypto';
import type { Statement, StatementRunner, Transaction } from '../../database/statements';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { randomId } from '../../platform/ids/random-id';
import { homeDigitsSql, keyOfTombstone, tombstoneOf, type PersonKey } from '../person-key';
import { isNothing, reachOf, touchedQuotes } from '../reach';
import { eraseRows } from './erase-rows';
import { lockQuotesToErase } from './erase-statements';

/** That somebody was erased, as it is carried from one database to the next. */
export type ErasureRow = { digest: string; secret: string; erasedAt: Date };

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
export async function keepErasures(tx: StatementRunner, rows: readonly ErasureRow[]): Promise<void> {
  await tx.run(keepErasuresStatement, [
    rows.map((row) => row.digest),
    rows.map(({ secret }) => secret),
    rows.map(({ erasedAt }) => erasedAt),
  ]);
}

/**
 * Erases everybody again who was erased after the data was written down that is here now. What was under way about their
 * money goes on without their name. Nobody else writes meanwhile.
 * @returns how many there were
 */
export async function eraseAgain(
  tx: Transaction,
  { writtenAt, at }: { writtenAt: Date; at: Date },
): Promise<number> {
  const since = new Date(writtenAt.getTime() - overlapMs);
  if (!(await tx.run(hasErased, [since])).length) return 0;
  const found = await tx.run<{ person: string }>(findErased, [since]);
  let erased = 0;
  for (const { person } of found) {
    const reach = await reachOf(tx, keyOfTombstone(person));
    if (isNothing(reach)) continue;
    await tx.run(lockQuotesToErase, [touchedQuotes(reach), reach.depositIds]);
    const report = await eraseRows(tx, reach, at);
    await addAuditEntry(
      tx,
      { userId: null, requestId: null },
      {
        at,
        deed: 'erase',
        subject: { kind: 'person', id: randomId() },
        before: { ...report },
        after: null,
      },
    );
    erased += 1;
  }
  return erased;
}
