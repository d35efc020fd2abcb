import { SumUp } from '@sumup/sdk';
import { aCheckout, apiKey, merchantCode } from '../testing/a-checkout';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const checkouts = '/v0.1/checkouts';
const transactions = `/v2.1/merchants/${merchantCode}/transactions`;
const refundsOf = (id: string, code = merchantCode) => `/v1.0/merchants/${code}/payments/${id}/refunds`;

/** A response not in SumUp's document would be a 500. */
async function call(method: string, path: string, body?: unknown) {
  const response = await sandbox.api(method, path, body);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const pay = (id: string | undefined) => sandbox.control('POST', `/checkouts/${id}/pay`, {});

async function aPaidCheckout(request = {}) {
  const { id = '', checkout_reference: reference } = await sandbox.create(request);
  await pay(id);
  const { body } = await call('GET', `${checkouts}/${id}`);
  return { id, reference, transactionId: String(body.transaction_id), code: String(body.transaction_code) };
}

describe("every response matches SumUp's documentation", () => {
  it('201: a new checkout, with the address of its page', async () => {
    const checkout_reference = crypto.randomUUID().padEnd(90, 'x');
    const request = aCheckout({
      checkout_reference,
      return_url: 'http://127.0.0.1:1/hook',
      valid_until: null,
    });
    const { status, body } = await call('POST', checkouts, request);

    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...request,
      status: 'PENDING',
      merchant_name: 'Readstone',
      purpose: 'CHECKOUT',
      transactions: [],
    });
    expect(body.hosted_checkout_url).toMatch(/^http:\/\/localhost:4010\/pay\/[0-9a-f-]{36}$/);
    expect(body.hosted_checkout_url).not.toContain(body.id);
  });

  it.each([
    ['no amount', { amount: undefined }, 'MISSING', 'amount'],
    ['an amount as text', { amount: '12.34' }, 'INVALID', 'amount'],
    ['a third of a penny', { amount: 12.345 }, 'INVALID', 'amount'],
    ['an amount of 0', { amount: 0 }, 'INVALID', 'amount'],
    ['euros for a British merchant', { currency: 'EUR' }, 'INVALID', 'currency'],
    ['a reference of 91 characters', { checkout_reference: 'x'.repeat(91) }, 'INVALID', 'checkout_reference'],
    ['an invalid webhook address', { return_url: 'example' }, 'INVALID', 'return_url'],
    ['an invalid time', { valid_until: 'tomorrow' }, 'INVALID', 'valid_until'],
  ])('400: %s', async (_title, invalid, error_code, param) => {
    const { status, body } = await call('POST', checkouts, aCheckout(invalid));

    expect([status, body]).toEqual([400, { message: 'Validation error', error_code, param }]);
  });

  it('400: an unknown parameter of the history', async () => {
    expect(await call('GET', `${transactions}/history?page=2`)).toMatchObject({
      status: 400,
      body: { error_code: 'INVALID', param: 'page' },
    });
  });

  it("401: another merchant's key, or an unknown key", async () => {
    const { status, body } = await call('POST', checkouts, aCheckout({ merchant_code: 'MCOTHER' }));
    expect([status, body.title]).toEqual([401, 'Unauthorized']);
    expect((await fetch(`${sandbox.url}/v1/merchants/${merchantCode}`)).status).toBe(401);
  });

  it('404: an address with a trailing slash', async () => {
    expect((await call('GET', `${checkouts}/`)).status).toBe(404);
  });

  it('409: a reference used before, even by an ended checkout', async () => {
    const { id = '', checkout_reference } = await sandbox.create();
    await call('DELETE', `${checkouts}/${id}`);
    const { status, body } = await call('POST', checkouts, aCheckout({ checkout_reference }));

    expect([status, body.error_code]).toEqual([409, 'DUPLICATED_CHECKOUT']);
  });

  it('201 only once for fifty simultaneous creations with one reference', async () => {
    const request = aCheckout();
    const created = await Promise.all(Array.from({ length: 50 }, () => call('POST', checkouts, request)));
    expect(created.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(49).fill(409)]);
  });

  it('200: the checkouts of a reference, and an empty list for an unused one', async () => {
    const { id, checkout_reference } = await sandbox.create();
    const list = await call('GET', `${checkouts}?checkout_reference=${checkout_reference}`);

    expect(list.body).toMatchObject([{ id, hosted_checkout_url: expect.any(String) }]);
    expect((await call('GET', `${checkouts}?checkout_reference=nobody`)).body).toEqual([]);
  });

  it('404: an unknown checkout, transaction or payment, or one of another merchant', async () => {
    const { transactionId } = await aPaidCheckout();
    const responses = [
      await call('GET', `${checkouts}/${crypto.randomUUID()}`),
      await call('DELETE', `${checkouts}/${crypto.randomUUID()}`),
      await call('GET', `${transactions}?id=nothing`),
      await call('POST', refundsOf('nothing'), {}),
      await call('POST', refundsOf(transactionId, 'MCOTHER'), {}),
      await call('GET', '/v1/merchants/MCOTHER'),
    ];
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(404));
  });

  it('200: a deactivated checkout is EXPIRED and accepts no card', async () => {
    const { id = '' } = await sandbox.create();

    expect((await call('DELETE', `${checkouts}/${id}`)).body.status).toBe('EXPIRED');
    expect(await pay(id)).toEqual({ result: 'expired' });
  });

  it('409: a paid checkout cannot be deactivated', async () => {
    const { id } = await aPaidCheckout();
    expect((await call('DELETE', `${checkouts}/${id}`)).body.error_code).toBe('CHECKOUT_PROCESSED');
  });

  it('refunds a part, then the rest, then refuses more', async () => {
    const { transactionId, reference } = await aPaidCheckout();
    const refund = (body: unknown) => call('POST', refundsOf(transactionId), body);

    expect(await refund({ amount: 5 })).toEqual({ status: 201, body: {} });
    expect((await refund({ amount: 0 })).status).toBe(400);
    expect((await refund({ amount: 'all' })).status).toBe(400);
    expect(await refund({ amount: 7.35 })).toMatchObject({
      status: 422,
      body: { errors: [{ max_refundable_amount: 734 }] },
    });
    expect((await refund({})).status).toBe(201);
    expect((await refund({})).status).toBe(409);

    expect((await call('GET', `${transactions}?id=${transactionId}`)).body).toMatchObject({
      simple_status: 'REFUNDED',
      transaction_events: [
        { event_type: 'REFUND', status: 'REFUNDED', amount: 5 },
        { event_type: 'REFUND', status: 'REFUNDED', amount: 7.34 },
      ],
    });
    expect(await sandbox.control('GET', `/refunds?reference=${reference}`)).toEqual([
      { reference, amountPence: 500 },
      { reference, amountPence: 734 },
    ]);
  });

  it('200: the history is paginated, with payments and refunds in order', async () => {
    const startedAt = new Date();
    const paid = [await aPaidCheckout(), await aPaidCheckout(), await aPaidCheckout()];
    const [first = { transactionId: '' }] = paid;
    await call('POST', refundsOf(first.transactionId), { amount: 5 });
    type Line = { id: string; transaction_id: string; type: string; amount: number };
    const lines: Line[] = [];
    let query: string | undefined = `limit=2&oldest_time=${startedAt.toISOString()}`;
    while (query !== undefined) {
      const { body } = await call('GET', `${transactions}/history?${query}`);
      const page = body as unknown as { items: Line[]; links: { rel: string; href: string }[] };
      expect(page.items.length).toBeLessThanOrEqual(2);
      lines.push(...page.items);
      query = page.links.find(({ rel }) => rel === 'next')?.href;
    }
    expect(lines.map(({ transaction_id }) => transaction_id).sort()).toEqual(
      [...paid, first].map(({ transactionId }) => transactionId).sort(),
    );
    expect(lines.find(({ type }) => type === 'REFUND')).toMatchObject({
      transaction_id: first.transactionId,
      amount: 5,
    });
    const latest = await call('GET', `${transactions}/history?order=descending&limit=1`);
    expect(latest.body).toMatchObject({ items: [{ id: lines.at(-1)?.id }] });
    const none = await call(
      'GET',
      `${transactions}/history?newest_time=${startedAt.toISOString()}&limit=100`,
    );
    expect(none.body).not.toMatchObject({ items: expect.arrayContaining([lines[0]]) });
  });

  it('200: a chargeback is in the history, and the charge can no longer be refunded', async () => {
    const { id, transactionId } = await aPaidCheckout();
    await sandbox.control('POST', `/checkouts/${id}/chargeback`);
    const { body } = await call('GET', `${transactions}/history?limit=1&order=descending`);
    expect(body.items).toMatchObject([
      { type: 'CHARGE_BACK', transaction_id: transactionId, amount: 12.34, payment_type: 'ECOM' },
    ]);
    expect((await call('GET', `${transactions}?id=${transactionId}`)).body).toMatchObject({
      simple_status: 'CHARGEBACK',
      transaction_events: [{ event_type: 'CHARGE_BACK', amount: 12.34 }],
    });
    expect((await call('POST', refundsOf(transactionId), {})).status).toBe(409);
  });
});

