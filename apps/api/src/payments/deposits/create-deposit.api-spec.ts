import { paths, type CreateDepositRequest, type DepositResponse } from '@app/contracts';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { countQueries } from '../../testing/database/count-queries';
import { aSession, fillBasket, saveAQuote } from '../../testing/builders/a-basket';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { expectError } from '../../testing/expect-error';
import {
  aDeposit,
  newIdempotencyKey,
  beginDeposit,
  lastAttempt,
  quoteState,
  saveQuotes,
  withKey,
} from '../testing/a-deposit';
import { useCards } from '../testing/use-cards';
import { changeQuote } from '../../testing/builders/change-quote';

const { api, cards } = useCards();

const create = (details: Partial<CreateDepositRequest>, key?: string) =>
  api.post(paths.deposits, aDeposit(details), key ? withKey(key) : {});
const unknownId = 'AAAAAAAAAAAAAAAAAAAAAA';

describe('a deposit on one quote', () => {
  it('is rejected for a top with contradictions, until staff approve the quote with a reason (D53)', async () => {
    const parts = await readCatalogue(api);
    const quote = await saveAQuote(api, { length: 510, sinkTypeId: parts.sinkType('Undermount Oval').id });
    expect(quote).toMatchObject({
      paymentBlocker: 'invalid-configuration',
      contradictions: ['‘Undermount Oval’ needs a top of at least 530\u00a0×\u00a0276\u00a0mm.'],
    });
    const { details } = expectError(await create({ quoteId: quote.id }), 'deposit/not-payable');
    expect(details?.quotes).toMatchObject([{ quoteId: quote.id, blocker: 'invalid-configuration' }]);

    await changeQuote(api, quote.id, { status: 'approved' });
    expect((await create({ quoteId: quote.id })).statusCode).toBe(201);
  });

  it('has the amounts of the saved quote, and a card page', async () => {
    const quote = await saveAQuote(api);
    const response = await create(
      { quoteId: quote.id, totalAmount: '357.00', depositAmount: 35.7 },
      newIdempotencyKey(),
    );

    expect(response.statusCode).toBe(201);
    const deposit = response.json<DepositResponse>();
    expect(deposit).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      quoteId: quote.id,
      quoteIds: [quote.id],
      customerName: 'Ada Lovelace',
      customerEmail: 'ada@example.com',
      customerPhone: '0118 496 0123',
      totalAmount: '357.00',
      depositAmount: '35.70',
      paymentStatus: 'pending',
      sumupCheckoutId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      needsDelivery: false,
      deliveryAddress: null,
      createdAt: expect.any(String),
      paymentUrl: `https://checkout.sumup.com/pay/${deposit.sumupCheckoutId}`,
    });
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(await quoteState(api, quote.id)).toEqual({ status: 'pending', deposit_state: 'open' });
    const checkout = cards.all().find(({ id }) => id === deposit.sumupCheckoutId);
    expect(checkout).toMatchObject({ reference: `dep-${deposit.id}-1`, amount: 3_570, currency: 'GBP' });
  });

  it('stores the customer with the quote, on its timeline too (D14)', async () => {
    const { quoteId } = await beginDeposit(api);
    const [quote] = await api.sql(
      'SELECT customer_name, customer_email, customer_phone FROM quote WHERE id = $1',
      [quoteId],
    );
    expect(quote).toEqual({
      customer_name: 'Ada Lovelace',
      customer_email: 'ada@example.com',
      customer_phone: '0118 496 0123',
    });
    const timeline = await api.sql<{ kind: string }>(
      'SELECT kind FROM timeline_entry WHERE quote_id = $1 ORDER BY id',
      [quoteId],
    );
    expect(timeline.map(({ kind }) => kind)).toEqual(['customer-changed', 'deposit-begun']);
  });

  it('belongs to the person who entered the details; other people can start their own deposit on the quote', async () => {
    const quote = await saveAQuote(api);
    const names = Array.from({ length: 20 }, (_, number) => `Person ${number}`);
    const responses = await Promise.all(
      names.map((customerName, number) =>
        create({
          quoteId: quote.id,
          customerName,
          customerEmail: `person-${number % 5}@example.com`,
          needsDelivery: true,
          deliveryAddress: `${number} Friar Street`,
        }),
      ),
    );
    const deposits = responses.map((response) => response.json<DepositResponse>());
    expect(deposits.map(({ customerName }) => customerName)).toEqual(names);
    expect(deposits.map(({ customerEmail }) => customerEmail)).toEqual(
      names.map((_, number) => `person-${number % 5}@example.com`),
    );
    expect(deposits.map(({ deliveryAddress }) => deliveryAddress)).toEqual(
      names.map((_, number) => `${number} Friar Street`),
    );
    expect(new Set(deposits.map(({ id }) => id)).size).toBe(names.length);
    expect(new Set(deposits.map(({ paymentUrl }) => paymentUrl)).size).toBe(names.length);
  });

  it('runs eighteen SQL statements the first time', async () => {
    const { id: quoteId } = await saveAQuote(api);
    await create({ quoteId: (await saveAQuote(api)).id }, newIdempotencyKey()); // connects
    expect(await countQueries(() => create({ quoteId }, newIdempotencyKey()))).toBe(18);
  });

  it('gets its page even if staff lock the quote at the same time', async () => {
    const { id: quoteId } = await saveAQuote(api);
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    const createCheckout = cards.createCheckout.bind(cards);
    vi.spyOn(cards, 'createCheckout').mockImplementation(async (request) => {
      await client.query('BEGIN');
      await client.query('SELECT FROM quote WHERE id = $1 FOR NO KEY UPDATE', [quoteId]);
      return createCheckout(request);
    });
    expect((await create({ quoteId })).json()).toMatchObject({ paymentUrl: expect.any(String) });
    await client.end();
  });

  it('is checked immediately if a webhook arrives before the provider’s response', async () => {
    const { id: quoteId } = await saveAQuote(api);
    const createCheckout = cards.createCheckout.bind(cards);
    vi.spyOn(cards, 'createCheckout').mockImplementation(async (request) => {
      const created = await createCheckout(request);
      await api.post(new URL(request.webhookUrl).pathname, { id: randomUUID() });
      return created;
    });
    const deposit = (await create({ quoteId })).json<DepositResponse>();
    expect(deposit).toMatchObject({ paymentUrl: expect.any(String) });
    const { next_check_at: due, state } = await lastAttempt(api, deposit.id);
    expect({ state, isDue: due !== null && due <= new Date() }).toEqual({ state: 'open', isDue: true });
  });

  it('is saved before the provider is called', async () => {
    const quote = await saveAQuote(api);
    const { release } = cards.hang('create');
    const response = create({ quoteId: quote.id });
    const [attempt] = await untilFound(() =>
      api.sql<{ checkout_reference: string; state: string; deposit_id: string }>(
        `SELECT attempt.* FROM payment_attempt AS attempt
         JOIN deposit ON deposit.id = deposit_id JOIN order_item USING (order_id) WHERE quote_id = $1`,
        [quote.id],
      ),
    );
    expect(attempt).toMatchObject({ state: 'creating', checkout_reference: `dep-${attempt?.deposit_id}-1` });
    release();
    await response;
  });
});

