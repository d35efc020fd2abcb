import { formatDay, formatGbp, type Pence, pence, sumPence } from '@app/pricing';
import type { Transaction } from '../../database/statements';
import { addStaffTask } from '../../staff-tasks';
import type { PayoutEntry } from '../provider/card-payments';

const findKnown = `
  SELECT provider_id AS id, kind, pence::text, fee_pence::text AS "feePence", paid_on AS "paidOn"
  FROM payout_entry WHERE provider_id = ANY($1)`;

interface KnownEntry {
  id: string;
  kind: PayoutEntry['kind'];
  pence: string;
  feePence: string;
  paidOn: string;
}

const insertEntries = `
  INSERT INTO payout_entry
    (provider_id, kind, pence, fee_pence, reference, transaction_code, paid_on, booked_on, recorded_at)
  SELECT id, kind, pence, fee_pence, reference, transaction_code, paid_on, paid_on, $8
  FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::text[])
    AS entry (id, kind, pence, fee_pence, reference, transaction_code, paid_on)
  ON CONFLICT (provider_id) DO NOTHING`;

/**
 * Idempotent. What is kept never changes: if the provider lists it otherwise, staff get a task, once. Failed payouts are
 * not kept, since no money moved.
 */
export async function recordPayouts(
  tx: Transaction,
  entries: readonly PayoutEntry[],
  at: Date,
): Promise<void> {
  const known = await tx.run<KnownEntry>(findKnown, [entries.map(({ id }) => id)]);
  const knownById = new Map(known.map((entry) => [entry.id, entry]));
  for (const entry of entries) {
    const kept = knownById.get(entry.id);
    if (kept && isChanged(kept, entry))
      await addStaffTask(tx, 'check-books', { key: `payout:${entry.id}`, note: describe(kept, entry), at });
  }
  const added = entries.filter(({ id, isFailed }) => !isFailed && !knownById.has(id));
  if (added.length === 0) return;
  await tx.run(insertEntries, [
    added.map(({ id }) => id),
    added.map(({ kind }) => kind),
    added.map(grossOf),
    added.map(({ fee }) => fee),
    added.map(({ reference }) => reference),
    added.map(({ transactionCode }) => transactionCode),
    added.map(({ paidOn }) => paidOn),
    at,
  ]);
}

const grossOf = ({ kind, amount, fee }: PayoutEntry): Pence =>
  kind === 'payout' ? sumPence([amount, fee]) : pence(0 - amount);

const isChanged = (kept: KnownEntry, entry: PayoutEntry): boolean =>
  entry.isFailed ||
  kept.kind !== entry.kind ||
  Number(kept.pence) !== grossOf(entry) ||
  Number(kept.feePence) !== entry.fee ||
  kept.paidOn !== entry.paidOn;

const describe = (kept: KnownEntry, { isFailed, reference, transactionCode }: PayoutEntry): string => {
  const amount = formatGbp(pence(Math.abs(Number(kept.pence))));
  const subject = [reference, transactionCode].filter(Boolean).join(', ');
  const change = isFailed ? 'as failed' : 'with other figures';
  return `${amount} of the payout of ${formatDay(kept.paidOn)} (${subject}) is in the accounts. The card provider now lists it ${change}.`;
};
