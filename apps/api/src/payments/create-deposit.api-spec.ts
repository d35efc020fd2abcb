import { pence } from '@app/pricing';
import {
  errorCatalogue,
  paths,
  type CreateDepositRequest,
  type DepositResponse,
  type RetryDepositResponse,
} from '@app/contracts';
import { aSession, fillBasket, saveAQuote } from '../testing/a-basket';
import { expectRefusal } from '../testing/expect-refusal';
import { startApi, type TestApi } from '../testing/start-api';
import { until } from '../testing/until';
import {
  aDeposit,
  aKey,
  attemptsOf,
  beginDeposit,
  lastAttempt,
  quoteState,
  saveQuotes,
  withKey,
} from './testing/a-deposit';
import { UseLimits } from '../platform/limits/use-limits';
import { CheckPayment } from './check-payment';
import { SettlePayment } from './settle-payment';
import { aWantedCheckout } from './testing/a-wanted-checkout';
import { FakeCardPayments } from './testing/fake-card-payments';

let api: TestApi;
let cards: FakeCardPayments;
beforeAll(async () => {
  cards = new FakeCardPayments();
  api = await startApi({ cardPayments: cards });
});
afterAll(() => api.stop());
afterEach(() => {
  jest.restoreAllMocks();
  cards.recover();
});

const create = (details: Partial<CreateDepositRequest>, key?: string) =>
  api.post(paths.deposits, aDeposit(details), key ? withKey(key) : {});
const unknownId = 'AAAAAAAAAAAAAAAAAAAAAA';

