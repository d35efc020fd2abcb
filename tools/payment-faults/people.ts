import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { reached, reachLimitMs, type FaultSystem, type JsonReply } from '../faults/fault-system.ts';
import { waitUntil } from '../processes/wait-until.ts';

/** The response to a payment request. */
type Payment = { id: string; paymentUrl?: string | null; depositAmount: string };

const newKey = (bytes = 16) => randomBytes(bytes).toString('base64url');

/** A customer who pays a deposit and does not give up at the first error. */
export class Customer {
  system;
  quoteId;
  depositId: string | undefined;
  paymentUrl: string | undefined;
  idempotencyKey = newKey();
  /** Set once staff refund the deposit. */
  refund: ReturnType<typeof refundOf> | undefined;
  lastReply: JsonReply<Payment> | undefined;

  constructor(system: FaultSystem, quoteId = '') {
    this.system = system;
    this.quoteId = quoteId;
  }

  /** The same customer in another tab, with its own state. */
  otherTab(): Customer {
    return new Customer(this.system, this.quoteId);
  }

  /** Saves a quote, retrying until it is saved. */
  async saveQuote() {
    type Choice = { id: number };
    const { system } = this;
    while (!this.quoteId) {
      const materials = await system.api<(Choice & { colors: Choice[] })[]>('GET', '/api/materials');
      const thicknesses = await system.api<Choice[]>('GET', '/api/thicknesses');
      const [material] = materials?.body ?? [];
      const reply = await system.api<{ id: string }>('POST', '/api/quotes', {
        body: {
          materialId: material?.id,
          colorId: material?.colors[0]?.id,
          // Not every stone can be as thin as the first thickness.
          thicknessId: thicknesses?.body.at(-1)?.id,
          length: 1200,
          width: 350,
        },
      });
      if (reply?.status === 201) this.quoteId = reply.body.id;
      else await sleep(100);
    }
  }

  /** Presses 'Pay' once; true if the card page opened. */
  async pressPay() {
    const body = {
      quoteId: this.quoteId,
      quoteIds: [this.quoteId],
      customerName: 'Ada Byron',
      customerEmail: 'ada@example.com',
      customerPhone: '0118 496 0123',
      needsDelivery: false,
    };
    return this.openCardPage('/api/deposit-payments', body, { 'idempotency-key': this.idempotencyKey });
  }

  /** Requests a card page and remembers it; true if there is one. */
  protected async openCardPage(path: string, body: object, headers = {}) {
    const reply = await this.system.api<Payment>('POST', path, { headers, body });
    this.lastReply = reply;
    if (reply?.status === 201) {
      this.depositId = reply.body.id;
      this.paymentUrl = reply.body.paymentUrl ?? undefined;
    }
    return Boolean(this.paymentUrl);
  }

  /** Presses 'Pay' until the card page opens, always with the same request. */
  pressPayUntilOpen(limitMs: number) {
    return waitUntil(async () => this.paymentUrl || (await this.pressPay()), limitMs, 200);
  }

  async open() {
    if (!(await this.pressPayUntilOpen(reachLimitMs)))
      throw new Error(`The card page did not open: ${JSON.stringify(this.lastReply)}`);
  }

  /** Pays by card on the open page. */
  pay() {
    return this.system.control('POST', `/checkouts/${this.paymentUrl?.split('/').at(-1)}/pay`, {});
  }

  async openAndPay() {
    await this.open();
    await this.pay();
    await reached('paid', () => this.sees('paid', reachLimitMs));
  }

  /** The state on the result page. */
  async status() {
    const path = `/api/deposit-payments/${this.depositId}/status`;
    const reply = await this.system.api<{ paymentStatus: string }>('GET', path);
    return reply?.status === 200 ? reply.body.paymentStatus : undefined;
  }

  sees(status: string, limitMs: number) {
    return waitUntil(async () => (await this.status()) === status, limitMs, 100);
  }

  /** Pays the deposit and prepares a refund by staff. */
  async payAndPrepareRefund() {
    await this.openAndPay();
    const amount = this.lastReply?.body.depositAmount ?? '';
    const { system, depositId } = this;
    this.refund = refundOf(system, depositId, amount, await signIn(system));
    return this.refund;
  }
}

/** A customer with a paid deposit and agreed sizes, who pays the balance in two parts by a mail's link. */
export class BalancePayer extends Customer {
  token = newKey(32);

  override async saveQuote() {
    await super.saveQuote();
    const { system, quoteId } = this;
    await super.otherTab().openAndPay();
    await this.measure();
    const digest = createHash('sha256').update(this.token).digest('base64url');
    await system.sql(
      `INSERT INTO order_link (token_hash, quote_id, created_at, ends_at) VALUES ($1, $2, now(), now() + interval '1 year')`,
      [digest, quoteId],
    );
  }

  override otherTab() {
    return Object.assign(new BalancePayer(this.system, this.quoteId), { token: this.token });
  }

  /** Staff record the sizes as ordered. */
  private async measure() {
    const headers = { cookie: await signIn(this.system) };
    const body = { lengthMm: 1200, widthMm: 350, how: 'phone', price: 'keep', knownVersion: null };
    const path = `/api/admin/quotes/${this.quoteId}/measurements`;
    await reached(
      'sizes recorded',
      async () => isDone(await this.system.api('POST', path, { headers, body })),
      200,
    );
  }

  /** Staff request the balance in parts, retrying until it is requested. */
  async requestBalance() {
    const headers = { cookie: await signIn(this.system) };
    const dueOn = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    const path = `/api/admin/quotes/${this.quoteId}/balance-request`;
    const request = { headers, body: { dueOn, smallestPart: '10.00' } };
    await reached('balance requested', async () => isDone(await this.system.api('PUT', path, request)), 200);
  }

  /** The first part is charged; the shop may not know yet. */
  async payFirstPart() {
    await this.requestBalance();
    const first = this.otherTab();
    await reached('a page for the first part', () => first.payPart('100.00'), 200);
    await first.pay();
    return first;
  }

  /** Presses 'Pay balance' once for everything due; true if the card page opened. */
  override async pressPay() {
    const order = await this.system.api<{ balance: { balance: string } }>('GET', `/api/orders/${this.token}`);
    return order?.status === 200 && this.payPart(order.body.balance.balance);
  }

  private payPart(amount: string) {
    return this.openCardPage(`/api/orders/${this.token}/balance-payments`, { amount });
  }
}

const isDone = (reply?: JsonReply<unknown>) => reply !== undefined && reply.status < 300;

/** Staff's session with the demo's account. */
async function signIn(system: FaultSystem) {
  const reply = await fetch(`${system.originOf('API_PORT')}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: 'vanity-top-dev' }),
  });
  if (!reply.ok) throw new Error(`signing in: ${reply.status} ${await reply.text()}`);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Staff's refund request, in pounds; the same however often it is sent. */
function refundOf(system: FaultSystem, depositId: string | undefined, amount: string, cookie: string) {
  const idempotencyKey = newKey();
  const path = `/api/admin/deposit-payments/${depositId}/refunds`;
  const headers = { cookie, 'idempotency-key': idempotencyKey };
  const body = { amount, reason: 'Another bathroom' };
  return {
    /** Presses 'Refund' once; true if the shop accepted it. */
    request: async () => isDone(await system.api('POST', path, { headers, body })),
    /** Its state in our database. */
    state: async () => {
      const sql = 'SELECT state FROM refund WHERE idempotency_key = $1';
      const [refund] = await system.sql<{ state: string }>(sql, [idempotencyKey]);
      return refund?.state;
    },
  };
}
