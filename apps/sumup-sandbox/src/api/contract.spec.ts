import { SumUp } from '@sumup/sdk';
import { apiKey, aCheckout, merchantCode } from '../testing/a-checkout';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';
import { contractOf, type ApiVersion } from '../testing/sumup-contract';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.control('DELETE', '/faults'));

const versions = ['2026-06', '2026-08'] as const;
let contract: ReturnType<typeof contractOf>;
const follow = async (apiVersion: ApiVersion) => {
  contract = contractOf(apiVersion);
  await sandbox.control('PUT', '/settings', { apiVersion });
};

const checkouts = '/v0.1/checkouts';
const checkout = '/v0.1/checkouts/{checkout_id}';
const refunds = '/v1.0/merchants/{merchant_code}/payments/{transaction_id}/refunds';
const transactions = '/v2.1/merchants/{merchant_code}/transactions';
const history = '/v2.1/merchants/{merchant_code}/transactions/history';
const payouts = '/v1.0/merchants/{merchant_code}/payouts';
const merchant = '/v1/merchants/{merchant_code}';

/** Calls and holds the answer, and the request where it was accepted, against SumUp's own description. */
async function call(path: string, method: string, url: string, body?: unknown) {
  const reply = await sandbox.api(method, url, body);
  const answer: unknown = reply.status === 204 ? undefined : await reply.json();
  const { status } = reply;
  const type = reply.headers.get('content-type') ?? '';
  expect(contract.ofAnswer(path, method, status, type, answer)).toEqual([]);
  if (status < 300) {
    const query = [...new URL(url, 'http://sumup').searchParams.keys()];
    expect(contract.ofRequest(path, method, query, body)).toEqual([]);
  }
  return { status, body: answer as Record<string, unknown> };
}

const namesOf = (taken: unknown) => {
  const { transactionId, transactionCode } = taken as Record<string, string>;
  return { transaction_id: transactionId, transaction_code: transactionCode };
};
const pay = (id: string | undefined) => sandbox.control('POST', `/checkouts/${id}/pay`, {});

/** A checkout that was paid, and its transaction. */
async function aPaidCheckout(wanted = {}) {
  const { id = '', checkout_reference: reference } = await sandbox.create(wanted);
  await pay(id);
  const { body } = await call(checkout, 'GET', `${checkouts}/${id}`);
  return { id, reference, transactionId: String(body.transaction_id), code: String(body.transaction_code) };
}