describe('a deposit on one quote', () => {
  it('comes with the amounts of the saved quote and a page to pay it on', async () => {
    const quote = await saveAQuote(api);
    const reply = await create({ quoteId: quote.id, totalAmount: '357.00', depositAmount: 35.7 }, aKey());

    expect(reply.statusCode).toBe(201);
    const deposit = reply.json<DepositResponse>();
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
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(await quoteState(api, quote.id)).toEqual({ status: 'pending', deposit_state: 'open' });
    const checkout = cards.all().find(({ id }) => id === deposit.sumupCheckoutId);
    expect(checkout).toMatchObject({ reference: `dep-${deposit.id}-1`, amount: 3_570, currency: 'GBP' });
  });

  it('keeps who the customer is with the quote, on its timeline too (D14)', async () => {
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
    expect(timeline.map(({ kind }) => kind)).toEqual(['deposit-begun', 'customer-changed']);
  });

  it('is answered with what its customer has entered, whoever else asks for the same quote at that moment', async () => {
    const quote = await saveAQuote(api);
    const names = Array.from({ length: 20 }, (_, number) => `Person ${number}`);
    const replies = await Promise.all(
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
    const seen = replies.map((reply) => reply.json<DepositResponse>());
    expect(seen.map(({ customerName }) => customerName)).toEqual(names);
    expect(seen.map(({ customerEmail }) => customerEmail)).toEqual(
      names.map((_, number) => `person-${number % 5}@example.com`),
    );
    expect(seen.map(({ deliveryAddress }) => deliveryAddress)).toEqual(
      names.map((_, number) => `${number} Friar Street`),
    );
  });

  it('that somebody else takes up with another address shows it on the timeline, and to whoever calls', async () => {
    const quote = await saveAQuote(api);
    const own = { quoteId: quote.id, needsDelivery: true, deliveryAddress: '1 Friar Street, RG1 1DA' };
    const { id } = await beginDeposit(api, own);
    await beginDeposit(api, { ...own, quotesDescription: 'One top' });
    await beginDeposit(api, { ...own, deliveryAddress: '9 Long Lane' });
    const changes = await api.sql(
      `SELECT details FROM timeline_entry WHERE quote_id = $1 AND kind = 'deposit-details-changed'`,
      [quote.id],
    );
    const customer = {
      customerName: 'Ada Lovelace',
      customerEmail: 'ada@example.com',
      customerPhone: '0118 496 0123',
    };
    expect(changes).toEqual([
      {
        details: {
          depositId: id,
          before: { ...customer, deliveryAddress: '1 Friar Street, RG1 1DA' },
          after: { ...customer, deliveryAddress: '9 Long Lane' },
        },
      },
    ]);
    cards.pay(`dep-${id}-1`);
    await api.app.get(CheckPayment).check((await lastAttempt(api, id)).id);
    const tasks = await api.sql('SELECT kind, note FROM staff_task WHERE deposit_id = $1', [id]);
    expect(tasks).toEqual([{ kind: 'call-customer', note: 'details-changed' }]);
  });

  it('is written down before the provider hears of it', async () => {
    const quote = await saveAQuote(api);
    const { letGo } = cards.hang('create');
    const reply = create({ quoteId: quote.id });
    const [attempt] = await eventually(() =>
      api.sql<{ checkout_reference: string; state: string; deposit_id: string }>(
        `SELECT attempt.* FROM payment_attempt AS attempt
         JOIN deposit_quote USING (deposit_id) WHERE quote_id = $1`,
        [quote.id],
      ),
    );
    expect(attempt).toMatchObject({ state: 'creating', checkout_reference: `dep-${attempt?.deposit_id}-1` });
    letGo();
    await reply;
  });
});

async function eventually<T>(look: () => Promise<T[]>): Promise<T[]> {
  for (;;) {
    const found = await look();
    if (found.length) return found;
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

  it('takes the quotes named one by one, the first named first', async () => {
    const [first, second, third] = await saveQuotes(api, 3);
    const deposit = await beginDeposit(api, {
      quoteId: third?.id,
      quoteIds: [first?.id ?? '', second?.id ?? '', third?.id ?? ''],
    });
    expect(deposit.quoteIds).toEqual([third?.id, first?.id, second?.id]);
    expect(deposit.quoteId).toBe(third?.id);
  });
});

describe('refuses', () => {
  it.each<[string, Partial<CreateDepositRequest>]>([
    ['a total a penny less', { totalAmount: '356.99' }],
    ['a total a penny more', { totalAmount: 357.01 }],
    ['a deposit of one penny', { depositAmount: '0.01' }],
    [
      'a total without the delivery',
      { totalAmount: '357.00', needsDelivery: true, deliveryAddress: '1 Friar Street' },
    ],
  ])('%s, with the right figures and nothing set up (D5)', async (_, details) => {
    const quote = await saveAQuote(api);
    const body = expectRefusal(await create({ quoteId: quote.id, ...details }), 'deposit/amounts-changed');
    expect(body.details).toEqual(
      details.needsDelivery
        ? { totalAmount: '392.00', depositAmount: '39.20' }
        : { totalAmount: '357.00', depositAmount: '35.70' },
    );
    expect(await api.sql('SELECT FROM deposit_quote WHERE quote_id = $1', [quote.id])).toEqual([]);
    expect(await quoteState(api, quote.id)).toMatchObject({ deposit_state: 'none' });
  });

  it.each<[string, Partial<CreateDepositRequest>, string]>([
    ['no quote at all', {}, 'deposit/nothing-to-pay'],
    ['an unknown quote', { quoteId: unknownId }, 'quote/not-found'],
    ['a made-up id', { quoteId: '412' }, 'request/invalid'],
    ['ids that are none', { quoteIds: ['1; DROP TABLE quote'] }, 'request/invalid'],
    ['a basket that is none', { basketSessionId: 'mine' }, 'basket/malformed-session'],
    ['a basket nobody has', { basketSessionId: aSession() }, 'deposit/nothing-to-pay'],
    ['no name', { quoteId: unknownId, customerName: ' ' }, 'request/invalid'],
    [
      'no address for the delivery',
      { quoteId: unknownId, needsDelivery: true, deliveryAddress: '' },
      'request/invalid',
    ],
    ['an amount that is none', { quoteId: unknownId, totalAmount: '£357' }, 'request/invalid'],
  ])('%s', async (_, details, code) => {
    expect(expectRefusal(await create(details)).code).toBe(code);
  });

  it("a quote of another visitor's basket that was slipped into one's own", async () => {
    const [mine, theirs] = await saveQuotes(api, 2);
    const session = aSession();
    await fillBasket(api, session, mine ?? { id: '' });
    const slipped = { basketSessionId: session, quoteIds: [theirs?.id ?? ''], totalAmount: '357.00' };
    expectRefusal(await create(slipped), 'basket/item-not-found');
  });

  it("another visitor's basket at one's own price, with the right figures", async () => {
    const session = aSession();
    await fillBasket(api, session, ...(await saveQuotes(api, 2)));
    const reply = await create({ basketSessionId: session, totalAmount: '357.00', depositAmount: '35.70' });
    expect(expectRefusal(reply, 'deposit/amounts-changed').details).toEqual({
      totalAmount: '714.00',
      depositAmount: '71.40',
    });
  });

  it.each([
    ['declined', `status = 'declined'`],
    ['completed', `status = 'completed'`],
    ['deleted', 'deleted_at = now()'],
    ['expired', `created_at = '2026-01-01', valid_until = '2026-02-01'`],
    ['paid', `deposit_state = 'paid'`],
    ['in-review', `deposit_state = 'review'`],
  ])('a quote that is %s, and says which one it is (D21)', async (blocker, change) => {
    const [good, bad] = await saveQuotes(api, 2);
    await api.sql(`UPDATE quote SET ${change} WHERE id = $1`, [bad?.id]);
    const reply = await create({ quoteIds: [good?.id ?? '', bad?.id ?? ''] });
    expect(expectRefusal(reply, 'deposit/not-payable').details).toEqual({
      quotes: [{ quoteId: bad?.id, reference: bad?.reference, blocker }],
    });
    expect(cards.calls.filter(({ of }) => of.includes(good?.id ?? ''))).toEqual([]);
  });

  it.each([
    ['too small for a tenth of it', '0.04'],
    ['larger than any card', '9999999999.99'],
  ])('a total that is %s, with a sentence of its own', async (_, price) => {
    const quoteIds = (await saveQuotes(api, 2)).map(({ id }) => id);
    await api.sql('UPDATE quote SET total_price = $2 WHERE id = ANY($1)', [quoteIds, price]);
    const wanted = price === '0.04' ? quoteIds.slice(1) : quoteIds;
    expectRefusal(await create({ quoteIds: wanted }), 'deposit/amount-out-of-range');
  });

  it('more quotes than a basket holds', async () => {
    expectRefusal(await create({ quoteIds: Array<string>(51).fill(unknownId) }), 'request/invalid');
  });
});

describe('the same request again (D18)', () => {
  it('leads to the same deposit and page, and to one checkout', async () => {
    const quote = await saveAQuote(api);
    const key = aKey();
    const first = (await create({ quoteId: quote.id }, key)).json<DepositResponse>();
    const again = (await create({ quoteId: quote.id }, key)).json<DepositResponse>();
    expect(again).toEqual(first);
    expect(await attemptsOf(api, first.id)).toHaveLength(1);
  });

  it('is refused where the key came with other details before', async () => {
    const [one, two] = await saveQuotes(api, 2);
    const key = aKey();
    await create({ quoteId: one?.id }, key);
    expectRefusal(await create({ quoteId: two?.id }, key), 'deposit/key-reused');
    expectRefusal(
      await create({ quoteId: one?.id, customerName: 'Charles Babbage' }, key),
      'deposit/key-reused',
    );
  });

  it('is refused where the basket has changed between two requests of one key at the same moment', async () => {
    const session = aSession();
    const [one, two] = await saveQuotes(api, 2);
    await fillBasket(api, session, one ?? { id: '' });
    const key = aKey();
    // The first is held up just before it is written down.
    const spending = api.app.get(UseLimits);
    const spend = spending.spendIn.bind(spending);
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    let isFirst = true;
    jest.spyOn(spending, 'spendIn').mockImplementation(async (tx, limit, ...who) => {
      if (limit.name === 'deposit' && isFirst) {
        isFirst = false;
        await gate;
      }
      return spend(tx, limit, ...who);
    });
    const first = create({ basketSessionId: session }, key);
    await until(() => Promise.resolve(!isFirst));
    await api.inject({ method: 'DELETE', url: paths.clearBasket(session) });
    await fillBasket(api, session, two ?? { id: '' });
    expect((await create({ basketSessionId: session }, key)).statusCode).toBe(201);
    letGo();
    expectRefusal(await first, 'deposit/key-reused');
    expect(await api.sql('SELECT FROM deposit_quote WHERE quote_id = $1', [one?.id])).toEqual([]);
  });

  it('is forgotten after some days', async () => {
    const key = aKey();
    await create({ quoteId: (await saveAQuote(api)).id }, key);
    await api.sql(
      `UPDATE deposit_request SET created_at = now() - interval '8 days' WHERE idempotency_key = $1`,
      [key],
    );
    await create({ quoteId: (await saveAQuote(api)).id }, aKey());
    const known = await api.sql('SELECT FROM deposit_request WHERE idempotency_key = $1', [key]);
    expect(known).toEqual([]);
  });

  it('is refused with a key that is none', async () => {
    expectRefusal(await create({ quoteId: (await saveAQuote(api)).id }, 'short'), 'request/invalid');
  });

  it('finds the page by the quotes without a key, and keeps what the customer says last (D14)', async () => {
    const [one, two] = await saveQuotes(api, 2);
    const quoteIds = [one?.id ?? '', two?.id ?? ''];
    const first = await beginDeposit(api, { quoteIds });
    const again = await beginDeposit(api, { quoteIds: quoteIds.reverse(), customerName: 'Charles Babbage' });
    expect([again.id, again.paymentUrl]).toEqual([first.id, first.paymentUrl]);
    expect(again.customerName).toBe('Charles Babbage');
    const [quote] = await api.sql('SELECT customer_name FROM quote WHERE id = $1', [one?.id]);
    expect(quote).toEqual({ customer_name: 'Charles Babbage' });
  });

  it('twenty times at once makes one deposit and one checkout', async () => {
    const quote = await saveAQuote(api);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => create({ quoteId: quote.id }, aKey())),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
    const urls = new Set(replies.map((reply) => reply.json<DepositResponse>().paymentUrl));
    expect([...urls]).toEqual([expect.stringContaining('https://checkout.sumup.com/pay/')]);
    const deposits = await api.sql('SELECT FROM deposit_quote WHERE quote_id = $1', [quote.id]);
    expect(deposits).toHaveLength(1);
    const { id } = replies[0]?.json<DepositResponse>() ?? { id: '' };
    expect(cards.calls.filter(({ operation, of }) => operation === 'create' && of.includes(id))).toHaveLength(
      1,
    );
  });

  it('with one key, twenty times at once, is one deposit too', async () => {
    const quote = await saveAQuote(api);
    const key = aKey();
    const replies = await Promise.all(Array.from({ length: 20 }, () => create({ quoteId: quote.id }, key)));
    expect(new Set(replies.map((reply) => reply.json<DepositResponse>().id)).size).toBe(1);
    expect(replies.every(({ statusCode }) => statusCode === 201)).toBe(true);
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

  it('with delivery after all is another amount: the page is another one', async () => {
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

  it('is refused where the first was paid a moment ago, although nobody has noticed yet', async () => {
    const [shared, other] = await saveQuotes(api, 2);
    const first = await beginDeposit(api, { quoteId: shared?.id });
    cards.pay(`dep-${first.id}-1`);
    const reply = await create({ quoteIds: [shared?.id ?? '', other?.id ?? ''] });
    expect(expectRefusal(reply, 'deposit/not-payable').details?.quotes).toMatchObject([{ blocker: 'paid' }]);
    expect(await quoteState(api, shared?.id ?? '')).toEqual({ status: 'approved', deposit_state: 'paid' });
  });

  it('is refused while a card is being charged on the first', async () => {
    const [shared, other] = await saveQuotes(api, 2);
    const first = await beginDeposit(api, { quoteId: shared?.id });
    cards.beginConfirmation(`dep-${first.id}-1`);
    const reply = await create({ quoteIds: [shared?.id ?? '', other?.id ?? ''] });
    expectRefusal(reply, 'deposit/payment-under-way');
    expect(await lastAttempt(api, first.id)).toMatchObject({ state: 'open' });
  });

  it('is refused where the provider cannot be asked to close the first', async () => {
    const [shared, other] = await saveQuotes(api, 2);
    const first = await beginDeposit(api, { quoteId: shared?.id });
    cards.beUnavailable('deactivate');
    const reply = await create({ quoteIds: [shared?.id ?? '', other?.id ?? ''] });
    expectRefusal(reply, 'deposit/outcome-unknown');
    expect(await lastAttempt(api, first.id)).toMatchObject({ state: 'open' });
  });

  it('by many at once on overlapping baskets leaves at most one open page for each quote', async () => {
    const quotes = await saveQuotes(api, 4);
    const ids = quotes.map(({ id }) => id);
    const sets = Array.from({ length: 16 }, (_, turn) =>
      ids.filter((_id, index) => (turn + 1) & (1 << index)),
    );
    const replies = await Promise.all(
      sets.filter(({ length }) => length).map((quoteIds) => create({ quoteIds })),
    );
    for (const reply of replies) expect([201, 409]).toContain(reply.statusCode);
    const open = await api.sql<{ quote_id: string }>(
      'SELECT quote_id FROM deposit_quote WHERE is_open AND quote_id = ANY($1)',
      [ids],
    );
    expect(new Set(open.map(({ quote_id }) => quote_id)).size).toBe(open.length);
    const live = cards.all().filter(({ state, transactions }) => state === 'pending' && !transactions.length);
    const liveIds = new Set(live.map(({ id }) => id));
    const covered = await api.sql<{ quote_id: string; checkout_id: string }>(
      `SELECT quote_id, checkout_id FROM deposit_quote JOIN payment_attempt USING (deposit_id)
       WHERE quote_id = ANY($1)`,
      [ids],
    );
    const pages = covered
      .filter(({ checkout_id }) => liveIds.has(checkout_id))
      .map(({ quote_id }) => quote_id);
    expect(new Set(pages).size).toBe(pages.length);
  });
});

describe('when the provider does not play along', () => {
  it('says what to do where it is away, and the same request works when it is back', async () => {
    const quote = await saveAQuote(api);
    const key = aKey();
    cards.beUnavailable();
    const reply = await create({ quoteId: quote.id }, key);
    expect(reply.statusCode).toBe(201);
    const deposit = reply.json<DepositResponse>();
    expect(deposit).toMatchObject({
      paymentUrl: null,
      error: expect.stringMatching(/Nothing has been charged/),
      code: 'deposit/provider-unavailable',
    });

    cards.recover();
    const again = (await create({ quoteId: quote.id }, key)).json<DepositResponse>();
    expect(again).toMatchObject({ id: deposit.id, paymentUrl: expect.any(String) });
    expect(again).not.toHaveProperty('error');
  });

  it.each([
    ['is away', { kind: 'unavailable', reason: 'x' }],
    ['asks for patience', { kind: 'rate-limited', retryAfterMs: 1_000 }],
    ['does not know our key', { kind: 'unauthorised' }],
  ] as const)('has a sentence where it %s, and never a failure of our own', async (_, answer) => {
    cards.answerWith(answer);
    const reply = await create({ quoteId: (await saveAQuote(api)).id });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      paymentUrl: null,
      error: expect.any(String),
      paymentStatus: 'pending',
    });
  });

  it('gets along with an answer that was lost: the checkout that was made is the one that is paid', async () => {
    const quote = await saveAQuote(api);
    cards.loseAnswers('create');
    const first = (await create({ quoteId: quote.id })).json<DepositResponse>();
    expect(first.paymentUrl).toBeNull();
    const again = (await create({ quoteId: quote.id })).json<DepositResponse>();
    expect(again).toMatchObject({ id: first.id, paymentUrl: expect.any(String) });
    expect(cards.all().filter(({ reference }) => reference?.includes(first.id))).toHaveLength(1);
  });

  it.each(['another page', 'another page that is paid'])(
    'takes no other checkout for its own where a list holds %s too',
    async (what) => {
      const reference = `till-${aKey()}`;
      await cards.createCheckout(aWantedCheckout({ reference }));
      if (what.endsWith('paid')) cards.pay(reference);
      const quote = await saveAQuote(api);
      cards.loseAnswers('create');
      const { id } = (await create({ quoteId: quote.id })).json<DepositResponse>();
      const all = cards.all().filter((one) => one.reference === reference || one.reference === `dep-${id}-1`);
      jest.spyOn(cards, 'findByReference').mockResolvedValue({ kind: 'ok', checkouts: [...all] });
      const again = (await create({ quoteId: quote.id })).json<DepositResponse>();
      expect(again).toMatchObject({ id, paymentStatus: 'pending', paymentUrl: expect.any(String) });
      expect(cards.all().find((one) => one.paymentUrl === again.paymentUrl)?.reference).toBe(`dep-${id}-1`);
    },
  );

  it('asks for the page although somebody has just looked for it in vain', async () => {
    const quote = await saveAQuote(api);
    cards.beUnavailable('create', 1);
    const { id } = (await create({ quoteId: quote.id })).json<DepositResponse>();
    const attempt = await lastAttempt(api, id);
    const busy = new Date(Date.now() + 20_000);
    await api.sql('UPDATE payment_attempt SET lease_until = $2 WHERE id = $1', [attempt.id, busy]);
    const second = create({ quoteId: quote.id });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const inVain = { kind: 'no-answer', reason: 'not found by its reference' } as const;
    await api.app.get(SettlePayment).settle(attempt.id, inVain, new Date());
    expect((await second).json()).toMatchObject({ id, paymentUrl: expect.any(String) });
  });

  it('makes another checkout where the first cannot be found a page for', async () => {
    const quote = await saveAQuote(api);
    cards.loseAnswers('create');
    const first = (await create({ quoteId: quote.id })).json<DepositResponse>();
    cards.distort(`dep-${first.id}-1`, { paymentUrl: null });
    const again = (await create({ quoteId: quote.id })).json<DepositResponse>();
    expect(again).toMatchObject({ id: first.id, paymentUrl: expect.any(String) });
    const states = (await attemptsOf(api, first.id)).map(({ state }) => state);
    expect(states).toEqual(['closed', 'open']);
    expect(
      cards.all().filter(({ reference, state }) => reference?.includes(first.id) && state === 'pending'),
    ).toHaveLength(1);
  });

  it('sends nobody to a page of another amount', async () => {
    const quote = await saveAQuote(api);
    const create1 = cards.createCheckout.bind(cards);
    jest.spyOn(cards, 'createCheckout').mockImplementation((wanted) => {
      cards.distort(wanted.reference, (checkout) => ({
        ...checkout,
        amount: pence((checkout.amount ?? 0) + 1),
      }));
      return create1(wanted);
    });
    const deposit = (await create({ quoteId: quote.id })).json<DepositResponse>();
    jest.restoreAllMocks();
    expect(deposit).toMatchObject({ paymentUrl: null, error: expect.any(String) });
  });
});

describe('nobody who may have been charged is told that nothing was', () => {
  const delivered = { needsDelivery: true, deliveryAddress: 'RG1 1DA' };

  it('where the page was paid, the provider is away, and delivery is wanted after all', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(`dep-${deposit.id}-1`);
    cards.beUnavailable();
    expectRefusal(await create({ quoteId: deposit.quoteId, ...delivered }), 'deposit/outcome-unknown');
  });

  it('where the page was paid in its last minutes, the provider is away, and the customer tries again', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(`dep-${deposit.id}-1`);
    await api.sql(
      `UPDATE payment_attempt SET valid_until = now() + interval '1 minute' WHERE deposit_id = $1`,
      [deposit.id],
    );
    cards.beUnavailable();
    expectRefusal(await api.post(paths.retryDeposit(deposit.id), {}), 'deposit/outcome-unknown');
  });

  it.each([
    ['cannot', { kind: 'unavailable', reason: 'x' }],
    ['will not', { kind: 'rejected', reason: 'x' }],
  ] as const)('where a page was closed, and the provider %s open another', async (_, answer) => {
    const deposit = await beginDeposit(api);
    jest.spyOn(cards, 'deactivateCheckout').mockImplementationOnce(() => {
      cards.pay(`dep-${deposit.id}-1`);
      return Promise.resolve({ kind: 'ok' });
    });
    jest.spyOn(cards, 'createCheckout').mockResolvedValue(answer);
    const reply = await create({ quoteId: deposit.quoteId, ...delivered });
    expect(reply.json()).toMatchObject({
      paymentUrl: null,
      error: expect.stringMatching(/do not pay again/),
      code: 'deposit/outcome-unknown',
    });
  });

  it('has a sentence that says what to do instead', () => {
    const { sentence } = errorCatalogue['deposit/outcome-unknown'];
    expect(sentence).toMatch(/do not pay again.*call us/i);
    expect(sentence).not.toMatch(/charged/);
  });
});

