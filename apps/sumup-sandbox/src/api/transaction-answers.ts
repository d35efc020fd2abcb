import { refundablePence } from '../checkouts/to-checkout-response';
import { toTransactionResponse } from '../checkouts/to-transaction-response';
import { findKind } from '../faults/fault-book';
import type { FaultRecord } from '../faults/fault';
import type { Sandbox } from '../sandbox';
import type { CallRecord, CheckoutRecord, TransactionRecord } from '../state/records';
import { notFound, problem, type Answer } from './answers';
import { refusedRefund } from './failing-answer';

interface Found {
  checkout: CheckoutRecord;
  transaction: TransactionRecord;
}

function findTransaction({ store }: Sandbox, { id, code }: { id?: string; code?: string }) {
  const { byTransaction, checkouts } = store.state;
  const among = id === undefined ? [...checkouts.values()] : [byTransaction.get(id) ?? []].flat();
  for (const checkout of among) {
    const transaction = checkout.transactions.find((known) =>
      id === undefined ? known.code === code : known.id === id,
    );
    if (transaction) return { checkout, transaction } satisfies Found;
  }
  return undefined;
}

export function readTransaction(sandbox: Sandbox, query: Record<string, string | undefined>): Answer {
  const { id, transaction_code: code } = query;
  const found = id === undefined && code === undefined ? undefined : findTransaction(sandbox, { id, code });
  return found
    ? { status: 200, body: toTransactionResponse(found.checkout, found.transaction, sandbox.store) }
    : notFound();
}

export function refundTransaction(
  sandbox: Sandbox,
  call: CallRecord,
  { merchantCode, transactionId }: { merchantCode: string; transactionId: string },
  faults: readonly FaultRecord[],
): Answer {
  const found =
    merchantCode === sandbox.config.merchantCode
      ? findTransaction(sandbox, { id: transactionId })
      : undefined;
  if (!found) return problem(404, call.number, { detail: 'Transaction not found' });
  const { checkout, transaction } = found;
  const { amount } = (call.body ?? {}) as { amount?: unknown };
  if (amount !== undefined && !(typeof amount === 'number' && amount > 0)) {
    return problem(400, call.number, { detail: 'amount must be greater than zero' });
  }
  if (transaction.status !== 'SUCCESSFUL' || refundablePence(checkout.amountPence, transaction) <= 0) {
    const detail = 'The transaction is not refundable in its current state';
    return problem(409, call.number, { detail });
  }
  const most = refundablePence(checkout.amountPence, transaction);
  const amountPence = amount === undefined ? most : Math.round(amount * 100);
  if (amountPence > most) return refusedRefund(call.number, most);
  giveBack(sandbox, found, amountPence, findKind(faults, 'lag')?.seconds ?? 0);
  return { status: 201, body: {} };
}

function giveBack(
  { store }: Sandbox,
  { checkout, transaction }: Found,
  amountPence: number,
  lagSeconds: number,
) {
  store.commit({
    type: 'refunded',
    checkoutId: checkout.id,
    transactionId: transaction.id,
    refund: {
      number: transaction.refunds.length + 1,
      amountPence,
      atMs: store.nowMs,
      settledMachineMs: store.machineMs + store.scaled(lagSeconds * 1_000),
    },
  });
}