describe.each(versions)('every answer is one that SumUp describes: %s', (version) => {
  const isOfJune = version === '2026-06';
  beforeAll(() => follow(version));

  it('201: a reference of 90 characters, the longest that SumUp takes', async () => {
    const checkout_reference = crypto.randomUUID().padEnd(90, 'x');
    expect((await call(checkouts, 'POST', checkouts, aCheckout({ checkout_reference }))).status).toBe(201);
    const found = await call(checkouts, 'GET', `${checkouts}?checkout_reference=${checkout_reference}`);
    expect(found.body).toMatchObject([{ checkout_reference }]);
  });

  it('201: a new checkout, with the address of its page', async () => {
    const wanted = aCheckout({ return_url: 'http://127.0.0.1:1/hook', valid_until: null });
    const { status, body } = await call(checkouts, 'POST', checkouts, wanted);

    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...wanted,
      status: 'PENDING',
      merchant_name: 'Readstone',
      merchant_country: 'GB',
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
    ['no money at all', { amount: 0 }, 'INVALID', 'amount'],
    ['euros for a British merchant', { currency: 'EUR' }, 'INVALID', 'currency'],
    ['a reference of 91 characters', { checkout_reference: 'x'.repeat(91) }, 'INVALID', 'checkout_reference'],
    ['a webhook address that is none', { return_url: 'example' }, 'INVALID', 'return_url'],
    ['a time that is none', { valid_until: 'tomorrow' }, 'INVALID', 'valid_until'],
  ])('400: one object for %s', async (_title, wrong, error_code, param) => {
    const { status, body } = await call(checkouts, 'POST', checkouts, aCheckout(wrong));

    expect(status).toBe(400);
    expect(body).toEqual({ message: 'Validation error', error_code, param });
  });

  it('400: an array for several problems, as SumUp answers whatever it describes', async () => {
    const reply = await sandbox.api('POST', checkouts, { currency: 'XXX', merchant_code: merchantCode });

    expect(reply.status).toBe(400);
    expect(await reply.json()).toEqual([
      { message: 'Validation error', error_code: 'MISSING', param: 'checkout_reference' },
      { message: 'Validation error', error_code: 'MISSING', param: 'amount' },
      { message: 'Validation error', error_code: 'INVALID', param: 'currency' },
    ]);
  });

  it('401: another merchant than the key belongs to', async () => {
    const { status, body } = await call(
      checkouts,
      'POST',
      checkouts,
      aCheckout({ merchant_code: 'MCOTHER' }),
    );

    expect(status).toBe(401);
    expect(body).toMatchObject({ title: 'Unauthorized', status: 401, trace_id: expect.any(String) });
  });

  it('409: a reference that was used, even by a checkout that has ended', async () => {
    const { id = '', checkout_reference } = await sandbox.create();
    await sandbox.api('DELETE', `${checkouts}/${id}`);
    const { status, body } = await call(checkouts, 'POST', checkouts, aCheckout({ checkout_reference }));

    expect(status).toBe(409);
    expect(body.error_code).toBe('DUPLICATED_CHECKOUT');
  });

  it('200: the checkouts of a reference, and an empty list for one that nobody used', async () => {
    const { id, checkout_reference } = await sandbox.create();
    const found = await call(checkouts, 'GET', `${checkouts}?checkout_reference=${checkout_reference}`);
    const nothing = await call(checkouts, 'GET', `${checkouts}?checkout_reference=nobody`);

    expect(found.body).toMatchObject([{ id, hosted_checkout_url: expect.any(String) }]);
    expect(nothing.body).toEqual([]);
  });

  it('200: a paid checkout names its transaction', async () => {
    const { id, transactionId, code } = await aPaidCheckout();
    const { body } = await call(checkout, 'GET', `${checkouts}/${id}`);

    expect(body).toMatchObject({
      status: 'PAID',
      transactions: [{ id: transactionId, transaction_code: code, status: 'SUCCESSFUL', amount: 12.34 }],
    });
  });

  it('404: a checkout that does not exist', async () => {
    for (const method of ['GET', 'DELETE']) {
      const { status, body } = await call(checkout, method, `${checkouts}/${crypto.randomUUID()}`);
      expect(status).toBe(404);
      expect(body.error_code).toBe('NOT_FOUND');
    }
  });

  it('200: a deactivated checkout is EXPIRED and takes no card any more', async () => {
    const { id = '' } = await sandbox.create();
    const { body } = await call(checkout, 'DELETE', `${checkouts}/${id}`);

    expect(body.status).toBe('EXPIRED');
    expect(await pay(id)).toEqual({ result: 'expired' });
  });

  it('409: a paid checkout cannot be deactivated, nor one whose bank is asking', async () => {
    const { id } = await aPaidCheckout();
    expect((await call(checkout, 'DELETE', `${checkouts}/${id}`)).body.error_code).toBe('CHECKOUT_PROCESSED');

    const { id: asking = '' } = await sandbox.create();
    const page = await sandbox.api('GET', `${checkouts}/${asking}`).then((reply) => reply.json());
    const { pathname } = new URL((page as { hosted_checkout_url: string }).hosted_checkout_url);
    const card = new URLSearchParams({
      attempt: '1',
      number: '4200000000000042',
      expiry: '12/60',
      cvv: '123',
    });
    await fetch(`${sandbox.url}${pathname}`, { method: 'POST', body: card, redirect: 'manual' });
    const refused = await call(checkout, 'DELETE', `${checkouts}/${asking}`);

    expect(refused).toMatchObject({ status: 409, body: { error_code: 'CHECKOUT_CANT_BE_DEACTIVATED' } });
  });

  it('refunds a part, then the rest, then nothing more', async () => {
    const { transactionId, reference } = await aPaidCheckout();
    const url = `/v1.0/merchants/${merchantCode}/payments/${transactionId}/refunds`;
    const refund = (body: unknown) => call(refunds, 'POST', url, body);

    const accepted = isOfJune ? { status: 204, body: undefined } : { status: 201, body: {} };
    expect(await refund({ amount: 5 })).toEqual(accepted);
    if (isOfJune) expect(await refund({ amount: 7.35 })).toMatchObject({ status: 409 });
    else {
      expect(await refund({ amount: 0 })).toMatchObject({ status: 400 });
      expect(await refund({ amount: 7.35 })).toMatchObject({
        status: 422,
        body: { errors: [{ max_refundable_amount: 734 }] },
      });
    }
    expect(await refund({})).toEqual(accepted);
    expect((await refund({})).status).toBe(409);

    const { body } = await call(
      transactions,
      'GET',
      `/v2.1/merchants/${merchantCode}/transactions?id=${transactionId}`,
    );
    expect(body).toMatchObject({
      simple_status: 'REFUNDED',
      transaction_events: [
        { event_type: 'REFUND', status: 'REFUNDED', amount: 5 },
        { event_type: 'REFUND', status: 'REFUNDED', amount: 7.34 },
      ],
    });
    expect(await sandbox.control('GET', `/refunds?reference=${reference}`)).toMatchObject([
      { amountPence: 500 },
      { amountPence: 734 },
    ]);
  });

  it('404: a refund of nothing, or for another merchant', async () => {
    const { transactionId } = await aPaidCheckout();
    for (const [code, id] of [
      [merchantCode, 'nothing'],
      ['MCOTHER', transactionId],
    ]) {
      const { status } = await call(refunds, 'POST', `/v1.0/merchants/${code}/payments/${id}/refunds`, {});
      expect(status).toBe(404);
    }
  });

  it('200 or 404: a transaction by its id or code', async () => {
    const { transactionId, code } = await aPaidCheckout();
    const ask = (query: string) =>
      call(transactions, 'GET', `/v2.1/merchants/${merchantCode}/transactions?${query}`);

    expect((await ask(`id=${transactionId}`)).body).toMatchObject({ transaction_code: code, amount: 12.34 });
    expect((await ask(`transaction_code=${code}`)).body.id).toBe(transactionId);
    expect((await ask('id=nothing')).status).toBe(404);
  });

  it('200: the history by pages, payments and refunds each in their place', async () => {
    const began = new Date();
    const url = `/v2.1/merchants/${merchantCode}/transactions/history`;
    const paid = [await aPaidCheckout(), await aPaidCheckout(), await aPaidCheckout()];
    const [first = { transactionId: '' }] = paid;
    await sandbox.api('POST', `/v1.0/merchants/${merchantCode}/payments/${first.transactionId}/refunds`, {
      amount: 5,
    });
    type Line = { id: string; transaction_id: string; type: string; amount: number };
    const lines: Line[] = [];
    let query: string | undefined = `limit=2&oldest_time=${began.toISOString()}`;
    while (query !== undefined) {
      const { body } = await call(history, 'GET', `${url}?${query}`);
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
    expect(new Set(lines.map(({ id }) => id)).size).toBe(4);
    const latest = await call(history, 'GET', `${url}?order=descending&limit=1`);
    expect(latest.body).toMatchObject({ items: [{ id: lines.at(-1)?.id }] });
    const none = await call(
      history,
      'GET',
      `${url}?newest_time=${began.toISOString()}&oldest_time=${began.toISOString()}`,
    );
    expect(none.body).toEqual({ items: [], links: [] });
  });

  it('200: a chargeback is a line of the history, and no refund of the charge is possible after it', async () => {
    const { id, transactionId } = await aPaidCheckout();
    await sandbox.control('POST', `/checkouts/${id}/chargeback`);
    const url = `/v2.1/merchants/${merchantCode}/transactions`;
    const { body } = await call(history, 'GET', `${url}/history?limit=1&order=descending`);
    expect(body.items).toMatchObject([
      { type: 'CHARGE_BACK', transaction_id: transactionId, amount: 12.34, payment_type: 'ECOM' },
    ]);
    const told = await call(transactions, 'GET', `${url}?id=${transactionId}`);
    expect(told.body).toMatchObject({
      simple_status: 'CHARGEBACK',
      transaction_events: [{ event_type: 'CHARGE_BACK', amount: 12.34 }],
    });
    const refund = await call(
      refunds,
      'POST',
      `/v1.0/merchants/${merchantCode}/payments/${transactionId}/refunds`,
      {},
    );
    expect(refund.status).toBe(409);
  });

  it('200: what was taken at a reader is a line of the history as well', async () => {
    const taken = await sandbox.control('POST', '/takings', { amountPence: 1_999 });
    const url = `/v2.1/merchants/${merchantCode}/transactions/history?limit=1&order=descending`;
    expect((await call(history, 'GET', url)).body.items).toMatchObject([
      { type: 'PAYMENT', payment_type: 'POS', amount: 19.99, ...namesOf(taken) },
    ]);
  });

  it('200 or 400: payouts of the day after, less fees, and what is taken off', async () => {
    await sandbox.control('PUT', '/settings', { clockSkewSeconds: -2 * 86_400 });
    const { id, code } = await aPaidCheckout({ amount: 100 });
    await sandbox.control('POST', `/checkouts/${id}/chargeback`, { amountPence: 500 });
    await sandbox.control('PUT', '/settings', { clockSkewSeconds: 0 });
    const url = `/v1.0/merchants/${merchantCode}/payouts`;
    const date = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const ofCode = { transaction_code: code, date, reference: `payout-${date}` };
    const { body } = await call(payouts, 'GET', `${url}?start_date=${date}&end_date=${date}`);
    const lines = body as unknown as { transaction_code: string }[];
    expect(lines.filter((line) => line.transaction_code === code)).toMatchObject([
      { ...ofCode, type: 'PAYOUT', amount: 98.31, fee: 1.69 },
      { ...ofCode, type: 'CHARGE_BACK_DEDUCTION', amount: 5, fee: 0 },
    ]);
    const wrong = [url, `${url}?start_date=${date}`, `${url}?start_date=2026-02-01&end_date=2026-01-01`];
    for (const each of wrong) expect((await call(payouts, 'GET', each)).status).toBe(400);
  });

  it.each(['limit=0', 'limit=x', 'order=sideways', 'oldest_time=yesterday'])(
    '400: a history by %s',
    async (query) => {
      const { status } = await call(
        history,
        'GET',
        `/v2.1/merchants/${merchantCode}/transactions/history?${query}`,
      );
      expect(status).toBe(400);
    },
  );

  it('200 or 404: the merchant, which proves key and code', async () => {
    expect((await call(merchant, 'GET', `/v1/merchants/${merchantCode}`)).body).toMatchObject({
      merchant_code: merchantCode,
      default_currency: 'GBP',
      sandbox: true,
    });
    expect((await call(merchant, 'GET', '/v1/merchants/MCOTHER')).status).toBe(404);
  });

  it.each([
    [checkouts, 'POST', checkouts, 'create', [400, 401, 403, 409]],
    [checkouts, 'GET', checkouts, 'list', [401]],
    [checkout, 'GET', `${checkouts}/x`, 'read', [401, 404]],
    [checkout, 'DELETE', `${checkouts}/x`, 'deactivate', [401, 404, 409]],
    ...(isOfJune
      ? []
      : [
          [
            refunds,
            'POST',
            `/v1.0/merchants/x/payments/x/refunds`,
            'refund',
            [400, 403, 404, 409, 422],
          ] as const,
        ]),
    [transactions, 'GET', `/v2.1/merchants/x/transactions`, 'transaction', [401, 404]],
    [history, 'GET', `/v2.1/merchants/x/transactions/history`, 'history', [400, 401]],
    [payouts, 'GET', `/v1.0/merchants/x/payouts`, 'payouts', [400, 401]],
    [merchant, 'GET', `/v1/merchants/x`, 'merchant', [404]],
  ] as const)('failures by order too: %s %s', async (path, method, url, on, statuses) => {
    for (const status of statuses) {
      await sandbox.fault({ on, kind: 'status', status, when: { times: 1 } });
      expect((await call(path, method, url, method === 'POST' ? {} : undefined)).status).toBe(status);
    }
  });
});

it.each([
  ['no key', undefined],
  ['a public key', 'Bearer sup_pk_tests'],
  ['the key without its scheme', apiKey],
])('answers 401 to %s', async (_title, authorization) => {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  const reply = await fetch(`${sandbox.url}${checkouts}`, { headers });

  expect(reply.status).toBe(401);
  const type = reply.headers.get('content-type') ?? '';
  const body: unknown = await reply.json();
  for (const version of versions)
    expect(contractOf(version).ofAnswer(checkouts, 'GET', 401, type, body)).toEqual([]);
});

it('knows no address with a slash at its end', async () => {
  for (const url of [
    `${checkouts}/`,
    `${checkouts}/?checkout_reference=a`,
    `/v1/merchants/${merchantCode}/`,
  ]) {
    const reply = await sandbox.api('GET', url);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ type: expect.stringContaining('/problem/not-found') });
  }
});

