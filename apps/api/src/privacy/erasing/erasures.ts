import { MoreThan } from 'typeorm';
import { insertUnlessPresent } from '../../database/insert-unless-present';
import type { Transaction } from '../../database/statements';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { randomId } from '../../platform/ids/random-id';
import { noRows, type PersonRows } from '../person-rows';
import { eraseRows } from './erase-rows';
import { Erasure } from './erasure.entity';

export interface ErasureRecord {
  id: string;
  erasedAt: string;
  rows: Partial<PersonRows>;
}

/** An erasure may be committed this much later than its timestamp. */
const overlapMs = 60_000;

export const erasuresSql = `
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'erasedAt', erased_at, 'rows', rows)), '[]') AS erasures
  FROM public.erasure`;

export async function recordErasure(tx: Transaction, rows: PersonRows, at: Date): Promise<void> {
  await tx.manager.insert(Erasure, { id: randomId(), erasedAt: at, rows });
}

export async function mergeErasures(tx: Transaction, records: readonly ErasureRecord[]): Promise<void> {
  for (const { id, erasedAt, rows } of records)
    await insertUnlessPresent(tx.manager, Erasure, { id, erasedAt: new Date(erasedAt), rows });
}

/**
 * Erases again the people who were erased after `writtenAt`, when the restored data was written. No other writers may be
 * active.
 * @returns the number of people
 */
export async function replayErasures(tx: Transaction, writtenAt: Date, at: Date): Promise<number> {
  const erased = await tx.manager.find(Erasure, {
    where: { erasedAt: MoreThan(new Date(writtenAt.getTime() - overlapMs)) },
    order: { erasedAt: 'ASC' },
  });
  for (const { rows } of erased) {
    const before = { ...(await eraseRows(tx, { ...noRows, ...rows }, at)) };
    const subject = { kind: 'person', id: randomId() } as const;
    await addAuditEntry(tx, { userId: null, requestId: null }, { at, verb: 'erase', subject, before });
  }
  return erased.length;
}