describe('trying again (D19)', () => {
  const retry = (id: string) => api.post(paths.retryDeposit(id), {});

  it('leads back to the page that is still open', async () => {
    const deposit = await beginDeposit(api);
    expect((await retry(deposit.id)).json<RetryDepositResponse>()).toEqual({
      id: deposit.id,
      paymentUrl: deposit.paymentUrl,
    });
  });

  it('leads to a new page where the old one has closed', async () => {
    const deposit = await beginDeposit(api);
    await api.sql(`UPDATE payment_attempt SET valid_until = now() WHERE deposit_id = $1`, [deposit.id]);
    const { paymentUrl } = (await retry(deposit.id)).json<RetryDepositResponse>();
    expect(paymentUrl).not.toBe(deposit.paymentUrl);
    expect((await attemptsOf(api, deposit.id)).map(({ state }) => state)).toEqual(['expired', 'open']);
  });

  it('is refused for a deposit nobody has, one that is paid, and one we are looking at', async () => {
    expectRefusal(await retry(unknownId), 'deposit/not-found');
    expectRefusal(await retry('x'), 'deposit/not-found');
    const deposit = await beginDeposit(api);
    await api.sql(`UPDATE deposit SET status = 'paid', paid_at = now() WHERE id = $1`, [deposit.id]);
    expectRefusal(await retry(deposit.id), 'deposit/already-paid');
    await api.sql(`UPDATE deposit SET status = 'review', paid_at = NULL WHERE id = $1`, [deposit.id]);
    expectRefusal(await retry(deposit.id), 'deposit/in-review');
  });

  it('is refused where a quote of it has expired meanwhile (D4)', async () => {
    const deposit = await beginDeposit(api);
    await api.sql(`UPDATE quote SET created_at = '2026-01-01', valid_until = '2026-02-01' WHERE id = $1`, [
      deposit.quoteId,
    ]);
    expectRefusal(await retry(deposit.id), 'deposit/not-payable');
  });
});