it('creates one checkout of fifty that arrive at once with the same reference', async () => {
  const wanted = aCheckout();
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => sandbox.api('POST', checkouts, wanted).then(({ status }) => status)),
  );

  expect(replies.filter((status) => status === 201)).toHaveLength(1);
  expect(replies.filter((status) => status === 409)).toHaveLength(49);
});

it.each(versions)("is understood by SumUp's own client, with the description of %s", async (version) => {
  await follow(version);
  const client = new SumUp({ apiKey, host: sandbox.url });
  const wanted = (checkout_reference: string) =>
    ({
      checkout_reference,
      amount: 19.99,
      currency: 'GBP',
      merchant_code: merchantCode,
      hosted_checkout: { enabled: true },
    }) as const;
  const reference = `by-sdk-${version}`.padEnd(90, 'x');
  const made = await client.checkouts.create(wanted(reference));
  const id = made.id ?? '';
  expect(made).toMatchObject({
    status: 'PENDING',
    hosted_checkout_url: expect.stringMatching(/^http.*\/pay\//),
  });
  await expect(client.checkouts.create(wanted(reference))).rejects.toMatchObject({ status: 409 });
  await pay(id);
  const [listed] = await client.checkouts.list({ checkout_reference: reference });
  expect(listed?.id).toBe(id);
  const read = await client.checkouts.get(id);
  expect(read).toMatchObject({ status: 'PAID', amount: 19.99 });
  await expect(client.checkouts.deactivate(id)).rejects.toMatchObject({ status: 409 });

  const transaction = read.transaction_id ?? '';
  await client.transactions.refund(merchantCode, transaction, { amount: 1.5 });
  expect(await client.transactions.get(merchantCode, { id: transaction })).toMatchObject({
    status: 'SUCCESSFUL',
    transaction_events: [{ amount: 1.5 }],
  });
  await client.transactions.refund(merchantCode, transaction, {});
  await expect(client.transactions.refund(merchantCode, transaction, {})).rejects.toMatchObject({
    status: 409,
  });
  const { items } = await client.transactions.list(merchantCode, { limit: 3, order: 'descending' });
  expect(items?.map(({ type, amount }) => [type, amount])).toEqual([
    ['REFUND', 18.49],
    ['REFUND', 1.5],
    ['PAYMENT', 19.99],
  ]);

  const open = await client.checkouts.create(wanted(`by-sdk-open-${version}`));
  expect(await client.checkouts.deactivate(open.id ?? '')).toMatchObject({ status: 'EXPIRED' });
  expect(await client.merchants.get(merchantCode)).toMatchObject({ default_currency: 'GBP', sandbox: true });
  await expect(client.checkouts.get(crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
});

it('gives the same ids for the same seed', async () => {
  const other = await startSandbox();
  const [here, there] = await Promise.all(
    [sandbox, other].map((one) => one.create({ checkout_reference: 'same' })),
  );
  await other.stop();

  expect(here?.id).toBe(there?.id);
});