describe('payouts', () => {
  const dayMs = 86_400_000;
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const passDays = (days: number) => sandbox.control('PUT', '/settings', { clockSkewSeconds: days * 86_400 });
  const payouts = (query: string) => call('GET', `/v1.0/merchants/${merchantCode}/payouts?${query}`);
  const allPayouts = async () => {
    const days = `start_date=${dayOf(Date.now())}&end_date=${dayOf(Date.now() + 20 * dayMs)}`;
    return (await payouts(days)).body as unknown as Record<string, unknown>[];
  };
  afterEach(() => passDays(0));

  it('200: each payment on the next working day, net of the fee, with the reference of its payout', async () => {
    const { code } = await aPaidCheckout();
    const ofPayment = async () => (await allPayouts()).filter((each) => each.transaction_code === code);
    expect(await ofPayment()).toEqual([]);
    await passDays(4);
    const [payout, ...others] = await ofPayment();
    expect(others).toEqual([]);
    expect(payout).toMatchObject({
      type: 'PAYOUT',
      status: 'SUCCESSFUL',
      amount: 12.03,
      fee: 0.31,
      currency: 'GBP',
      reference: expect.stringMatching(/^SUMUP PID\d+ PAYOUT \d{6}$/) as unknown,
    });
    expect([0, 6]).not.toContain(new Date(String(payout?.date)).getUTCDay());
    expect(await ofPayment()).toEqual([payout]);
  });

  it('200: what was refunded is deducted from a payout that covers it, never from the bank', async () => {
    const { id, transactionId, code } = await aPaidCheckout();
    await call('POST', refundsOf(transactionId), { amount: 5 });
    await sandbox.control('POST', `/checkouts/${id}/chargeback`, { amountPence: 234 });
    await passDays(4);
    await aPaidCheckout();
    await passDays(8);
    const rows = await allPayouts();
    const deductions = rows.filter((row) => row.transaction_code === code && row.type !== 'PAYOUT');
    expect(deductions.map(({ type, amount, fee }) => [type, amount, fee]).sort()).toEqual([
      ['CHARGE_BACK_DEDUCTION', 2.34, 0],
      ['REFUND_DEDUCTION', 5, 0],
    ]);
    for (const day of new Set(rows.map(({ date }) => date))) {
      const sum = rows
        .filter(({ date }) => date === day)
        .reduce((net, { type, amount }) => net + (type === 'PAYOUT' ? 1 : -1) * Number(amount), 0);
      expect(sum).toBeGreaterThanOrEqual(0);
    }
  });

  it('400: without days, with days the wrong way round, or with an unknown parameter', async () => {
    expect(await payouts('')).toMatchObject({
      status: 400,
      body: [
        { error_code: 'MISSING', param: 'start_date' },
        { error_code: 'MISSING', param: 'end_date' },
      ],
    });
    const day = 'start_date=2026-11-21';
    for (const query of [
      `${day}&end_date=2026-11-20`,
      `${day}&end_date=x`,
      `${day}&end_date=2026-11-21&page=2`,
    ])
      expect((await payouts(query)).status).toBe(400);
  });
});

it("works with SumUp's own client", async () => {
  const client = new SumUp({ apiKey, host: sandbox.url });
  const created = await client.checkouts.create({ ...aCheckout(), currency: 'GBP' });
  expect(created).toMatchObject({ amount: 12.34, status: 'PENDING' });
  await pay(created.id);
  const read = await client.checkouts.get(created.id ?? '');
  expect(read.status).toBe('PAID');
  const [transaction] = read.transactions ?? [];
  const storedTransaction = await client.transactions.get(merchantCode, { id: transaction?.id });
  expect(storedTransaction).toMatchObject({ amount: 12.34, status: 'SUCCESSFUL' });
  const days = { start_date: '2026-01-01', end_date: '2026-01-31' };
  expect(await client.payouts.list(merchantCode, days)).toEqual([]);
  expect(await client.merchants.get(merchantCode)).toMatchObject({ default_currency: 'GBP', sandbox: true });
  await expect(client.checkouts.get(crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
});
