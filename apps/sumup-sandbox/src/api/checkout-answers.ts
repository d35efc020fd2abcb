import { isConfirming, statusOf } from '../checkouts/checkout-status';
import { readCreateRequest, type CreateRequest } from '../checkouts/read-create-request';
import { toCheckoutResponse } from '../checkouts/to-checkout-response';
import { findKind } from '../faults/fault-book';
import type { FaultRecord } from '../faults/fault';
import type { Sandbox } from '../sandbox';
import { uuidOf } from '../state/ids';
import type { CallRecord, CheckoutRecord } from '../state/records';
import { cannotBeDeactivated, duplicated, notFound, problem, processed, type Answer } from './answers';

const show = (status: number, checkout: CheckoutRecord, { store, config }: Sandbox): Answer => ({
  status,
  body: toCheckoutResponse(checkout, store, config),
  checkout,
});

export function createCheckout(sandbox: Sandbox, call: CallRecord): Answer {
  const request = readCreateRequest(call.body);
  // One problem is an object, several are an array: so SumUp answers, whatever its description says.
  if (Array.isArray(request)) {
    return { status: 400, body: request.length === 1 ? request[0] : request };
  }
  if (request.merchantCode !== sandbox.config.merchantCode) return problem(401, call.number);
  const { store } = sandbox;
  // Looked up and written without waiting in between: of fifty at once one is the first.
  if (store.state.byReference.has(request.reference)) return duplicated();
  const checkout = newCheckout(request, sandbox);
  store.commit({ type: 'checkout-created', checkout });
  return show(201, checkout, sandbox);
}

function newCheckout(request: CreateRequest, { store }: Sandbox): CheckoutRecord {
  const { seed } = store.state.settings;
  return {
    ...request,
    id: uuidOf(seed, 'checkout', request.reference),
    pageId: uuidOf(seed, 'page', request.reference),
    createdAtMs: store.nowMs,
    createdMachineMs: store.machineMs,
    isEnded: false,
    transactions: [],
  };
}

export function listCheckouts(sandbox: Sandbox, reference: string | undefined): Answer {
  const { checkouts, byReference } = sandbox.store.state;
  const found = reference === undefined ? [...checkouts.values()] : [byReference.get(reference) ?? []].flat();
  return {
    status: 200,
    body: found.map((checkout) => toCheckoutResponse(checkout, sandbox.store, sandbox.config)),
  };
}

export function readCheckout(sandbox: Sandbox, id: string): Answer {
  const checkout = sandbox.store.state.checkouts.get(id);
  return checkout ? show(200, checkout, sandbox) : notFound();
}

export function deactivateCheckout(sandbox: Sandbox, id: string, faults: readonly FaultRecord[]): Answer {
  const { store, deliveries, desk } = sandbox;
  const checkout = store.state.checkouts.get(id);
  if (!checkout) return notFound();
  const status = statusOf(checkout, store);
  if (status === 'PAID' || status === 'EXPIRED') return processed();
  if (isConfirming(checkout, store)) return cannotBeDeactivated();
  const refusal = findKind(faults, 'refuse-then-pay');
  if (refusal) {
    desk.payLater(checkout, refusal.seconds ?? 0);
    return cannotBeDeactivated();
  }
  const webhooks = deliveries.plan(checkout, 'EXPIRED');
  store.commit(
    { type: 'checkout-ended', checkoutId: id },
    ...webhooks.map((webhook) => ({ type: 'webhook', webhook }) as const),
  );
  deliveries.schedule(webhooks);
  return show(200, checkout, sandbox);
}
