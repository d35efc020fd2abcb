import { formatDay, formatGbp, type Pence, pence, sumPence } from '@app/pricing';
import { In } from 'typeorm';
import type { Transaction } from '../../database/statements';
import { addStaffTask } from '../../staff-tasks';
import type { PayoutEntry } from '../provider/card-payments';
import { PayoutEntryRecord } from './payout-entry.entity';

/** A payout that is read late gets the day of entry; its own day stays in `paidOn`. */
const daysInOpenMonthsSql = `
  SELECT day, day_in_open_month(day, $2) AS "bookedOn" FROM unnest($1::text[]) AS day`;

/**
 * Idempotent. What is kept never changes: if the provider lists it otherwise, staff get a task, once. Failed payouts are
 * not kept, since no money moved.
 */
export async function recordPayouts(
  tx: Transaction,
  entries: readonly PayoutEntry[],
  at: Date,
): Promise<void> {
  const known = await tx.manager.findBy(PayoutEntryRecord, { providerId: In(entries.map(({ id }) => id)) });
  const knownById = new Map(known.map((entry) => [entry.providerId, entry]));
  for (const entry of entries) {
    const kept = knownById.get(entry.id);
    if (kept && isChanged(kept, entry))
      await addStaffTask(tx, 'check-books', { key: `payout:${entry.id}`, note: describe(kept, entry), at });
  }
  const added = entries.filter(({ id, isFailed }) => !isFailed && !knownById.has(id));
  if (added.length === 0) return;
  const days = await tx.run<{ day: string; bookedOn: string }>(daysInOpenMonthsSql, [
    [...new Set(added.map(({ paidOn }) => paidOn))],
    at,
  ]);
  const bookedOn = new Map(days.map((day) => [day.day, day.bookedOn]));
  const rows = added.map((entry) => ({
    providerId: entry.id,
    kind: entry.kind,
    pence: String(grossOf(entry)),
    feePence: String(entry.fee),
    reference: entry.reference,
    transactionCode: entry.transactionCode,
    paidOn: entry.paidOn,
    bookedOn: bookedOn.get(entry.paidOn) ?? entry.paidOn,
    recordedAt: at,
  }));
  await tx.manager.createQueryBuilder().insert().into(PayoutEntryRecord).values(rows).orIgnore().execute();
}

const grossOf = ({ kind, amount, fee }: PayoutEntry): Pence =>
  kind === 'payout' ? sumPence([amount, fee]) : pence(0 - amount);

const isChanged = (kept: PayoutEntryRecord, entry: PayoutEntry): boolean =>
  entry.isFailed ||
  kept.kind !== entry.kind ||
  Number(kept.pence) !== grossOf(entry) ||
  Number(kept.feePence) !== entry.fee ||
  kept.paidOn !== entry.paidOn;

const describe = (kept: PayoutEntryRecord, { isFailed, reference, transactionCode }: PayoutEntry): string => {
  const amount = formatGbp(pence(Math.abs(Number(kept.pence))));
  const subject = [reference, transactionCode].filter(Boolean).join(', ');
  const change = isFailed ? 'as failed' : 'with other figures';
  return `${amount} of the payout of ${formatDay(kept.paidOn)} (${subject}) is in the accounts. The card provider now lists it ${change}.`;
};
