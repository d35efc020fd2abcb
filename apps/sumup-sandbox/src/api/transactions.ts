import { randomUUID } from 'node:crypto';
import { refundablePence } from '../checkouts/to-checkout-response';
import { toTransactionResponse } from '../checkouts/to-transaction-response';
import { findKind } from '../faults/fault-registry';
import type { Sandbox } from '../sandbox';
import type { TransactionRecord } from '../state/records';
import { notFound, problem, type Answer, type Call } from './answer';

function findTransaction({ store }: Sandbox, isWanted: (transaction: TransactionRecord) => boolean) {
  const checkout = store.find(({ transactions }) => transactions.some(isWanted));
  const transaction = checkout?.transactions.find(isWanted);
  return checkout && transaction && { checkout, transaction };
}

export function readTransaction(sandbox: Sandbox, { query }: Call): Answer {
  const found = findTransaction(sandbox, ({ id, code }) =>
    query.id === undefined ? code === query.transaction_code : id === query.id,
  );
  return found
    ? { status: 200, body: toTransactionResponse(found.checkout, found.transaction, sandbox.store) }
    : notFound();
}

export function refundTransaction(sandbox: Sandbox, { params, body, faults }: Call): Answer {
  const { store } = sandbox;
  const found = findTransaction(sandbox, ({ id }) => id === params.transaction_id);
  if (!found) return problem(404, 'Transaction not found');
  const { checkout, transaction } = found;
  const { amount } = body as { amount?: number };
  if (amount !== undefined && amount <= 0) return problem(400, 'amount must be greater than zero');
  const refundable = refundablePence(checkout.amountPence, transaction);
  if (transaction.status !== 'SUCCESSFUL' || refundable <= 0)
    return problem(409, 'The transaction is not refundable in its current state');
  const amountPence = amount === undefined ? refundable : Math.round(amount * 100);
  if (amountPence > refundable) {
    // In minor units, as in the only example of SumUp's documentation.
    const error = { code: 'INVALID_AMOUNT', reason: 'amount_too_high', max_refundable_amount: refundable };
    return problem(422, 'Refund failed.', { errors: [error] });
  }
  transaction.refunds.push({
    id: randomUUID(),
    amountPence,
    atMs: store.nowMs,
    settledMachineMs: store.machineMs + store.scaled((findKind(faults, 'lag')?.seconds ?? 0) * 1_000),
  });
  store.commitCheckout(checkout);
  return { status: 201, body: {} };
}
