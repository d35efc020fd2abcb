import {
  paths,
  type CreateDepositRequest,
  type DepositResponse,
  type RetryDepositResponse,
} from '@app/contracts';
import { RateLimits } from '../../platform/limits/rate-limits';
import { aSession, fillBasket, saveAQuote } from '../../testing/builders/a-basket';
import { expectError } from '../../testing/expect-error';
import { until } from '../../testing/until';
import {
  aDeposit,
  newIdempotencyKey,
  attemptsOf,
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

describe('the same request again (D18)', () => {
  it('returns the same deposit and page, and creates one checkout', async () => {
    const quote = await saveAQuote(api);
    const key = newIdempotencyKey();
    const first = (await create({ quoteId: quote.id }, key)).json<DepositResponse>();
    const repeated = (await create({ quoteId: quote.id }, key)).json<DepositResponse>();
    expect(repeated).toEqual(first);
    expect(await attemptsOf(api, first.id)).toHaveLength(1);
  });

  it('is rejected if the key was used with other details', async () => {
    const [first, second] = await saveQuotes(api, 2);
    const key = newIdempotencyKey();
    await create({ quoteId: first?.id }, key);
    expectError(await create({ quoteId: second?.id }, key), 'deposit/key-reused');
    expectError(
      await create({ quoteId: first?.id, customerName: 'Charles Babbage' }, key),
      'deposit/key-reused',
    );
  });

  it('is rejected if the basket has changed between two simultaneous requests with one key', async () => {
    const session = aSession();
    const [firstQuote, second] = await saveQuotes(api, 2);
    await fillBasket(api, session, firstQuote ?? { id: '' });
    const key = newIdempotencyKey();
    // The first request is paused just before it is stored.
    const rateLimits = api.app.get(RateLimits);
    const consumeIn = rateLimits.consumeIn.bind(rateLimits);
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    let isFirst = true;
    vi.spyOn(rateLimits, 'consumeIn').mockImplementation(async (tx, limit, ...consumers) => {
      if (limit.name === 'deposit' && isFirst) {
        isFirst = false;
        await isReleased;
      }
      return consumeIn(tx, limit, ...consumers);
    });
    const first = create({ basketSessionId: session }, key);
    await until(() => Promise.resolve(!isFirst));
    await api.inject({ method: 'DELETE', url: paths.clearBasket(session) });
    await fillBasket(api, session, second ?? { id: '' });
    expect((await create({ basketSessionId: session }, key)).statusCode).toBe(201);
    release();
    expectError(await first, 'deposit/key-reused');
    expect(
      await api.sql('SELECT FROM order_item JOIN deposit USING (order_id) WHERE quote_id = $1', [
        firstQuote?.id,
      ]),
    ).toEqual([]);
  });

  it('creates a new deposit once the key has expired', async () => {
    const key = newIdempotencyKey();
    await create({ quoteId: (await saveAQuote(api)).id }, key);
    await api.sql(
      `UPDATE deposit_request SET created_at = now() - interval '8 days' WHERE idempotency_key = $1`,
      [key],
    );
    await create({ quoteId: (await saveAQuote(api)).id }, newIdempotencyKey());
    const stored = await api.sql('SELECT FROM deposit_request WHERE idempotency_key = $1', [key]);
    expect(stored).toEqual([]);
  });

  it('is rejected with an invalid key', async () => {
    expectError(await create({ quoteId: (await saveAQuote(api)).id }, 'short'), 'request/invalid');
  });

  it('returns the open page for the same quotes and customer, in any spelling', async () => {
    const [firstQuote, second] = await saveQuotes(api, 2);
    const quoteIds = [firstQuote?.id ?? '', second?.id ?? ''];
    const first = await beginDeposit(api, { quoteIds });
    const repeated = await beginDeposit(api, {
      quoteIds: quoteIds.reverse(),
      customerName: ' ada  Lovelace',
      customerEmail: 'Ada@Example.com',
      customerPhone: '+44 118 4960123',
    });
    expect([repeated.id, repeated.paymentUrl]).toEqual([first.id, first.paymentUrl]);
    expect(repeated.customerName).toBe('Ada Lovelace');
  });

  it('closes the first page if it comes from the same basket with corrected details', async () => {
    const session = aSession();
    await fillBasket(api, session, await saveAQuote(api));
    const first = await beginDeposit(api, { basketSessionId: session, customerEmail: 'ad@example.com' });
    const second = await beginDeposit(api, { basketSessionId: session });
    expect(second.id).not.toBe(first.id);
    expect(second.customerEmail).toBe('ada@example.com');
    expect(await lastAttempt(api, first.id)).toMatchObject({ state: 'closed' });
  });

  it('creates one deposit and one checkout if it is sent twenty times at once', async () => {
    const quote = await saveAQuote(api);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => create({ quoteId: quote.id }, newIdempotencyKey())),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
    const urls = new Set(responses.map((response) => response.json<DepositResponse>().paymentUrl));
    expect([...urls]).toEqual([expect.stringContaining('https://checkout.sumup.com/pay/')]);
    const deposits = await api.sql(
      'SELECT FROM order_item JOIN deposit USING (order_id) WHERE quote_id = $1',
      [quote.id],
    );
    expect(deposits).toHaveLength(1);
    const { id } = responses[0]?.json<DepositResponse>() ?? { id: '' };
    expect(cards.calls.filter(({ operation, of }) => operation === 'create' && of.includes(id))).toHaveLength(
      1,
    );
  });

  it('creates one deposit if it is sent twenty times at once with one key', async () => {
    const quote = await saveAQuote(api);
    const key = newIdempotencyKey();
    const responses = await Promise.all(Array.from({ length: 20 }, () => create({ quoteId: quote.id }, key)));
    expect(new Set(responses.map((response) => response.json<DepositResponse>().id)).size).toBe(1);
    expect(responses.every(({ statusCode }) => statusCode === 201)).toBe(true);
  });
});

