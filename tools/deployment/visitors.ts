import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../processes/wait-until.ts';

/** A response, with the cookie to send back. */
type ReceivedResponse = { status: number; text: string; cookie: string };

interface RequestOptions {
  body?: object;
  headers?: object;
  method?: string;
}

/** A client that trusts only the gateway's certificate authority. */
export class Visitor {
  readonly origin: string;
  private readonly certificate: string;

  constructor(origin: string, certificate: string) {
    this.origin = origin;
    this.certificate = certificate;
  }

  /** A client of another address behind the gateway. */
  at(origin: string): Visitor {
    return new Visitor(origin, this.certificate);
  }

  /** Sends a GET, or a POST with a body. */
  send(
    path: string,
    { body, headers = {}, method = body ? 'POST' : 'GET' }: RequestOptions = {},
  ): Promise<ReceivedResponse> {
    const { hostname, port, host } = new URL(this.origin);
    return new Promise((resolve, reject) => {
      const call = request(
        {
          // Not every machine resolves names below localhost.
          host: '127.0.0.1',
          port,
          // No keep-alive: this process blocks while compose works and would then reuse a connection that has closed.
          agent: false,
          servername: hostname,
          ca: this.certificate,
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
    const { status, text } = await this.send(path, { headers });
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
    const { status, text } = await this.send('/api/quotes', {
      body: {
        materialId: marble?.id,
        colorId: marble?.colors.find(({ name }) => name === 'Calacatta Gold')?.id,
        thicknessId: thicknesses.find(({ value }) => value === '20mm')?.id,
        length: 1200,
        width: 350,
      },
    });
    assert.equal(status, 201, text);
    const quote = JSON.parse(text) as { id: string; totalPrice: string };
    assert.equal(Number(quote.totalPrice), 357);
    return quote.id;
  }

  isReady(): Promise<boolean> {
    return this.send('/api/health/ready').then(
      ({ status }) => status === 200,
      () => false,
    );
  }

  /** The sign-in response; its cookie is the session. */
  signIn(email: string, password: string): Promise<ReceivedResponse> {
    return this.send('/api/login', { body: { email, password } });
  }
}

/** Every customer's name. */
export const customerName = 'Ada Byron';

const controlKey = { authorization: 'Bearer sandbox-control' };
/** Between two calls: 50 a second. */
const pauseMs = 20;
/** Every fifth call saves a quote. */
const callsPerSave = 5;
/** Every fiftieth call is a paying customer: one a second. */
const callsPerCustomer = 50;

/**
 * 50 calls a second by visitors, and paying customers: records results, and checks that nothing acknowledged is lost.
 */
export class Traffic {
  private readonly services: Record<'shop' | 'sumup' | 'mail', Visitor>;
  private readonly quotes: string[] = [];
  private readonly orders: { email: string; depositId: string }[] = [];
  private readonly callsInProgress = new Set<Promise<void>>();
  private isRunning = true;
  private durationsMs: number[] = [];
  private failures: string[] = [];

  constructor(services: Record<'shop' | 'sumup' | 'mail', Visitor>) {
    this.services = services;
  }

  /** Starts calls, which continue until `stop`. */
  async start(): Promise<void> {
    this.quotes.push(await this.services.shop.saveQuote());
    void this.sendCalls();
  }

  /** Results since the last report. */
  report() {
    const { failures } = this;
    const durationsMs = this.durationsMs.toSorted((a, b) => a - b);
    this.durationsMs = [];
    this.failures = [];
    const p99Ms = Math.round(durationsMs[Math.floor(durationsMs.length * 0.99)] ?? 0);
    const summary = `${durationsMs.length} calls: ${failures.length} failed, 99 of 100 took ${p99Ms} ms at most`;
    return { failures, p99Ms, summary };
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    await Promise.all(this.callsInProgress);
  }

  /** Every saved quote exists, every customer's deposit is paid and charged once, with one mail each. */
  async proveNothingLost(): Promise<string> {
    const { shop, sumup, mail } = this.services;
    const mailsTo = (email: string) => mail.read<{ subject: string }[]>(`/api/mails?to=${email}`);
    for (const id of this.quotes) assert.equal((await shop.send(`/api/quotes/${id}`)).status, 200, id);
    for (const { depositId, email } of this.orders) {
      const isPaid = async () =>
        (await shop.send(`/api/deposit-payments/${depositId}/status`)).text.includes(
          '"paymentStatus":"paid"',
        );
      assert.ok(await waitUntil(isPaid, 60_000, 500), `${depositId} is not paid`);
      const hasMail = async () => (await mailsTo(email)).length > 0;
      assert.ok(await waitUntil(hasMail, 60_000, 500), `no mail to ${email}`);
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

  private async sendCalls(): Promise<void> {
    for (let number = 0; this.isRunning; number += 1) {
      const call = this.measureCall(number);
      this.callsInProgress.add(call);
      void call.finally(() => this.callsInProgress.delete(call));
      await sleep(pauseMs);
    }
  }

  private async measureCall(number: number): Promise<void> {
    const startedAt = performance.now();
    const call = number % callsPerCustomer === 1 ? this.buy(number) : this.visit(number);
    await call.catch((error: unknown) => this.failures.push(String(error)));
    this.durationsMs.push(performance.now() - startedAt);
  }

  private async visit(number: number): Promise<void> {
    const { shop } = this.services;
    if (number % callsPerSave === 0) {
      this.quotes.push(await shop.saveQuote());
      return;
    }
    const pages = ['/', '/materials', '/api/materials', `/api/quotes/${this.quotes.at(-1)}`];
    const page = pages[number % pages.length] ?? '/';
    const { status, text } = await shop.send(page);
    assert.equal(status, 200, page);
    // The page from one server, its script from any.
    const script = page === '/' && /\/assets\/[\w.-]+\.js/.exec(text)?.[0];
    if (script) assert.equal((await shop.send(script)).status, 200, script);
  }

  private async buy(number: number): Promise<void> {
    const { shop, sumup } = this.services;
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
    const { status, text } = await shop.send('/api/deposit-payments', { body: customer, headers: key });
    assert.equal(status, 201, text);
    const { id, paymentUrl } = JSON.parse(text) as { id: string; paymentUrl: string };
    const page = paymentUrl.split('/').at(-1) ?? '';
    const paid = await sumup.send(`/control/checkouts/${page}/pay`, {
      body: {},
      headers: controlKey,
    });
    assert.match(paid.text, /"result":"PAID"/i);
    this.orders.push({ email, depositId: id });
  }
}
