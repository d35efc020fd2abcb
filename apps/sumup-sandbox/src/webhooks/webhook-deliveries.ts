import { randomUUID } from 'node:crypto';
import { findKind, type FaultRegistry } from '../faults/fault-registry';
import type { CheckoutRecord, WebhookRecord } from '../state/records';
import type { SandboxStore } from '../state/sandbox-store';

/** SumUp's delays after failed attempts; after the last it gives up. */
const ladderMinutes = [1, 5, 20, 120] as const;
/** SumUp has not published its timeout. */
const timeoutMs = 5_000;

/** Notifies the shop of a checkout's change, with retries until it answers 2xx. */
export class WebhookDeliveries {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly store: SandboxStore,
    private readonly faults: FaultRegistry,
  ) {}

  /** Stores a checkout's change with its webhook, and sends that. */
  commit(checkout: CheckoutRecord): void {
    const webhooks = this.webhooksOf(checkout);
    this.store.commitCheckout(checkout, webhooks);
    for (const webhook of webhooks) this.schedule(webhook);
  }

  /** Sends what was pending when the previous process ended. */
  resume(): void {
    for (const webhook of this.store.webhooks.values()) this.schedule(webhook);
  }

  stop(): void {
    this.stopping.abort();
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private webhooksOf({ id: checkoutId, reference, request }: CheckoutRecord): WebhookRecord[] {
    const { return_url: url } = request;
    if (url === undefined) return [];
    const faults = this.faults.meet('webhook', reference);
    if (findKind(faults, 'drop')) return [];
    const body = { event_type: 'CHECKOUT_STATUS_CHANGED', id: checkoutId };
    return [{ id: randomUUID(), url, body, dueMs: this.store.machineMs, rounds: 0 }];
  }

  private schedule(webhook: WebhookRecord): void {
    const waitMs = Math.max(0, webhook.dueMs - this.store.machineMs);
    this.timers.set(
      webhook.id,
      setTimeout(() => void this.deliver(webhook), waitMs),
    );
  }

  private async deliver(webhook: WebhookRecord): Promise<void> {
    const { id, rounds } = webhook;
    this.timers.delete(id);
    const isTaken = await this.send(webhook);
    // Aborted by a stop: the next start sends it again.
    if (this.stopping.signal.aborted) return;
    const waitMinutes = ladderMinutes[rounds];
    if (isTaken || waitMinutes === undefined) {
      this.store.commit({ kind: 'webhooks', id });
      return;
    }
    const dueMs = this.store.machineMs + this.store.minutes(waitMinutes);
    const record = { ...webhook, dueMs, rounds: rounds + 1 };
    this.store.commit({ kind: 'webhooks', id, record });
    this.schedule(record);
  }

  /** @returns whether it was taken */
  private async send({ url, body }: WebhookRecord): Promise<boolean> {
    try {
      const reply = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'SumUp-Sandbox' },
        body: JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.any([this.stopping.signal, AbortSignal.timeout(timeoutMs)]),
      });
      await reply.body?.cancel();
      return reply.ok;
    } catch {
      return false;
    }
  }
}