async function untilFound<T>(find: () => Promise<T[]>): Promise<T[]> {
  for (;;) {
    const stored = await find();
    if (stored.length) return stored;
  }
}

describe('a deposit on a basket (D15)', () => {
  it('covers every quote in it, with delivery', async () => {
    const session = aSession();
    const quotes = await saveQuotes(api, 3);
    await fillBasket(api, session, ...quotes);
    const deposit = await beginDeposit(api, {
      basketSessionId: session,
      quoteId: quotes[0]?.id,
      needsDelivery: true,
      deliveryAddress: '1 Friar Street, Reading, RG1 1DA',
      totalAmount: '1106.00',
      depositAmount: '110.60',
    });
    expect(deposit).toMatchObject({
      quoteIds: quotes.map(({ id }) => id),
      totalAmount: '1106.00',
      depositAmount: '110.60',
      needsDelivery: true,
      deliveryAddress: '1 Friar Street, Reading, RG1 1DA',
    });
  });

  it('covers individually listed quotes, in that order', async () => {
    const [first, second, third] = await saveQuotes(api, 3);
    const deposit = await beginDeposit(api, {
      quoteId: third?.id,
      quoteIds: [first?.id ?? '', second?.id ?? '', third?.id ?? ''],
    });
    expect(deposit.quoteIds).toEqual([third?.id, first?.id, second?.id]);
    expect(deposit.quoteId).toBe(third?.id);
  });
});