describe('another deposit on the same quote (D18)', () => {
  it('closes the page of the first', async () => {
    const [shared, other] = await saveQuotes(api, 2);
    const first = await beginDeposit(api, { quoteId: shared?.id });
    const second = await beginDeposit(api, { quoteIds: [shared?.id ?? '', other?.id ?? ''] });
    expect(second.id).not.toBe(first.id);
    expect(await lastAttempt(api, first.id)).toMatchObject({ state: 'closed' });
    expect(cards.all().find(({ id }) => id === first.sumupCheckoutId)).toMatchObject({ state: 'expired' });
    expect(await quoteState(api, shared?.id ?? '')).toMatchObject({ deposit_state: 'open' });
  });

  it('with delivery added has another amount, and closes the first page', async () => {
    const quote = await saveAQuote(api);
    const first = await beginDeposit(api, { quoteId: quote.id });
    const second = await beginDeposit(api, {
      quoteId: quote.id,
      needsDelivery: true,
      deliveryAddress: 'RG1 1DA',
    });
    expect(second).toMatchObject({ totalAmount: '392.00', depositAmount: '39.20' });
    expect(await lastAttempt(api, first.id)).toMatchObject({ state: 'closed' });
  });

  it('is rejected if the first was paid, even if the payment was not settled yet', async () => {
    const [shared, other] = await saveQuotes(api, 2);
    const first = await beginDeposit(api, { quoteId: shared?.id });
    cards.pay(`dep-${first.id}-1`);
    const response = await create({ quoteIds: [shared?.id ?? '', other?.id ?? ''] });
    expect(expectError(response, 'deposit/not-payable').details?.quotes).toMatchObject([{ blocker: 'paid' }]);
    expect(await quoteState(api, shared?.id ?? '')).toEqual({ status: 'approved', deposit_state: 'paid' });
  });

  it('is rejected while a card is being charged on the first page', async () => {
    const [shared, other] = await saveQuotes(api, 2);
    const first = await beginDeposit(api, { quoteId: shared?.id });
    cards.beginConfirmation(`dep-${first.id}-1`);
    const response = await create({ quoteIds: [shared?.id ?? '', other?.id ?? ''] });
    expectError(response, 'deposit/payment-under-way');
    expect(await lastAttempt(api, first.id)).toMatchObject({ state: 'open' });
  });

  it('is rejected if the provider is down, so that the first page cannot be closed', async () => {
    const [shared, other] = await saveQuotes(api, 2);
    const first = await beginDeposit(api, { quoteId: shared?.id });
    cards.beUnavailable('deactivate');
    const response = await create({ quoteIds: [shared?.id ?? '', other?.id ?? ''] });
    expectError(response, 'deposit/outcome-unknown');
    expect(await lastAttempt(api, first.id)).toMatchObject({ state: 'open' });
  });

  it('is rejected if the provider does not find the first page before its expiry', async () => {
    const [shared, other] = await saveQuotes(api, 2);
    const first = await beginDeposit(api, { quoteId: shared?.id });
    vi.spyOn(cards, 'deactivateCheckout').mockResolvedValueOnce({ kind: 'not-found' });
    const response = await create({ quoteIds: [shared?.id ?? '', other?.id ?? ''] });
    expectError(response, 'deposit/outcome-unknown');
    expect(await lastAttempt(api, first.id)).toMatchObject({ state: 'open' });
  });

  it(
    'many simultaneous deposits on overlapping baskets leave at most one open page per quote',
    { tags: 'thorough' },
    async () => {
      const quotes = await saveQuotes(api, 4);
      const ids = quotes.map(({ id }) => id);
      const overlappingSelections = Array.from({ length: 16 }, (_, number) =>
        ids.filter((_id, index) => (number + 1) & (1 << index)),
      );
      const responses = await Promise.all(
        overlappingSelections.filter(({ length }) => length).map((quoteIds) => create({ quoteIds })),
      );
      for (const response of responses) expect([201, 409]).toContain(response.statusCode);
      const open = await api.sql<{ quote_id: string }>(
        'SELECT quote_id FROM order_item JOIN deposit USING (order_id) WHERE is_open AND quote_id = ANY($1)',
        [ids],
      );
      expect(new Set(open.map(({ quote_id }) => quote_id)).size).toBe(open.length);
      const live = cards
        .all()
        .filter(({ state, transactions }) => state === 'pending' && !transactions.length);
      const liveIds = new Set(live.map(({ id }) => id));
      const openQuotes = await api.sql<{ quote_id: string; checkout_id: string }>(
        `SELECT quote_id, checkout_id FROM order_item JOIN deposit USING (order_id) JOIN payment_attempt ON deposit_id = deposit.id
       WHERE quote_id = ANY($1)`,
        [ids],
      );
      const pages = openQuotes
        .filter(({ checkout_id }) => liveIds.has(checkout_id))
        .map(({ quote_id }) => quote_id);
      expect(new Set(pages).size).toBe(pages.length);
    },
  );
});

