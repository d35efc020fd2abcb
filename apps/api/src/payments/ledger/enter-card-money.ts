import { pence, sumPence, type Pence } from '@app/pricing';
import type { Transaction } from '../../database/statements';
import type { AttemptRow } from '../attempts/attempt-statements';
import type { CheckoutTransaction } from '../provider/card-payments';
import type { RefundRow } from '../refunds/refund-statements';

/** What is there already stays as it is: whoever looks again finds the same charges. */
const insertCharges = `
  INSERT INTO ledger_entry (kind, means, pence, deposit_id, attempt_id, transaction_id, moved_at, recorded_at)
  SELECT 'payment', 'card-online', charge.pence, $1, $2, nullif(charge.id, ''), $5, $5
  FROM unnest($3::text[], $4::bigint[]) AS charge (id, pence)
  ON CONFLICT DO NOTHING`;

/** What was entered of an attempt without an id, and which of the ids that are told now ($2) have entries. */
const readUnnamed = `
  SELECT pence, ARRAY(
    SELECT transaction_id FROM ledger_entry WHERE kind = 'payment' AND transaction_id = ANY($2)) AS known
  FROM ledger_entry WHERE attempt_id = $1 AND kind = 'payment' AND transaction_id IS NULL`;

/** Also of what was given back of it. The trigger of the table lets an id be filled in, once. */
const fillInId =
  'UPDATE ledger_entry SET transaction_id = $2 WHERE attempt_id = $1 AND transaction_id IS NULL';

/** The charges of an attempt that were entered under other ids than these ($2). */
const readNotNamed = `
  SELECT sum(pence)::text AS pence FROM ledger_entry
  WHERE attempt_id = $1 AND kind IN ('payment', 'correction') AND transaction_id <> ALL($2)
  GROUP BY transaction_id`;

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

type Charge = Pick<CheckoutTransaction, 'id' | 'amount' | 'currency'>;

/**
 * Gives the entry of charges that were reported without an id its id, once the provider tells it: it is the same money. Where
 * the entry was for more than that charge, it is corrected, and the others get entries of their own.
 */
async function nameCharges(
  tx: Transaction,
  attemptId: string,
  named: readonly { charge: string; amount: Pence }[],
  unnamed: Pence,
  at: Date,
): Promise<void> {
  const ids = named.map(({ charge }) => charge);
  const [entry] = await tx.run<{ pence: string; known: string[] }>(readUnnamed, [attemptId, ids]);
  // As much as before is still without an id: what has one came besides.
  if (!entry || unnamed >= Number(entry.pence)) return;
  const fresh = named.filter(({ charge }) => !entry.known.includes(charge));
  const same = fresh.find(({ amount }) => amount === Number(entry.pence)) ?? fresh[0];
  if (!same) return;
  await tx.run(fillInId, [attemptId, same.charge]);
  await tx.run(insertCorrections, [attemptId, [same.charge], [same.amount], at]);
}

/** Of charges that are reported without an id, those that were not entered under their id before. */
async function findNew(
  tx: Transaction,
  attemptId: string,
  named: readonly { charge: string }[],
  unnamed: readonly Pence[],
): Promise<Pence[]> {
  const left = [...unnamed];
  if (!left.length) return left;
  const ids = named.map(({ charge }) => charge);
  for (const entered of await tx.run<{ pence: string }>(readNotNamed, [attemptId, ids]))
    left.splice(Math.max(left.indexOf(pence(Number(entered.pence))), 0), 1);
  return left;
}

/**
 * Enters what cards were charged on a page, each charge once: also a second one, and one under review. What is not said
 * plainly in pounds is with people, and enters once it is known.
 */
export async function enterCharges(
  tx: Transaction,
  { id, deposit_id: depositId }: Pick<AttemptRow, 'id' | 'deposit_id'>,
  charges: readonly Charge[],
  at: Date,
): Promise<void> {
  const inPounds = charges.flatMap(({ id: charge, amount, currency }) =>
    amount !== null && amount > 0 && currency === 'GBP' ? [{ charge, amount }] : [],
  );
  const named = inPounds.filter(({ charge }) => charge !== '');
  const withoutId = inPounds.filter(({ charge }) => charge === '').map(({ amount }) => amount);
  const unnamed = sumPence(await findNew(tx, id, named, withoutId));
  const entered = unnamed > 0 ? [...named, { charge: '', amount: unnamed }] : named;
  if (!entered.length) return;
  await nameCharges(tx, id, named, unnamed, at);
  const values = [entered.map(({ charge }) => charge), entered.map(({ amount }) => amount)];
  await tx.run(insertCharges, [depositId, id, ...values, at]);
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

/**
 * Enters money that was given back of a charge.
 * @param times how often the provider's books show it: more than once, it went more than once
 */
export async function enterRefund(
  tx: Transaction,
  refund: Pick<RefundRow, 'id' | 'deposit_id' | 'attempt_id' | 'transaction_id'>,
  {
    amount,
    times,
    means,
    by,
    at,
  }: {
    amount: Pence;
    times: number;
    means: 'card-online' | 'other';
    by: number | null;
    at: Date;
  },
): Promise<void> {
  const { id, deposit_id, attempt_id, transaction_id } = refund;
  for (let time = 0; time < times; time += 1) {
    const refundId = time === 0 ? id : null;
    await tx.run(insertRefund, [
      means,
      pence(0 - amount),
      deposit_id,
      attempt_id,
      refundId,
      transaction_id,
      at,
      by,
    ]);
  }
}

/**
 * Enters that nothing is left with us of the charges of an attempt, but of the one that counts.
 * @param means `other`: as people say; else by the provider's books
 */
export const enterReturn = (
  tx: Transaction,
  attemptId: string,
  {
    counted,
    means,
    by,
    at,
  }: {
    counted: string | null;
    means: 'card-online' | 'other';
    by: number | null;
    at: Date;
  },
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
