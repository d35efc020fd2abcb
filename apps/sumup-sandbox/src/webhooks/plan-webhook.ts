import { findKind } from '../faults/fault-book';
import type { FaultRecord } from '../faults/fault';
import { uuidOf } from '../state/ids';
import type { CheckoutRecord, WebhookRecord } from '../state/records';
import type { SandboxStore } from '../state/sandbox-store';
import type { CheckoutStatus } from '../checkouts/checkout-status';

interface Change {
  checkout: CheckoutRecord;
  /** Where it tells its news; a checkout without an address tells none. */
  url: string;
  status: CheckoutStatus;
  /** The how-manieth message of this checkout. */
  ordinal: number;
}

/** The message that a checkout's status has changed, with whatever is to go wrong with it. */
export function planWebhook(
  { checkout, url, status, ordinal }: Change,
  faults: readonly FaultRecord[],
  store: SandboxStore,
): WebhookRecord {
  const id = uuidOf(store.state.settings.seed, 'webhook', checkout.id, ordinal);
  const forged = findKind(faults, 'forged-id');
  const named = forged ? (forged.checkoutId ?? uuidOf(id, 'forged')) : checkout.id;
  const hold = findKind(faults, 'hold');
  const isDropped = findKind(faults, 'drop') !== undefined;
  return {
    id,
    checkoutId: checkout.id,
    reference: checkout.reference,
    url,
    body: findKind(faults, 'old-style')
      ? oldStyle(id, named, checkout.reference, status, store)
      : { event_type: 'CHECKOUT_STATUS_CHANGED', id: named },
    state: isDropped ? 'dropped' : hold ? 'held' : 'waiting',
    dueMs: store.machineMs + store.scaled((findKind(faults, 'delay')?.seconds ?? 0) * 1_000),
    copies: findKind(faults, 'repeat')?.copies ?? 1,
    ...(hold && { heldBy: { fault: hold.id, count: hold.count } }),
    rounds: 0,
    tries: [],
  };
}

/** As an older page of SumUp's portal describes it. */
const oldStyle = (
  id: string,
  checkoutId: string,
  reference: string,
  status: CheckoutStatus,
  store: SandboxStore,
) => ({
  id,
  event_type: 'checkout.status.updated',
  payload: { checkout_id: checkoutId, reference, status },
  timestamp: new Date(store.nowMs).toISOString(),
});
