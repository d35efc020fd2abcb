import { statusOf, successfulTransactions } from '../checkouts/checkout-status';
import { refundStatus } from '../checkouts/to-transaction-response';
import type { CallRecord, CheckoutRecord, WebhookRecord } from '../state/records';
import type { SandboxStore } from '../state/sandbox-store';

const isoOf = (ms: number) => new Date(ms).toISOString();

/** How often and with how much each reference was charged: what 'no double charge' is measured by. */
export function chargesOf(checkout: CheckoutRecord) {
  const successful = successfulTransactions(checkout);
  const refunds = successful.flatMap((transaction) => transaction.refunds);
  return {
    reference: checkout.reference,
    checkoutId: checkout.id,
    amountPence: checkout.amountPence,
    charges: successful.length,
    chargedPence: successful.length * checkout.amountPence,
    injectedCharges: successful.filter(({ isInjected }) => isInjected).length,
    refundedPence: refunds.reduce((sum, { amountPence }) => sum + amountPence, 0),
  };
}

export const refundsOf = (checkout: CheckoutRecord, store: SandboxStore) =>
  checkout.transactions.flatMap((transaction) =>
    transaction.refunds.map((refund) => ({
      reference: checkout.reference,
      checkoutId: checkout.id,
      transactionId: transaction.id,
      amountPence: refund.amountPence,
      at: isoOf(refund.atMs),
      status: refundStatus(refund, store),
    })),
  );

export const checkoutView = (checkout: CheckoutRecord, store: SandboxStore) => ({
  id: checkout.id,
  pageId: checkout.pageId,
  reference: checkout.reference,
  amountPence: checkout.amountPence,
  status: statusOf(checkout, store),
  returnUrl: checkout.returnUrl ?? null,
  redirectUrl: checkout.redirectUrl ?? null,
  validUntil: checkout.validUntil ?? null,
  transactions: checkout.transactions.map(({ id, code, status, atMs }) => ({
    id,
    code,
    status,
    at: isoOf(atMs),
  })),
});

export const webhookView = ({
  id,
  checkoutId,
  reference,
  url,
  body,
  state,
  dueMs,
  tries,
}: WebhookRecord) => ({
  id,
  checkoutId,
  reference,
  url,
  body,
  state,
  dueAt: isoOf(dueMs),
  tries,
});

export interface CallFilter {
  operation?: string;
  reference?: string;
  after?: string;
}

export const isWanted =
  ({ operation, reference, after }: CallFilter) =>
  (call: CallRecord): boolean =>
    (operation === undefined || call.operation === operation) &&
    (reference === undefined || call.reference === reference) &&
    (after === undefined || call.number > Number(after));
