import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JsonReply } from '../faults/ask-json.ts';
import { reachLimitMs } from '../faults/fault-system.ts';
import { waitUntil } from '../processes/wait-until.ts';
import type { Refund } from './staff.ts';
import type { PaymentSystem } from './system.ts';

export type Parts = { materialId: number; colorId: number; thicknessId: number };
/** What the shop answers to a wish to pay. */
export type Payment = { id: string; paymentUrl?: string | null; depositAmount: string };

/** Somebody who wants a top, pays the deposit, and does not give up at the first error. */
export class Customer {
  system;
  parts;
  quoteId = '';
  depositId: string | undefined;
  paymentUrl: string | undefined;
  idempotencyKey = randomBytes(16).toString('base64url');
  /** That the deposit is to be given back, once staff want to. */
  refund: Refund | undefined;
  lastReply: JsonReply<Payment> | undefined;

  constructor(system: PaymentSystem, parts: Parts) {
    this.system = system;
    this.parts = parts;
  }

  /** The same person in another tab, of which this one knows nothing. */
  otherTab(): Customer {
    return Object.assign(new Customer(this.system, this.parts), { quoteId: this.quoteId });
  }

  /** Saves a quote, until it is saved. */
  async saveQuote() {
    while (!this.quoteId) {
      const reply = await this.system.api<{ id: string }>('POST', '/api/quotes', {
        body: { ...this.parts, length: 1200, width: 350 },
      });
      if (reply?.status === 201) this.quoteId = reply.body.id;
      else await sleep(100);
    }
    return this;
  }

  /** Presses 'Pay' once: whether the card page opened. */
  async request() {
    return this.isOpened(
      await this.system.api('POST', '/api/deposit-payments', {
        headers: { 'idempotency-key': this.idempotencyKey },
        body: {
          quoteId: this.quoteId,
          quoteIds: [this.quoteId],
          customerName: 'Ada Byron',
          customerEmail: 'ada@example.com',
          customerPhone: '0118 496 0123',
          needsDelivery: false,
        },
      }),
    );
  }

  /** Whether the answer has a card page, which is remembered. */
  protected isOpened(reply: JsonReply<Payment> | undefined) {
    this.lastReply = reply;
    if (reply?.status === 201) {
      this.depositId = reply.body.id;
      this.paymentUrl = reply.body.paymentUrl ?? undefined;
    }
    return Boolean(this.paymentUrl);
  }

  /** Presses 'Pay' until the card page opens, as the same request each time. */
  async requestUntilOpen(limitMs: number) {
    return waitUntil(async () => this.paymentUrl || (await this.request()), limitMs, 200);
  }

  async open() {
    if (!(await this.requestUntilOpen(reachLimitMs)))
      throw new Error(`The card page did not open: ${JSON.stringify(this.lastReply)}`);
  }

  /** Types the card in on the open page. */
  pay() {
    const page = this.paymentUrl?.split('/').at(-1) ?? '';
    return this.system.control('POST', `/checkouts/${page}/pay`, {});
  }

  /** What the result page would show. */
  async status() {
    const path = `/api/deposit-payments/${this.depositId}/status`;
    const reply = await this.system.api<{ paymentStatus: string }>('GET', path);
    return reply?.status === 200 ? reply.body.paymentStatus : undefined;
  }

  async sees(wanted: string, limitMs: number) {
    return waitUntil(async () => (await this.status()) === wanted, limitMs, 100);
  }
}

/** What the shop offers first. */
export async function someParts(system: PaymentSystem): Promise<Parts> {
  type Choice = { id: number };
  const materials = await system.api<(Choice & { colors: Choice[] })[]>('GET', '/api/materials');
  const thicknesses = await system.api<Choice[]>('GET', '/api/thicknesses');
  const [material] = materials?.body ?? [];
  const color = material?.colors[0];
  // Not every stone can be made as thin as the first one.
  const thickness = thicknesses?.body.at(-1);
  if (!material || !color || !thickness) throw new Error('The shop sells nothing.');
  return { materialId: material.id, colorId: color.id, thicknessId: thickness.id };
}
