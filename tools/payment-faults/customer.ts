import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { listIn, listOf, numberIn, optionalTextIn, textIn } from '../faults/read-json.ts';
import { waitUntil } from '../processes/wait-until.ts';
import type { Refund } from './staff.ts';
import type { PaymentSystem } from './system.ts';

export type Parts = { materialId: number; colorId: number; thicknessId: number };

/** Somebody who wants a top, pays the deposit, and does not give up at the first error. */
export class Customer {
  system;
  parts;
  quoteIds: string[] = [];
  depositId: string | undefined;
  paymentUrl: string | undefined;
  idempotencyKey = randomBytes(16).toString('base64url');
  /** That the deposit is to be given back, once staff want to. */
  refund: Refund | undefined;
  lastReply: Awaited<ReturnType<PaymentSystem['api']>>;

  constructor(system: PaymentSystem, parts: Parts) {
    this.system = system;
    this.parts = parts;
  }

  /** The same person in another tab, of which this one knows nothing. */
  otherTab(): Customer {
    return Object.assign(new Customer(this.system, this.parts), { quoteIds: this.quoteIds });
  }

  /** Saves quotes, until so many are saved. */
  async saveQuotes(count = 1, lengthMm = 1200) {
    while (this.quoteIds.length < count) {
      const reply = await this.system.api('POST', '/api/quotes', {
        body: { ...this.parts, length: lengthMm, width: 350 },
      });
      if (reply?.status === 201) this.quoteIds.push(textIn(reply.body, 'id'));
      else await sleep(100);
    }
    return this;
  }

  /** Presses 'Pay' once: whether the card page opened. */
  async request() {
    const reply = await this.system.api('POST', '/api/deposit-payments', {
      headers: { 'idempotency-key': this.idempotencyKey },
      body: {
        quoteId: this.quoteIds[0],
        quoteIds: this.quoteIds,
        customerName: 'Ada Byron',
        customerEmail: 'ada@example.com',
        customerPhone: '0118 496 0123',
        needsDelivery: false,
      },
    });
    this.lastReply = reply;
    if (reply?.status === 201) {
      this.depositId = textIn(reply.body, 'id');
      this.paymentUrl = optionalTextIn(reply.body, 'paymentUrl');
    }
    return Boolean(this.paymentUrl);
  }

  /** Presses 'Pay' until the card page opens, as the same request each time. */
  async requestUntilOpen(limitMs: number) {
    return waitUntil(async () => this.paymentUrl || (await this.request()), limitMs, 200);
  }

  /** Presses 'Try Payment Again' until the card page opens. */
  async retryUntilOpen(limitMs: number) {
    return waitUntil(
      async () => {
        const reply = await this.system.api('POST', `/api/deposit-payments/${this.depositId}/retry`);
        this.lastReply = reply;
        if (reply && reply.status < 300) this.paymentUrl = optionalTextIn(reply.body, 'paymentUrl');
        return reply && reply.status < 300 && this.paymentUrl;
      },
      limitMs,
      200,
    );
  }

  /** Types the card in on the open page: what the page said. */
  async pay(card?: string) {
    const page = this.paymentUrl?.split('/').at(-1) ?? '';
    const answer = await this.system.control('POST', `/checkouts/${page}/pay`, card ? { card } : {});
    return textIn(answer, 'result');
  }

  /** What the result page would show. */
  async status() {
    const reply = await this.system.api('GET', `/api/deposit-payments/${this.depositId}/status`);
    return reply?.status === 200 ? textIn(reply.body, 'paymentStatus') : undefined;
  }

  async sees(wanted: string, limitMs: number) {
    return waitUntil(async () => (await this.status()) === wanted, limitMs, 100);
  }
}

/** What the shop offers first. */
export async function someParts(system: PaymentSystem): Promise<Parts> {
  const [material] = listOf((await system.api('GET', '/api/materials'))?.body);
  // Not every stone can be made as thin as the first one.
  const thickness = listOf((await system.api('GET', '/api/thicknesses'))?.body).at(-1);
  return {
    materialId: numberIn(material, 'id'),
    colorId: numberIn(listIn(material, 'colors')[0], 'id'),
    thicknessId: numberIn(thickness, 'id'),
  };
}
