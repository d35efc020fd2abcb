import { randomUUID } from 'node:crypto';
import { behaviours, startHostileServer, type HostileServer } from '../../../testing/servers/hostile-server';
import { SumupCardPayments } from './sumup-card-payments';
import {
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
