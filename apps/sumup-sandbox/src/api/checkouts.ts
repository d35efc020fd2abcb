import { randomUUID } from 'node:crypto';
import { isConfirming, statusOf } from '../checkouts/checkout-status';
import { toCheckoutResponse } from '../checkouts/to-checkout-response';
import { findKind } from '../faults/fault-registry';
import type { Sandbox } from '../sandbox';
import type { CheckoutRecord, CreateRequest } from '../state/records';
import { failure, notFound, problem, type Answer, type Call } from './answer';

const show = (
  status: number,
  checkout: CheckoutRecord,
  sandbox: Sandbox,
  faults: Call['faults'],
): Answer => ({
  status,
  body: toCheckoutResponse(checkout, sandbox, lagOf(checkout, sandbox, faults)),
});

/** A payment that the API does not show yet. */
const lagOf = (
  { transactions }: CheckoutRecord,
  { store }: Sandbox,
  faults: Call['faults'],
): { isLagging: boolean } => {
  const lag = findKind(faults, 'lag');
  const paid = transactions.find(({ status }) => status === 'SUCCESSFUL');
  return {
    isLagging: Boolean(lag && paid && store.machineMs < paid.machineMs + store.scaled(lag.seconds * 1_000)),
  };
};

const invalid = (param: string): Answer => ({
  status: 400,
  body: { message: 'Validation error', error_code: 'INVALID', param },
});

export function createCheckout(sandbox: Sandbox, { body, faults }: Call): Answer {
  const { store, config } = sandbox;
  const request = body as CreateRequest;
  const amountPence = Math.round(request.amount * 100);
  // Rules missing from the document: positive whole pence in the merchant's currency.
  const isMoney = amountPence > 0 && Math.abs(request.amount * 100 - amountPence) < 1e-6;
  if (!isMoney) return invalid('amount');
  if (request.currency !== 'GBP') return invalid('currency');
  if (request.merchant_code !== config.merchantCode) return problem(401);
  const reference = request.checkout_reference;
  // Checked and written without an await in between: of fifty at once only one is first.
  if (store.find((known) => known.reference === reference))
    return failure(409, 'DUPLICATED_CHECKOUT', 'Checkout with this checkout reference already exists');
  const checkout: CheckoutRecord = {
    id: randomUUID(),
    pageId: randomUUID(),
    request,
    reference,
    amountPence,
    createdAtMs: store.nowMs,
    createdMachineMs: store.machineMs,
    isEnded: false,
    transactions: [],
  };
  store.commitCheckout(checkout);
  return show(201, checkout, sandbox, faults);
}

export function listCheckouts(sandbox: Sandbox, { query, faults }: Call): Answer {
  const { checkout_reference: wanted } = query;
  const found = [...sandbox.store.checkouts.values()].filter(
    ({ reference }) => wanted === undefined || reference === wanted,
  );
  return { status: 200, body: found.map((checkout) => show(200, checkout, sandbox, faults).body) };
}

export function readCheckout(sandbox: Sandbox, { params, faults }: Call): Answer {
  const checkout = sandbox.store.checkouts.get(params.checkout_id ?? '');
  return checkout ? show(200, checkout, sandbox, faults) : notFound();
}

export function deactivateCheckout(sandbox: Sandbox, { params, faults }: Call): Answer {
  const { store, deliveries } = sandbox;
  const checkout = store.checkouts.get(params.checkout_id ?? '');
  if (!checkout) return notFound();
  const status = statusOf(checkout, store);
  if (status === 'PAID' || status === 'EXPIRED')
    return failure(409, 'CHECKOUT_PROCESSED', 'Checkout is already processed');
  if (isConfirming(checkout, store))
    return failure(409, 'CHECKOUT_CANT_BE_DEACTIVATED', 'Checkout can not be deactivated');
  checkout.isEnded = true;
  deliveries.commit(checkout);
  return show(200, checkout, sandbox, faults);
}
