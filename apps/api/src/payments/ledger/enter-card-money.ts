import { pence, type Pence } from '@app/pricing';
import type { Transaction } from '../../database/statements';
import type { AttemptRow } from '../attempts/attempt-statements';
import type { CheckoutTransaction } from '../provider/card-payments';
import type { RefundRow } from '../refunds/refund-statements';

/** What is there already stays as it is: whoever looks again finds the same charges. */
const insertCharges = `
  INSERT INTO ledger_entry (kind, means, pence, deposit_id, attempt_id, transaction_id, moved_at, recorded_at)
  SELECT 'payment', 'card-online', charge.pence, $1, $2, charge.id, $5, $5
  FROM unnest($3::text[], $4::bigint[]) AS charge (id, pence)
  ON CONFLICT DO NOTHING`;

const insertRefund = `
  INSERT INTO ledger_entry (
    kind, means, pence, deposit_id, attempt_id, refund_id, transaction_id, moved_at, recorded_at, recorded_by)
  VALUES ('refund', $1, $2, $3, $4, $5, $6, $7, $7, $8)`;

/** Of all charges of an attempt but the one that counts ($2), what the ledger says is left with us. */
const insertRest = `
  INSERT INTO ledger_entry (
    kind, means, pence, deposit_id, attempt_id, transaction_id, moved_at, recorded_at, recorded_by)
  SELECT 'refund', $3, -sum(pence), deposit_id, attempt_id, transaction_id, $4, $4, $5
  FROM ledger_entry WHERE attempt_id = $1 AND ($2::text IS NULL OR transaction_id IS DISTINCT FROM $2)
  GROUP BY deposit_id, attempt_id, transaction_id HAVING sum(pence) > 0`;

/** What the provider's books say was given back of charges, where the ledger has less of it. */
const insertGivenBack = `
  INSERT INTO ledger_entry (
    kind, means, pence, deposit_id, attempt_id, transaction_id, moved_at, recorded_at, recorded_by)
  SELECT 'refund', 'card-online', books.rest - sum(pence), deposit_id, attempt_id, transaction_id, $4, $4, $5
  FROM ledger_entry JOIN unnest($2::text[], $3::bigint[]) AS books (id, rest) ON books.id = transaction_id
  WHERE attempt_id = $1
  GROUP BY deposit_id, attempt_id, transaction_id, books.rest HAVING sum(pence) > books.rest`;

/** Where the provider's books have another amount of a charge than its page said. */
const insertCorrections = `
  INSERT INTO ledger_entry (
    kind, means, pence, deposit_id, attempt_id, transaction_id, corrects_id, moved_at, recorded_at)
  SELECT 'correction', means, books.pence - entry.pence, deposit_id, attempt_id, transaction_id, entry.id, moved_at, $4
  FROM ledger_entry AS entry JOIN unnest($2::text[], $3::bigint[]) AS books (id, pence) ON books.id = transaction_id
  WHERE attempt_id = $1 AND kind = 'payment' AND books.pence <> entry.pence
  ON CONFLICT DO NOTHING`;

interface Entered {
  /** `other`: as people say; else by the provider's books. */
  means: 'card-online' | 'other';
  by: number | null;
  at: Date;
}

type Charge = Pick<CheckoutTransaction, 'id' | 'amount' | 'currency'>;

/** Each charge once: also a second one, and one under review. What is not said plainly in pounds enters once it is known. */
export async function enterCharges(
  tx: Transaction,
  { id: attemptId, deposit_id: depositId }: Pick<AttemptRow, 'id' | 'deposit_id'>,
  charges: readonly Charge[],
  at: Date,
): Promise<void> {
  const plain = charges.filter(({ amount, currency }) => amount !== null && amount > 0 && currency === 'GBP');
  const values = [plain.map(({ id }) => id), plain.map(({ amount }) => amount)];
  if (plain.length) await tx.run(insertCharges, [depositId, attemptId, ...values, at]);
}

/** The same of charges as the provider's own books have them, which are right where its page said something else. */
export async function enterBooks(
  tx: Transaction,
  attempt: Pick<AttemptRow, 'id' | 'deposit_id'>,
  charges: readonly { charge: Pick<CheckoutTransaction, 'id'>; amount: Pence }[],
  at: Date,
): Promise<void> {
  const inPounds = charges.map(({ charge, amount }) => ({ id: charge.id, amount, currency: 'GBP' }));
  await enterCharges(tx, attempt, inPounds, at);
  const values = [inPounds.map(({ id }) => id), inPounds.map(({ amount }) => amount)];
  await tx.run(insertCorrections, [attempt.id, ...values, at]);
}

/** @param times how often the provider's books show it: more than once, it went more than once */
export async function enterRefund(
  tx: Transaction,
  refund: Pick<RefundRow, 'id' | 'deposit_id' | 'attempt_id' | 'transaction_id'>,
  { amount, times, means, by, at }: Entered & { amount: Pence; times: number },
): Promise<void> {
  const { id, deposit_id, attempt_id, transaction_id } = refund;
  for (let time = 0; time < times; time += 1) {
    const refundId = time === 0 ? id : null;
    const values = [means, pence(0 - amount), deposit_id, attempt_id, refundId, transaction_id, at, by];
    await tx.run(insertRefund, values);
  }
}

/** Enters that nothing is left with us of the charges of an attempt, but of the one that counts. */
export const enterReturn = (
  tx: Transaction,
  attemptId: string,
  { counted, means, by, at }: Entered & { counted: string | null },
): Promise<unknown> => tx.run(insertRest, [attemptId, counted, means, at, by]);

/** Enters what was given back on the provider's own pages of charges that do not count, as its books say. */
export const enterGivenBack = (
  tx: Transaction,
  attemptId: string,
  charges: readonly { charge: Pick<CheckoutTransaction, 'id'>; left: Pence }[],
  { by, at }: { by: number | null; at: Date },
): Promise<unknown> =>
  tx.run(insertGivenBack, [
    attemptId,
    charges.map(({ charge }) => charge.id),
    charges.map(({ left }) => left),
    at,
    by,
  ]);
