import { formatDay, formatGbp, type Pence, pence, sumPence } from '@app/pricing';
import { In } from 'typeorm';
import type { Transaction } from '../../database/statements';
import { addStaffTask } from '../../staff-tasks';
import type { PayoutEntry } from '../provider/card-payments';
import { PayoutEntryRecord } from './payout-entry.entity';

/** If the month of a payout is already locked, it is booked on the day of entry. Its own day is still in `paidOn`. */
const daysInOpenMonthsSql = `
  SELECT day, day_in_open_month(day, $2) AS "bookedOn" FROM unnest($1::text[]) AS day`;

/**
 * Idempotent. Stored entries never change: if the provider lists an entry differently later, staff get one task about it. Failed
 * payouts are not stored, because no money moved.
 */
export async function recordPayouts(
  tx: Transaction,
  entries: readonly PayoutEntry[],
  at: Date,
): Promise<void> {
  const storedEntries = await tx.manager.findBy(PayoutEntryRecord, {
    providerId: In(entries.map(({ id }) => id)),
  });
  const storedById = new Map(storedEntries.map((entry) => [entry.providerId, entry]));
  for (const entry of entries) {
    const stored = storedById.get(entry.id);
    if (stored && isChanged(stored, entry))
      await addStaffTask(tx, 'check-books', { key: `payout:${entry.id}`, note: describe(stored, entry), at });
  }
  const added = entries.filter(({ id, isFailed }) => !isFailed && !storedById.has(id));
  if (added.length === 0) return;
  const days = await tx.run<{ day: string; bookedOn: string }>(daysInOpenMonthsSql, [
    [...new Set(added.map(({ paidOn }) => paidOn))],
    at,
  ]);
  const bookedDays = new Map(days.map(({ day, bookedOn }) => [day, bookedOn]));
  const rows = added.map((entry) => ({
    providerId: entry.id,
    kind: entry.kind,
    pence: String(grossOf(entry)),
    feePence: String(entry.fee),
    reference: entry.reference,
    transactionCode: entry.transactionCode,
    paidOn: entry.paidOn,
    bookedOn: bookedDays.get(entry.paidOn) ?? entry.paidOn,
    recordedAt: at,
  }));
  await tx.manager.createQueryBuilder().insert().into(PayoutEntryRecord).values(rows).orIgnore().execute();
}

const grossOf = ({ kind, amount, fee }: PayoutEntry): Pence =>
  kind === 'payout' ? sumPence([amount, fee]) : pence(0 - amount);

const isChanged = (stored: PayoutEntryRecord, entry: PayoutEntry): boolean =>
  entry.isFailed ||
  stored.kind !== entry.kind ||
  Number(stored.pence) !== grossOf(entry) ||
  Number(stored.feePence) !== entry.fee ||
  stored.paidOn !== entry.paidOn;

const describe = (
  stored: PayoutEntryRecord,
  { isFailed, reference, transactionCode }: PayoutEntry,
): string => {
  const amount = formatGbp(pence(Math.abs(Number(stored.pence))));
  const subject = [reference, transactionCode].filter(Boolean).join(', ');
  const change = isFailed ? 'as failed' : 'with other figures';
  return `${amount} of the payout of ${formatDay(stored.paidOn)} (${subject}) is in the accounts. The card provider now lists it ${change}.`;
};
