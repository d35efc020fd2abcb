import { withRequestId } from '../../../platform/logging/request-context';
import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { pence } from '@app/pricing';
import { behaviours, startHostileServer, type HostileServer } from '../../../testing/hostile-server';
import { aCheckoutRequest } from '../../testing/a-checkout';
import type { SumupSettings } from '../../../config/read-sumup';
import { SumupCardPayments } from './sumup-card-payments';

const apiKey = 'sup_sk_secret_0123456789';
const id = '64553e20-3f0e-49e4-8af3-fd0eca86ce91';
const transactionId = '410fc44a-5956-44e1-b5cc-19c6f8d727a4';

/** The example in SumUp's documentation. */
const checkoutJson = {
  checkout_reference: 'dep-1-1',
  amount: 12.34,
  currency: 'GBP',
  merchant_code: 'MCTEST01',
  id,
  status: 'PENDING',
  date: '2026-11-21T10:00:00.000+00:00',
  valid_until: '2026-11-21T10:30:00+00:00',
  hosted_checkout: { enabled: true },
  hosted_checkout_url: 'https://checkout.sumup.com/pay/8f9316a3-cda9-42a9-9771-54d534315676',
  transactions: [],
};
const paid = {
  ...checkoutJson,
  status: 'PAID',
  transactions: [
    {
      id: transactionId,
      transaction_code: 'TEENSK4W2K',
      amount: 12.34,
      currency: 'GBP',
      status: 'SUCCESSFUL',
    },
  ],
};

let server: HostileServer;
let payments: SumupCardPayments;
beforeEach(async () => {
  server = await startHostileServer();
  payments = adapterWith(10_000);
});
/** @param limitMs long, so that busy machines pass; short for responses that never arrive */
const adapterWith = (limitMs: number, accounts: SumupSettings['accounts'] = 'any') =>
  new SumupCardPayments(
    {
      apiKey,
      merchantCode: 'MCTEST01',
      apiUrl: server.url,
      pageOrigin: 'https://checkout.sumup.com',
      accounts,
    },
    { headersTimeoutMs: limitMs, totalTimeoutMs: limitMs, maxBytes: 65_536 },
  );
afterEach(async () => {
  payments.onApplicationShutdown();
  await server.stop();
});

const checkoutRequest = aCheckoutRequest({ reference: 'dep-1-1', amount: pence(1_234) });
const operations = {
  createCheckout: () => payments.createCheckout(checkoutRequest),
  readCheckout: () => payments.readCheckout(id),
  findByReference: () => payments.findByReference('dep-1-1'),
  deactivateCheckout: () => payments.deactivateCheckout(id),
  refund: () => payments.refund(transactionId, pence(1_234)),
  readTransaction: () => payments.readTransaction(transactionId),
  checkMerchant: () => payments.checkMerchant(),
};
const names = Object.keys(operations) as (keyof typeof operations)[];