describe('retrying (D19)', () => {
  const retry = (id: string) => api.post(paths.retryDeposit(id), {});

  it('returns the page that is still open', async () => {
    const deposit = await beginDeposit(api);
    expect((await retry(deposit.id)).json<RetryDepositResponse>()).toEqual({
      id: deposit.id,
      paymentUrl: deposit.paymentUrl,
    });
  });

  it('returns a new page if the old one has expired', async () => {
    const deposit = await beginDeposit(api);
    await api.sql(`UPDATE payment_attempt SET valid_until = now() WHERE deposit_id = $1`, [deposit.id]);
    const { paymentUrl } = (await retry(deposit.id)).json<RetryDepositResponse>();
    expect(paymentUrl).not.toBe(deposit.paymentUrl);
    expect((await attemptsOf(api, deposit.id)).map(({ state }) => state)).toEqual(['expired', 'open']);
  });

  it('is rejected for an unknown deposit, a paid one, and one under review', async () => {
    expectError(await retry(unknownId), 'deposit/not-found');
    expectError(await retry('x'), 'deposit/not-found');
    const deposit = await beginDeposit(api);
    await api.sql(`UPDATE deposit SET status = 'paid', paid_at = now(), is_open = false WHERE id = $1`, [
      deposit.id,
    ]);
    expectError(await retry(deposit.id), 'deposit/already-paid');
    await api.sql(`UPDATE deposit SET status = 'review', paid_at = NULL WHERE id = $1`, [deposit.id]);
    expectError(await retry(deposit.id), 'deposit/in-review');
  });

  it('is rejected if one of its quotes has expired (D4)', async () => {
    const deposit = await beginDeposit(api);
    await changeQuote(api, deposit.quoteId, {
      createdAt: new Date('2026-01-01'),
      validUntil: new Date('2026-02-01'),
    });
    expectError(await retry(deposit.id), 'deposit/not-payable');
  });
});