describe('rejects', () => {
  it.each<[string, Partial<CreateDepositRequest>]>([
    ['a total a penny less', { totalAmount: '356.99' }],
    ['a total a penny more', { totalAmount: 357.01 }],
    ['a deposit of one penny', { depositAmount: '0.01' }],
    [
      'a total without the delivery',
      { totalAmount: '357.00', needsDelivery: true, deliveryAddress: '1 Friar Street' },
    ],
  ])('%s, with the correct amounts and nothing created (D5)', async (_, details) => {
    const quote = await saveAQuote(api);
    const body = expectError(await create({ quoteId: quote.id, ...details }), 'deposit/amounts-changed');
    expect(body.details).toEqual(
      details.needsDelivery
        ? { totalAmount: '392.00', depositAmount: '39.20' }
        : { totalAmount: '357.00', depositAmount: '35.70' },
    );
    expect(
      await api.sql('SELECT FROM order_item JOIN deposit USING (order_id) WHERE quote_id = $1', [quote.id]),
    ).toEqual([]);
    expect(await quoteState(api, quote.id)).toMatchObject({ deposit_state: 'none' });
  });

  it.each<[string, Partial<CreateDepositRequest>, string]>([
    ['a request without quotes', {}, 'deposit/nothing-to-pay'],
    ['an unknown quote', { quoteId: unknownId }, 'quote/not-found'],
    ['an invented id', { quoteId: '412' }, 'request/invalid'],
    ['malformed ids', { quoteIds: ['1; DROP TABLE quote'] }, 'request/invalid'],
    ['a malformed basket session', { basketSessionId: 'mine' }, 'basket/malformed-session'],
    ['an unknown basket', { basketSessionId: aSession() }, 'deposit/nothing-to-pay'],
    ['an invalid phone number', { quoteId: unknownId, customerPhone: 'abc' }, 'request/invalid'],
    ['no name', { quoteId: unknownId, customerName: ' ' }, 'request/invalid'],
    [
      'no address for the delivery',
      { quoteId: unknownId, needsDelivery: true, deliveryAddress: '' },
      'request/invalid',
    ],
    ['an invalid amount', { quoteId: unknownId, totalAmount: '£357' }, 'request/invalid'],
  ])('%s', async (_, details, code) => {
    expect(expectError(await create(details)).code).toBe(code);
  });

  it('a quote that is not in the given basket', async () => {
    const [basketQuote, otherQuote] = await saveQuotes(api, 2);
    const session = aSession();
    await fillBasket(api, session, basketQuote ?? { id: '' });
    const request = { basketSessionId: session, quoteIds: [otherQuote?.id ?? ''], totalAmount: '357.00' };
    expectError(await create(request), 'basket/item-not-found');
  });

  it('the amounts of another basket, and returns the correct ones', async () => {
    const session = aSession();
    await fillBasket(api, session, ...(await saveQuotes(api, 2)));
    const response = await create({
      basketSessionId: session,
      totalAmount: '357.00',
      depositAmount: '35.70',
    });
    expect(expectError(response, 'deposit/amounts-changed').details).toEqual({
      totalAmount: '714.00',
      depositAmount: '71.40',
    });
  });

  it.each([
    ['declined', `status = 'declined'`],
    ['completed', `status = 'completed'`],
    ['deleted', 'deleted_at = now()'],
    ['expired', `created_at = '2026-01-01', valid_until = '2026-02-01'`],
    ['paid', `deposit_state = 'paid', received = 35.70`],
    ['refunded', `deposit_state = 'paid', received = 0`],
    ['in-review', `deposit_state = 'review'`],
  ])('a quote that is %s, and returns its reference (D21)', async (blocker, change) => {
    const [first, second] = await saveQuotes(api, 2);
    await api.sql(`UPDATE quote SET ${change} WHERE id = $1`, [second?.id]);
    const calls = cards.calls.length;
    const response = await create({ quoteIds: [first?.id ?? '', second?.id ?? ''] });
    expect(expectError(response, 'deposit/not-payable').details).toEqual({
      quotes: [{ quoteId: second?.id, reference: second?.reference, blocker }],
    });
    expect(cards.calls).toHaveLength(calls);
  });

  it.each([
    ['so small that a tenth of it rounds to £0', '0.04'],
    ['above the maximum amount', '9999999999.99'],
  ])('a total that is %s, with its own error code', async (_, price) => {
    const quoteIds = (await saveQuotes(api, 2)).map(({ id }) => id);
    await changeQuote(api, quoteIds, { totalPrice: price });
    const quoteIdsToPay = price === '0.04' ? quoteIds.slice(1) : quoteIds;
    expectError(await create({ quoteIds: quoteIdsToPay }), 'deposit/amount-out-of-range');
  });

  it('more quotes than a basket holds', async () => {
    expectError(await create({ quoteIds: Array<string>(51).fill(unknownId) }), 'request/invalid');
  });
});
