import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../processes/wait-until.ts';

/** A response, with the cookie to send back. */
type Answer = { status: number; text: string; cookie: string };

/** A client that trusts only the gateway's certificate authority. */
export class Visitor {
  readonly origin: string;
  private readonly authority: string;

  constructor(origin: string, authority: string) {
    this.origin = origin;
    this.authority = authority;
  }

  /** The same for another address behind the gateway. */
  at(origin: string): Visitor {
    return new Visitor(origin, this.authority);
  }

  /** A GET, or a POST with a body. */
  ask(path: string, body?: object, headers: object = {}, method = body ? 'POST' : 'GET'): Promise<Answer> {
    const { hostname, port, host } = new URL(this.origin);
    return new Promise((resolve, reject) => {
      const call = request(
        {
          // Not every machine resolves names below localhost.
          host: '127.0.0.1',
          port,
          // No keep-alive: this process blocks while compose works, and would reuse a connection closed meanwhile.
          agent: false,
          servername: hostname,
          ca: this.authority,
          path,
          method,
          headers: { host, origin: this.origin, 'content-type': 'application/json', ...headers },
          timeout: 20_000,
        },
        (reply) => {
          let text = '';
          reply.setEncoding('utf8').on('data', (part: string) => (text += part));
          const cookie = reply.headers['set-cookie']?.map((each) => each.split(';')[0]).join('; ') ?? '';
          reply.once('end', () => resolve({ status: reply.statusCode ?? 0, text, cookie }));
        },
      );
      call.once('timeout', () => call.destroy(new Error(`${path} was not answered within 20 s`)));
      call.once('error', reject);
      call.end(body && JSON.stringify(body));
    });
  }

  /** Parses the response. */
  async read<T>(path: string, headers?: object): Promise<T> {
    const { status, text } = await this.ask(path, undefined, headers);
    assert.equal(status, 200, `${path}: ${text}`);
    return JSON.parse(text) as T;
  }

  /**
   * 1200 × 350 mm of Calacatta Gold: 42 units at £8.50.
   * @returns the id of the quote
   */
  async saveQuote(): Promise<string> {
    type Named = { id: number; name: string };
    const materials = await this.read<(Named & { colors: Named[] })[]>('/api/materials');
    const thicknesses = await this.read<{ id: number; value: string }[]>('/api/thicknesses');
    const marble = materials.find(({ name }) => name === 'Marble');
    const { status, text } = await this.ask('/api/quotes', {
      materialId: marble?.id,
      colorId: marble?.colors.find(({ name }) => name === 'Calacatta Gold')?.id,
      thicknessId: thicknesses.find(({ value }) => value === '20mm')?.id,
      length: 1200,
      width: 350,
    });
    assert.equal(status, 201, text);
    const quote = JSON.parse(text) as { id: string; totalPrice: string };
    assert.equal(Number(quote.totalPrice), 357);
    return quote.id;
  }

  isReady(): Promise<boolean> {
    return this.ask('/api/health/ready').then(
      ({ status }) => status === 200,
      () => false,
    );
  }

  /** The sign-in response; its cookie is the session. */
  signIn(email: string, password: string): Promise<Answer> {
    return this.ask('/api/login', { email, password });
  }
}

/** Every customer's name. */
export const customerName = 'Ada Byron';

const controlKey = { authorization: 'Bearer sandbox-control' };
const everyMs = 20;
/** One call in so many saves a quote, one in so many is a paying customer: one a second. */
const callsToASave = 5;
const callsToACustomer = 50;

/**
 * 50 calls a second by visitors, and paying customers: records results, and checks that nothing acknowledged is lost.
 */
export class Traffic {
  private readonly doors: Record<'shop' | 'sumup' | 'mail', Visitor>;
  private readonly quotes: string[] = [];
  private readonly orders: { email: string; depositId: string }[] = [];
  private readonly underWay = new Set<Promise<void>>();
  private isOn = true;
  private took: number[] = [];
  private failures: string[] = [];

  constructor(doors: Record<'shop' | 'sumup' | 'mail', Visitor>) {
    this.doors = doors;
  }

  /** Runs until `stop`. */
  async start(): Promise<void> {
    this.quotes.push(await this.doors.shop.saveQuote());
    void this.flow();
  }

  /** Results since the last report. */
  report() {
    const { failures } = this;
    const took = this.took.toSorted((a, b) => a - b);
    this.took = [];
    this.failures = [];
    const p99Ms = Math.round(took[Math.floor(took.length * 0.99)] ?? 0);
    const said = `${took.length} calls: ${failures.length} failed, 99 of 100 took ${p99Ms} ms at most`;
    return { failures, p99Ms, said };
  }

  async stop(): Promise<void> {
    this.isOn = false;
    await Promise.all(this.underWay);
  }

  /** Every saved quote exists, every customer's deposit is paid and charged once, with one mail each. */
  async proveNothingLost(): Promise<string> {
    const { shop, sumup, mail } = this.doors;
    const mailsTo = (email: string) => mail.read<{ subject: string }[]>(`/api/mails?to=${email}`);
    for (const id of this.quotes) assert.equal((await shop.ask(`/api/quotes/${id}`)).status, 200, id);
    for (const { depositId, email } of this.orders) {
      const isPaid = async () =>
        (await shop.ask(`/api/deposit-payments/${depositId}/status`)).text.includes('"paymentStatus":"paid"');
      assert.ok(await waitUntil(isPaid, 60_000, 500), `${depositId} is not paid`);
      const hasSecrets = async () => (await mailsTo(email)).length > 0;
      assert.ok(await waitUntil(hasSecrets, 60_000, 500), `no mail to ${email}`);
    }
    // A duplicate would be sent within one sweep.
    await sleep(10_000);
    for (const { email } of this.orders) {
      const subjects = (await mailsTo(email)).map(({ subject }) => subject.split(' ', 2).join(' '));
      assert.deepEqual(subjects, ['Deposit received']);
    }
    const charges = await sumup.read<{ charges: number }[]>('/control/charges', controlKey);
    assert.ok(charges.every(({ charges: count }) => count === 1));
    return `${this.quotes.length} quotes, ${this.orders.length} deposits`;
  }

  private async flow(): Promise<void> {
    for (let number = 0; this.isOn; number += 1) {
      const call = this.measure(number);
      this.underWay.add(call);
      void call.finally(() => this.underWay.delete(call));
      await sleep(everyMs);
    }
  }

  private async measure(number: number): Promise<void> {
    const began = performance.now();
    const act = number % callsToACustomer === 1 ? this.buy(number) : this.visit(number);
    await act.catch((error: unknown) => this.failures.push(String(error)));
    this.took.push(performance.now() - began);
  }

  private async visit(number: number): Promise<void> {
    const { shop } = this.doors;
    if (number % callsToASave === 0) {
      this.quotes.push(await shop.saveQuote());
      return;
    }
    const pages = ['/', '/materials', '/api/materials', `/api/quotes/${this.quotes.at(-1)}`];
    const page = pages[number % pages.length] ?? '/';
    const { status, text } = await shop.ask(page);
    assert.equal(status, 200, page);
    // The page from one server, its script from any.
    const script = page === '/' && /\/assets\/[\w.-]+\.js/.exec(text)?.[0];
    if (script) assert.equal((await shop.ask(script)).status, 200, script);
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
