import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../../processes/wait-until.ts';
import type { Visitor } from './visitor.ts';

interface Doors {
  shop: Visitor;
  sumup: Visitor;
  mail: Visitor;
}

interface Order {
  email: string;
  depositId: string;
}

/** Who all customers are. */
export const customerName = 'Ada Byron';

/** The key that opens the sandbox's control. */
const controlKey = { authorization: 'Bearer sandbox-control' };
const everyMs = 20;
/** One call in so many saves a quote, and one in so many is a customer who pays: one a second. */
const callsToASave = 5;
const callsToACustomer = 50;

/** Visitors, 50 calls a second, and customers who pay: what they saw, and that nothing that was answered is lost. */
export class Traffic {
  private readonly doors: Doors;
  private readonly quotes: string[] = [];
  private readonly orders: Order[] = [];
  private readonly underWay = new Set<Promise<void>>();
  private isOn = true;
  private took: number[] = [];
  private failures: string[] = [];

  constructor(doors: Doors) {
    this.doors = doors;
  }

  /** Goes on until `stop`. */
  async start(): Promise<void> {
    this.quotes.push(await this.doors.shop.saveQuote());
    void this.flow();
  }

  /** What was seen since the last time it was asked. */
  report(): { calls: number; failures: string[]; p99Ms: number; slowestMs: number } {
    const { failures } = this;
    const took = this.took.toSorted((a, b) => a - b);
    this.took = [];
    this.failures = [];
    const [p99Ms = 0, slowestMs = 0] = [took[Math.floor(took.length * 0.99)], took.at(-1)];
    return { calls: took.length, failures, p99Ms: Math.round(p99Ms), slowestMs: Math.round(slowestMs) };
  }

  async stop(): Promise<void> {
    this.isOn = false;
    await Promise.all(this.underWay);
  }

  /** Every saved quote is there, every customer's deposit is paid and charged once, and each has one mail of it. */
  async proveNothingLost(): Promise<{ quotes: number; paid: number }> {
    const { shop, sumup, mail } = this.doors;
    for (const id of this.quotes) assert.equal((await shop.ask(`/api/quotes/${id}`)).status, 200, id);
    for (const { depositId, email } of this.orders) {
      const isPaid = async () =>
        (await shop.ask(`/api/deposit-payments/${depositId}/status`)).text.includes('"paymentStatus":"paid"');
      assert.ok(await waitUntil(isPaid, 60_000, 500), `${depositId} is not paid`);
      const mailsToIt = async () =>
        JSON.parse((await mail.ask(`/api/mails?to=${email}`)).text) as { subject: string }[];
      assert.ok(
        await waitUntil(async () => (await mailsToIt()).length > 0, 60_000, 500),
        `no mail to ${email}`,
      );
    }
    // A second one would come within the time of a sweep.
    await sleep(10_000);
    for (const { email } of this.orders) {
      const mails = JSON.parse((await mail.ask(`/api/mails?to=${email}`)).text) as { subject: string }[];
      assert.deepEqual(
        mails.map(({ subject }) => subject.split(' ', 2).join(' ')),
        ['Deposit received'],
      );
    }
    const { text } = await sumup.ask('/control/charges', undefined, controlKey);
    const charges = JSON.parse(text) as { charges: number }[];
    assert.ok(charges.every(({ charges: count }) => count === 1));
    return { quotes: this.quotes.length, paid: this.orders.length };
  }

  private async flow(): Promise<void> {
    for (let number = 0; this.isOn; number += 1) {
      const call = this.measure(
        number % callsToACustomer === 1 ? () => this.buy(number) : () => this.visit(number),
      );
      this.underWay.add(call);
      void call.finally(() => this.underWay.delete(call));
      await sleep(everyMs);
    }
  }

  private async measure(act: () => Promise<void>): Promise<void> {
    const began = performance.now();
    await act().catch((error: unknown) => this.failures.push(String(error)));
    this.took.push(performance.now() - began);
  }

  private async visit(number: number): Promise<void> {
    if (number % callsToASave === 0) {
      this.quotes.push(await this.doors.shop.saveQuote());
      return;
    }
    const pages = ['/', '/materials', '/api/materials', `/api/quotes/${this.quotes.at(-1)}`];
    const page = pages[number % pages.length] ?? '/';
    const { status, text } = await this.doors.shop.ask(page);
    assert.equal(status, 200, page);
    // The page of one server, its script from whichever answers.
    const script = page === '/' && /\/assets\/[\w.-]+\.js/.exec(text)?.[0];
    if (script) assert.equal((await this.doors.shop.ask(script)).status, 200, script);
  }

  private async buy(number: number): Promise<void> {
    const { shop, sumup } = this.doors;
    const quoteId = await shop.saveQuote();
    const email = `ada.${number}@example.com`;
    const customer = {
      quoteId,
      quoteIds: [quoteId],
      customerName,
      customerEmail: email,
      customerPhone: '0118 496 0123',
      needsDelivery: false,
    };
    const key = { 'idempotency-key': randomBytes(16).toString('base64url') };
    const { status, text } = await shop.ask('/api/deposit-payments', customer, key);
    assert.equal(status, 201, text);
    const { id, paymentUrl } = JSON.parse(text) as { id: string; paymentUrl: string };
    const page = paymentUrl.split('/').at(-1) ?? '';
    const paid = await sumup.ask(`/control/checkouts/${page}/pay`, {}, controlKey);
    assert.match(paid.text, /"result":"PAID"/i);
    this.orders.push({ email, depositId: id });
  }
}
