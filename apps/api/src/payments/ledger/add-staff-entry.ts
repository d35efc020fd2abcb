import { insertUnlessPresent } from '../../database/insert-unless-present';
import type { Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { AppError } from '../../platform/errors/app-error';
import { LedgerEntry } from './ledger-entry.entity';

type StaffEntry = Pick<LedgerEntry, 'kind' | 'method' | 'pence' | 'orderId' | 'movedAt' | 'note'> &
  Partial<Pick<LedgerEntry, 'correctsId' | 'idempotencyKey'>>;

/**
 * The entry of an earlier request with the same idempotency key.
 * @throws AppError `deposit/key-reused` if that request was different
 */
export async function findEntryOfRequest(
  { manager }: Transaction,
  idempotencyKey: string,
  request: Pick<LedgerEntry, 'orderId' | 'method' | 'pence'>,
): Promise<LedgerEntry | null> {
  const earlierEntry = await manager.findOneBy(LedgerEntry, { idempotencyKey });
  const isSame = (field: keyof typeof request) => earlierEntry?.[field] === request[field];
  if (earlierEntry && !(isSame('orderId') && isSame('method') && isSame('pence')))
    throw new AppError('deposit/key-reused');
  return earlierEntry;
}

/** @returns the id of the entry */
export async function addStaffEntry(
  { manager }: Transaction,
  { userId: recordedBy }: Actor,
  entry: StaffEntry,
  at: Date,
): Promise<number> {
  const row = { ...entry, recordedAt: at, recordedBy };
  const id = await insertUnlessPresent(manager, LedgerEntry, row);
  // A concurrent request for another quote used the same key.
  if (id === null) throw new AppError('deposit/key-reused');
  return Number(id);
}