describe('requests to SumUp', () => {
  it('have a User-Agent with contact details, because SumUp’s firewall may block others', async () => {
    for (const name of names) await operations[name]();
    for (const { headers } of server.received)
      expect(headers['user-agent']).toMatch(/^[\w-]+\/[\d.]+ \(.*[^\s()]+@[^\s()]+\)$/);
  });

  it('forward the id of the request that caused them, if there is one', async () => {
    server.does(behaviours.json(201, checkoutJson));
    await withRequestId('request-of-a-visitor', () => payments.createCheckout(checkoutRequest));
    await payments.createCheckout(checkoutRequest);
    expect(server.received.map(({ headers }) => headers['x-request-id'])).toEqual([
      'request-of-a-visitor',
      undefined,
    ]);
  });

  it('create a checkout in SumUp’s format: pounds, webhook URL and redirect URL', async () => {
    server.does(behaviours.json(201, checkoutJson));
    await payments.createCheckout(checkoutRequest);
    const [request] = server.received;
    expect([request?.method, request?.url, request?.headers.authorization]).toEqual([
      'POST',
      '/v0.1/checkouts',
      `Bearer ${apiKey}`,
    ]);
    expect(JSON.parse(request?.body ?? '')).toEqual({
      checkout_reference: 'dep-1-1',
      amount: 12.34,
      currency: 'GBP',
      merchant_code: 'MCTEST01',
      description: checkoutRequest.description,
      return_url: checkoutRequest.webhookUrl,
      redirect_url: checkoutRequest.returnUrl,
      valid_until: checkoutRequest.validUntil.toISOString(),
      hosted_checkout: { enabled: true },
    });
  });

  it('use URLs without a trailing slash', async () => {
    for (const name of names) await operations[name]();
    await payments.findByReference('dep 1&status=PAID#');
    expect(server.received.map(({ method, url, body }) => `${method} ${url} ${body}`.trim())).toEqual([
      expect.stringMatching(/^POST \/v0\.1\/checkouts \{/),
      `GET /v0.1/checkouts/${id}`,
      'GET /v0.1/checkouts?checkout_reference=dep-1-1',
      `DELETE /v0.1/checkouts/${id}`,
      `POST /v1.0/merchants/MCTEST01/payments/${transactionId}/refunds {"amount":12.34}`,
      `GET /v2.1/merchants/MCTEST01/transactions?id=${transactionId}`,
      'GET /v1/merchants/MCTEST01',
      'GET /v0.1/checkouts?checkout_reference=dep%201%26status%3DPAID%23',
    ]);
  });

  it.each(['', '.', '../../v0.1/me?x=1#y', `${id}/`, `${id}?a`, ` ${id}`, `${id}\n`, 'c-1'])(
    'are not sent for the malformed id %j',
    async (malformedId) => {
      const results = [
        await payments.readCheckout(malformedId),
        await payments.deactivateCheckout(malformedId),
        await payments.refund(malformedId, pence(1)),
        await payments.readTransaction(malformedId),
      ];
      expect(results.map(({ kind }) => kind)).toEqual(Array(4).fill('rejected'));
      expect(server.received).toEqual([]);
    },
  );
});

describe.each(names)('%s', (name) => {
  const callOperation = () => operations[name]();

  it.each([
    ['resets the connection', behaviours.reset],
    ['aborts in the body', behaviours.breakOff],
    ['sends an endless body', behaviours.flood],
    ['sends a redirect', behaviours.json(302, checkoutJson, { location: '/v0.1/me' })],
    ["sends a proxy's 404", behaviours.html(404)],
    ["sends a proxy's 409", behaviours.html(409)],
    ['sends a 500', behaviours.json(500, { type: 'about:blank', title: 'Oops', status: 500 })],
    ['sends a 502 as HTML', behaviours.html(502)],
    ['sends a 503', behaviours.json(503, {})],
    ['sends a 504', behaviours.json(504, { type: 'https://developer.sumup.com/problem/gateway-timeout' })],
  ])('is unavailable when SumUp %s, and sends one request', async (_, behaviour) => {
    server.does(behaviour);
    expect((await callOperation()).kind).toBe('unavailable');
    expect(server.received).toHaveLength(1);
  });

  // A refund is accepted by its status alone: it must not be sent again if it may have been carried out.
  const onSuccess = name === 'refund' ? 'accepted' : 'unavailable';
  it.each([
    ['sends HTML with status 200', behaviours.html(200)],
    ['sends HTML with status 201', behaviours.html(201)],
    ['sends plain text', behaviours.raw(200, 'text/plain', 'OK')],
    [
      'sends truncated JSON',
      behaviours.raw(200, 'application/json', JSON.stringify(checkoutJson).slice(0, 80)),
    ],
    ['sends an empty 204', behaviours.raw(204, 'application/json', '')],
    ['sends an empty 200', behaviours.raw(200, 'application/json', '')],
    ['sends an empty list', behaviours.json(202, [])],
    ['sends null', behaviours.json(200, null)],
    ['sends a string', behaviours.json(200, 'PAID')],
    ['sends another object', behaviours.json(200, { ok: true })],
  ])(`is ${onSuccess} when SumUp %s, and sends one request`, async (_, behaviour) => {
    server.does(behaviour);
    expect((await callOperation()).kind).toBe(onSuccess);
    expect(server.received).toHaveLength(1);
  });

  it('returns errors of SumUp by kind', async () => {
    server.does(behaviours.json(401, {}));
    expect(await callOperation()).toEqual({ kind: 'unauthorised' });
    server.does(behaviours.json(429, {}, { 'retry-after': '120' }));
    expect(await callOperation()).toEqual({ kind: 'rate-limited', retryAfterMs: 120_000 });
    server.does(behaviours.json(400, { message: 'Validation error', error_code: 'MISSING' }));
    expect(await callOperation()).toEqual({ kind: 'rejected', reason: 'HTTP 400; MISSING Validation error' });
  });

  it('never returns the key, even if the response contains it', async () => {
    for (const status of [400, 401, 403, 404, 409, 422, 429, 500]) {
      server.does(behaviours.json(status, { message: `Bearer ${apiKey} is wrong`, error_code: apiKey }));
      expect(JSON.stringify(await callOperation())).not.toContain(apiKey);
    }
    server.does(behaviours.json(400, { message: `Bearer ${apiKey} is wrong` }));
    expect(await callOperation()).toEqual({ kind: 'rejected', reason: 'HTTP 400; Bearer … is wrong' });
  });
});

describe('a checkout returned by SumUp', () => {
  const read = async (body: unknown) => {
    server.does(behaviours.json(200, body));
    const result = await payments.readCheckout(id);
    if (result.kind !== 'ok') throw new Error(`not read: ${JSON.stringify(result)}`);
    return result.checkout;
  };

  it('is read completely and kept as evidence', async () => {
    expect(await read(paid)).toEqual({
      id,
      reference: 'dep-1-1',
      merchantCode: 'MCTEST01',
      currency: 'GBP',
      amount: 1_234,
      state: 'paid',
      paymentUrl: checkoutJson.hosted_checkout_url,
      validUntil: new Date('2026-11-21T10:30:00Z'),
      transactions: [
        { id: transactionId, code: 'TEENSK4W2K', state: 'successful', amount: 1_234, currency: 'GBP' },
      ],
      evidence: paid,
    });
  });

  it.each([
    ['PENDING', 'pending'],
    ['FAILED', 'failed'],
    ['EXPIRED', 'expired'],
    ['PAID', 'paid'],
    ['paid', 'unknown'],
    ['SETTLED', 'unknown'],
    ['constructor', 'unknown'],
    ['', 'unknown'],
    [null, 'unknown'],
    [7, 'unknown'],
    [undefined, 'unknown'],
  ])('with status %j is %s', async (status, state) => {
    expect((await read({ ...checkoutJson, status })).state).toBe(state);
  });

  it.each([
    ['https://checkout.sumup.com/pay/c-1', 'https://checkout.sumup.com/pay/c-1'],
    ['https://checkout.sumup.com.evil.example/pay/1', null],
    ['https://checkout.sumup.com@evil.example/pay/1', null],
    ['https://me:secret@checkout.sumup.com/pay/1', null],
    ['http://checkout.sumup.com/pay/1', null],
    ['//checkout.sumup.com/pay/1', null],
    ['javascript:alert(1)', null],
    [7, null],
    [undefined, null],
  ])('has the payment page %j only if its origin is allowed', async (url, page) => {
    expect((await read({ ...checkoutJson, hosted_checkout_url: url })).paymentUrl).toBe(page);
  });

  it.each([
    'currency',
    'merchant_code',
    'checkout_reference',
    'amount',
    'status',
    'valid_until',
    'transactions',
  ])('may lack %s', async (field) => {
    const checkout = await read({ ...checkoutJson, [field]: undefined });
    expect(checkout).toMatchObject({ id, paymentUrl: checkoutJson.hosted_checkout_url });
    expect(checkout.transactions).toEqual([]);
  });

  it.each(['../me', '', 7, null, undefined, `${id}0`])(
    'is unavailable if its id is %j',
    async (invalidId) => {
      server.does(behaviours.json(200, { ...checkoutJson, id: invalidId }));
      expect((await payments.readCheckout(id)).kind).toBe('unavailable');
      server.does(behaviours.json(200, [{ ...checkoutJson, id: invalidId }]));
      expect((await payments.findByReference('dep-1-1')).kind).toBe('unavailable');
      server.does(behaviours.json(201, { ...checkoutJson, id: invalidId }));
      expect((await payments.createCheckout(checkoutRequest)).kind).toBe('unavailable');
    },
  );

  it('is returned unchanged even if its id differs from the requested one', async () => {
    const other = {
      ...paid,
      id: randomUUID(),
      merchant_code: 'MCOTHER',
      currency: 'EUR',
      checkout_reference: 'dep-2-1',
    };
    expect(await read(other)).toMatchObject({
      id: other.id,
      merchantCode: 'MCOTHER',
      currency: 'EUR',
      reference: 'dep-2-1',
    });
  });

  it('may have unknown fields, and text that a database cannot store', async () => {
    const checkout = await read({
      ...checkoutJson,
      news: { a: ['\0', '\ud800'] },
      checkout_reference: 'dep\0-1-1',
    });
    expect(checkout.reference).toBe('dep-1-1');
    expect(checkout.evidence).toMatchObject({ news: { a: ['', '\ufffd'] } });
  });
});

describe('specific responses', () => {
  it('a used reference is a duplicate, with the error alone or in a list', async () => {
    const error = { error_code: 'DUPLICATED_CHECKOUT', message: 'Checkout with this id already exists' };
    for (const body of [error, [error]]) {
      server.does(behaviours.json(409, body));
      expect(await payments.createCheckout(checkoutRequest)).toEqual({ kind: 'duplicate' });
    }
  });

  it('an existing checkout is returned like a new one', async () => {
    server.does(behaviours.json(200, checkoutJson));
    expect(await payments.createCheckout(checkoutRequest)).toMatchObject({ kind: 'ok', checkout: { id } });
  });

  it('checkouts are found by their reference', async () => {
    server.does(behaviours.json(200, [checkoutJson, { ...paid, id: transactionId }]));
    expect(await payments.findByReference('dep-1-1')).toMatchObject({
      kind: 'ok',
      checkouts: [
        { id, state: 'pending', paymentUrl: checkoutJson.hosted_checkout_url },
        { id: transactionId, state: 'paid' },
      ],
    });
  });

  it('ids are compared ignoring case', async () => {
    server.does(behaviours.json(200, { ...checkoutJson, id: id.toUpperCase(), status: 'EXPIRED' }));
    expect(await payments.deactivateCheckout(id)).toEqual({ kind: 'ok' });
    server.does(behaviours.json(200, { id: transactionId.toUpperCase(), status: 'SUCCESSFUL' }));
    expect((await payments.readTransaction(transactionId)).kind).toBe('ok');
    server.does(behaviours.json(200, { id: transactionId, status: 'SUCCESSFUL' }));
    expect((await payments.readTransaction(transactionId.toUpperCase())).kind).toBe('ok');
  });

  it('an unknown checkout or payment is not found', async () => {
    server.does(behaviours.json(404, { error_code: 'NOT_FOUND', message: 'Resource not found' }));
    for (const name of ['readCheckout', 'deactivateCheckout', 'refund', 'readTransaction'] as const)
      expect(await operations[name]()).toEqual({ kind: 'not-found' });
    for (const name of ['createCheckout', 'findByReference', 'checkMerchant'] as const)
      expect((await operations[name]()).kind).toBe('rejected');
  });

  it.each([
    [200, { ...checkoutJson, status: 'EXPIRED' }, 'ok'],
    [
      200,
      { ...checkoutJson, status: 'EXPIRED', transactions: [{ id: transactionId, status: 'PENDING' }] },
      'charge-pending',
    ],
    [200, { ...checkoutJson, status: 'PAID' }, 'already-processed'],
    [200, { ...checkoutJson, status: 'PENDING' }, 'unavailable'],
    [200, { ...checkoutJson, status: 'EXPIRED', id: transactionId }, 'unavailable'],
    [409, { error_code: 'CHECKOUT_PROCESSED', message: 'processed' }, 'already-processed'],
    [409, { error_code: 'CHECKOUT_CANT_BE_DEACTIVATED', message: 'no' }, 'charge-pending'],
  ])('deactivating a checkout with the response %i %j is %s', async (status, body, kind) => {
    server.does(behaviours.json(status, body));
    expect((await payments.deactivateCheckout(id)).kind).toBe(kind);
  });

  it('a checkout that stays open, and an invalid id, have a reason', async () => {
    server.does(behaviours.json(200, checkoutJson));
    expect(await payments.deactivateCheckout(id)).toEqual({
      kind: 'unavailable',
      reason: 'answered without closing the checkout',
    });
    expect(await payments.deactivateCheckout('c-1')).toEqual({
      kind: 'rejected',
      reason: 'not an id of the provider',
    });
  });

  it('a history with an error status is not read as a list', async () => {
    const list = () => payments.listTransactions(new Date(0), new Date());
    server.does(behaviours.json(401, {}));
    expect(await list()).toEqual({ kind: 'unauthorised' });
    server.does(behaviours.json(404, { items: [] }));
    expect((await list()).kind).toBe('rejected');
  });

  it('the record of another payment is unavailable', async () => {
    server.does(behaviours.json(200, { id, status: 'SUCCESSFUL', amount: 12.34 }));
    expect((await payments.readTransaction(transactionId)).kind).toBe('unavailable');
  });

  it('another merchant than ours is rejected', async () => {
    server.does(behaviours.json(200, { merchant_code: 'MCTEST01', default_currency: 'GBP' }));
    expect(await payments.checkMerchant()).toEqual({ kind: 'ok', currency: 'GBP' });
    server.does(behaviours.json(200, { merchant_code: 'MCTEST01', default_currency: 7 }));
    expect(await payments.checkMerchant()).toEqual({ kind: 'ok', currency: null });
    server.does(behaviours.json(200, { merchant_code: 'MCOTHER', default_currency: 'GBP' }));
    expect(await payments.checkMerchant()).toEqual({
      kind: 'rejected',
      reason: 'answered with another merchant',
    });
  });
});

describe('the account of our key (D55)', () => {
  const merchant = { merchant_code: 'MCTEST01', default_currency: 'GBP' };
  /** SumUp returns this account, and creates every checkout. */
  const respondWithAccount = (account: object) =>
    server.does((request, response) =>
      (request.method === 'POST' ? behaviours.json(201, checkoutJson) : behaviours.json(200, account))(
        request,
        response,
      ),
    );
  const acceptAccounts = (accounts: SumupSettings['accounts']) => {
    payments.onApplicationShutdown();
    payments = adapterWith(10_000, accounts);
  };
  const created = () => server.received.filter(({ method }) => method === 'POST');

  it.each([
    ['real', { ...merchant, sandbox: true }, 'sandbox'],
    ['sandbox', { ...merchant, sandbox: false }, 'real'],
    ['sandbox', merchant, 'real'],
  ] as const)(
    'prevents checkouts if only %s accounts are accepted and SumUp returns %j',
    async (accounts, account, wrongAccount) => {
      respondWithAccount(account);
      acceptAccounts(accounts);
      const wrongAccountError = { kind: 'unauthorised', wrongAccount };
      expect(await payments.checkMerchant()).toEqual(wrongAccountError);
      expect(await payments.createCheckout(checkoutRequest)).toEqual(wrongAccountError);
      expect(created()).toEqual([]);
    },
  );

  it.each([
    ['real', { ...merchant, sandbox: false }],
    ['real', merchant],
    ['sandbox', { ...merchant, sandbox: true }],
  ] as const)(
    'is read once before the first checkout if %s accounts are accepted and SumUp returns %j',
    async (accounts, account) => {
      respondWithAccount(account);
      acceptAccounts(accounts);
      expect((await payments.createCheckout(checkoutRequest)).kind).toBe('ok');
      expect((await payments.createCheckout(checkoutRequest)).kind).toBe('ok');
      expect(server.received.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
    },
  );

  it('is read before each checkout in production until it is known', async () => {
    acceptAccounts('real');
    server.does(behaviours.html(502));
    expect((await payments.createCheckout(checkoutRequest)).kind).toBe('unavailable');
    server.does(behaviours.json(404, {}));
    expect((await payments.createCheckout(checkoutRequest)).kind).toBe('unauthorised');
    expect(created()).toEqual([]);
    respondWithAccount(merchant);
    expect((await payments.createCheckout(checkoutRequest)).kind).toBe('ok');
  });
});

it('logs nothing', async () => {
  const spies = [
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => {}),
    ),
    ...(['log', 'warn', 'error', 'debug'] as const).map((name) =>
      vi.spyOn(Logger.prototype, name).mockImplementation(() => {}),
    ),
  ];
  for (const behaviour of [behaviours.html(500), behaviours.reset, behaviours.json(401, {})]) {
    server.does(behaviour);
    for (const name of names) await operations[name]();
  }
  expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([]);
  for (const spy of spies) spy.mockRestore();
});

describe.each([
  ['never responds', behaviours.silence],
  ['stops in the middle of the body', behaviours.stall],
  ['sends the body byte by byte', behaviours.drip],
])('when SumUp %s', (_, behaviour) => {
  it.each(names)('%s is unavailable within its time limit', async (name) => {
    server.does(behaviour);
    payments.onApplicationShutdown();
    payments = adapterWith(100);
    expect((await operations[name]()).kind).toBe('unavailable');
  });
});
