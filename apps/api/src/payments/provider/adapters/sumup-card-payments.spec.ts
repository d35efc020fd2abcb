import { withRequestId } from '../../../platform/logging/request-context';
import { Logger } from '@nestjs/common';
import { pence } from '@app/pricing';
import { behaviours, startHostileServer, type HostileServer } from '../../../testing/servers/hostile-server';
import { SumupCardPayments } from './sumup-card-payments';
import {
  apiKey,
  checkoutJson,
  checkoutRequest,
  transactionId,
  aSumupAdapter,
  checkoutId as id,
} from '../../testing/a-sumup-adapter';

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
  payments = aSumupAdapter(server.url, 10_000);
});
afterEach(async () => {
  payments.onApplicationShutdown();
  await server.stop();
});

const operations = {
  createCheckout: () => payments.createCheckout(checkoutRequest),
  readCheckout: () => payments.readCheckout(id),
  findByReference: () => payments.findByReference('dep-1-1'),
  deactivateCheckout: () => payments.deactivateCheckout(id),
  refund: () => payments.refund(transactionId, pence(1_234)),
  readTransaction: () => payments.readTransaction(transactionId),
  listPayouts: () => payments.listPayouts('2026-11-20', '2026-11-21'),
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
      'GET /v1.0/merchants/MCTEST01/payouts?start_date=2026-11-20&end_date=2026-11-21&format=json&limit=500&order=asc',
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
    payments = aSumupAdapter(server.url, 100);
    expect((await operations[name]()).kind).toBe('unavailable');
  });
});
