import type { CheckoutStatus } from '../checkouts/checkout-status';
import type { FaultBook } from '../faults/fault-book';
import type { CheckoutRecord, WebhookRecord } from '../state/records';
import type { SandboxStore } from '../state/sandbox-store';
import { planWebhook } from './plan-webhook';
import { sendWebhook, wasTaken } from './send-webhook';

/** What SumUp waits after each failed try; after the last it never tries again. */
const ladderMinutes = [1, 5, 20, 120] as const;

/** Where a new start sends what was held: apart enough that the receiver sees the order. */
const apartMs = 30;

/** Tells the shop that a checkout has changed, again and again until it listens. */
export class WebhookDeliveries {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly store: SandboxStore,
    private readonly faults: FaultBook,
  ) {}

  /** What the checkout's change makes to be sent; to be committed together with the change itself. */
  plan(checkout: CheckoutRecord, status: CheckoutStatus): WebhookRecord[] {
    if (checkout.returnUrl === undefined) return [];
    const { webhooks } = this.store.state;
    const ordinal = [...webhooks.values()].filter((known) => known.checkoutId === checkout.id).length + 1;
    const faults = this.faults.meet('webhook', checkout.reference);
    return [planWebhook({ checkout, url: checkout.returnUrl, status, ordinal }, faults, this.store)];
  }

  /** Sends each when its time comes. */
  schedule(webhooks: readonly WebhookRecord[]): void {
    for (const webhook of webhooks) {
      if (webhook.state === 'waiting') this.at(webhook);
      if (webhook.heldBy) this.releaseHeld(webhook.heldBy);
    }
  }

  /** After a start: whatever was waiting when the process before ended. */
  resume(): void {
    this.schedule([...this.store.state.webhooks.values()]);
  }

  /** Sends one now, whoever waits for it. */
  async deliver({ id }: Pick<WebhookRecord, 'id'>): Promise<void> {
    this.timers.delete(id);
    await this.store.synced();
    const webhook = this.store.state.webhooks.get(id);
    if (webhook?.state !== 'waiting') return;
    const { url, body, copies, rounds } = webhook;
    const tries = await Promise.all(
      Array.from({ length: copies }, () => sendWebhook(url, body, this.stopping.signal)),
    );
    // Stopped, or forgotten by a reset, while it was on its way: then the try did not count.
    if (this.stopping.signal.aborted || this.store.state.webhooks.get(id) !== webhook) return;
    const waitMinutes = ladderMinutes[rounds];
    const isTaken = tries.some(wasTaken);
    const next: WebhookRecord = {
      ...webhook,
      state: isTaken ? 'delivered' : waitMinutes === undefined ? 'given-up' : 'waiting',
      dueMs: this.store.machineMs + this.store.minutes(waitMinutes ?? 0),
      copies: 1,
      rounds: rounds + 1,
      tries: [...webhook.tries, ...tries],
    };
    this.store.commit({ type: 'webhook', webhook: next });
    this.schedule([next]);
  }

  forgetAll(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  stop(): void {
    this.stopping.abort();
    this.forgetAll();
  }

  private at(webhook: WebhookRecord): void {
    const waitMs = Math.max(0, webhook.dueMs - this.store.machineMs);
    this.timers.set(
      webhook.id,
      setTimeout(() => void this.deliver(webhook), waitMs),
    );
  }

  /** The last that came goes first. */
  private releaseHeld({ fault, count }: { fault: string; count: number }): void {
    const held = [...this.store.state.webhooks.values()].filter(({ heldBy }) => heldBy?.fault === fault);
    if (held.length < count) return;
    const released = held.toReversed().map((webhook, index): WebhookRecord => ({
      ...webhook,
      heldBy: undefined,
      state: 'waiting',
      dueMs: this.store.machineMs + index * apartMs,
    }));
    this.store.commit(...released.map((webhook) => ({ type: 'webhook', webhook }) as const));
    void this.deliverInTurn(released);
  }

  /** Each when the one before was answered: whoever gets them sees the order, however busy the machine. */
  private async deliverInTurn(webhooks: readonly WebhookRecord[]): Promise<void> {
    for (const webhook of webhooks) await this.deliver(webhook);
  }
}
