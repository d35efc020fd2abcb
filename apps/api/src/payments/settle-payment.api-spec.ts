import { pence } from '@app/pricing';
import { aSession, fillBasket } from '../testing/a-basket';
import { startApi, type TestApi } from '../testing/start-api';
import type { Checkout } from './card-payments';
import { CheckPayment } from './check-payment';
import { SettlePayment } from './settle-payment';
import {
  aDeposit,
  attemptsOf,
  beginDeposit,
  lastAttempt,
  quoteState,
  saveQuotes,
  statusOf,
} from './testing/a-deposit';
import { FakeCardPayments } from './testing/fake-card-payments';
import { aCheckout } from './testing/a-wanted-checkout';
import { paths } from '@app/contracts';

let api: TestApi;
let cards: FakeCardPayments;
let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);
beforeAll(async () => {
  cards = new FakeCardPayments(now);
  api = await startApi({ cardPayments: cards, now });
});
afterAll(() => api.stop());
afterEach(() => {
  jest.restoreAllMocks();
  cards.recover();
  aheadMs = 0;
});

const referenceOf = ({ id }: { id: string }, number = 1) => `dep-${id}-${number}`;
const check = async (depositId: string) => {
  for (const { id } of await attemptsOf(api, depositId)) await api.app.get(CheckPayment).check(id);
};
const effectsOf = async (depositId: string) => ({
  tasks: await api.sql<{ kind: string }>(
    'SELECT kind, due_at, created_at FROM staff_task WHERE deposit_id = $1',
    [depositId],
  ),
  mails: (
    await api.sql<{ kind: string }>(`SELECT kind FROM mail WHERE deposit_id = $1 ORDER BY kind`, [depositId])
  ).map(({ kind }) => kind),
});
const timelineOf = async (quoteId: string) =>
  (
    await api.sql<{ kind: string }>('SELECT kind FROM timeline_entry WHERE quote_id = $1 ORDER BY id', [
      quoteId,
    ])
  ).map(({ kind }) => kind);

describe('a payment', () => {
  it('moves everything that follows from it, together (D23)', async () => {
    const session = aSession();
    const quotes = await saveQuotes(api, 3);
    await fillBasket(api, session, ...quotes);
    const deposit = await beginDeposit(api, {
      basketSessionId: session,
      needsDelivery: true,
      deliveryAddress: '1 Friar Street, RG1 1DA',
    });
    cards.pay(referenceOf(deposit));
    await check(deposit.id);

    expect(await statusOf(api, deposit.id)).toEqual({
      id: deposit.id,
      paymentStatus: 'paid',
      depositAmount: '110.60',
      customerName: 'Ada Lovelace',
    });
    for (const { id } of quotes) {
      expect(await quoteState(api, id)).toEqual({ status: 'approved', deposit_state: 'paid' });
      expect(await timelineOf(id)).toEqual(['deposit-begun', 'customer-changed', 'deposit-paid']);
    }
    expect((await api.get(paths.basket(session))).json()).toMatchObject({ count: 0 });
    const { tasks, mails } = await effectsOf(deposit.id);
    expect(tasks.map(({ kind }) => kind).sort()).toEqual(['arrange-delivery', 'call-customer']);
    const [task] = await api.sql<{ hours: number }>(
      `SELECT extract(epoch FROM due_at - created_at)::integer / 3600 AS hours FROM staff_task
       WHERE deposit_id = $1 AND kind = 'call-customer'`,
      [deposit.id],
    );
    expect(task?.hours).toBe(24);
    expect(mails).toEqual(['deposit-confirmation', 'staff-deposit-paid']);
    const [attempt] = await api.sql(
      'SELECT transaction_id, evidence, settled_at FROM payment_attempt WHERE deposit_id = $1',
      [deposit.id],
    );
    expect(attempt).toEqual({
      transaction_id: expect.any(String),
      evidence: expect.objectContaining({ checkout_reference: referenceOf(deposit) }),
      settled_at: expect.any(Date),
    });
  });

  it('asks for another delivery from the third top on, and never where the order is collected', async () => {
    for (const [tops, needsDelivery, asks] of [
      [2, true, false],
      [3, false, false],
      [3, true, true],
    ] as const) {
      const quoteIds = (await saveQuotes(api, tops)).map(({ id }) => id);
      const deposit = await beginDeposit(api, { quoteIds, needsDelivery, deliveryAddress: 'RG1 1DA' });
      cards.pay(referenceOf(deposit));
      await check(deposit.id);
      const { tasks } = await effectsOf(deposit.id);
      expect(tasks.some(({ kind }) => kind === 'arrange-delivery')).toBe(asks);
    }
  });

  it('found out fifty times at once has each effect once', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    const attempt = await lastAttempt(api, deposit.id);
    const read = await cards.readCheckout(attempt.checkout_id ?? '');
    if (read.kind !== 'ok') throw new Error('the fake does not answer');
    const settlement = api.app.get(SettlePayment);
    const finding = { kind: 'told', checkout: read.checkout } as const;
    await Promise.all(Array.from({ length: 50 }, () => settlement.settle(attempt.id, finding, now())));
    expect(await timelineOf(deposit.quoteId)).toEqual(['deposit-begun', 'customer-changed', 'deposit-paid']);
    const { tasks, mails } = await effectsOf(deposit.id);
    expect(tasks).toHaveLength(1);
    expect(mails).toHaveLength(2);
  });

  it('leaves the status that staff have given a quote', async () => {
    const deposit = await beginDeposit(api);
    await api.sql(`UPDATE quote SET status = 'declined' WHERE id = $1`, [deposit.quoteId]);
    cards.pay(referenceOf(deposit));
    await check(deposit.id);
    expect(await quoteState(api, deposit.quoteId)).toEqual({ status: 'declined', deposit_state: 'paid' });
  });

  it('is final: whatever is said afterwards changes nothing', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    await check(deposit.id);
    const attempt = await lastAttempt(api, deposit.id);
    for (const state of ['pending', 'failed', 'expired', 'unknown'] as const) {
      const checkout = aCheckout({ ...(await ours(attempt.checkout_id)), state, transactions: [] });
      await api.app.get(SettlePayment).settle(attempt.id, { kind: 'told', checkout }, now());
    }
    for (const kind of ['deactivated', 'never-opened'] as const)
      await api.app.get(SettlePayment).settle(attempt.id, { kind }, now());
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
  });
});

async function ours(checkoutId: string | null): Promise<Checkout> {
  const read = await cards.readCheckout(checkoutId ?? '');
  if (read.kind !== 'ok') throw new Error('the fake does not answer');
  return read.checkout;
}

describe('a declined card', () => {
  it('fails the deposit but not for good: the page takes another', async () => {
    const deposit = await beginDeposit(api);
    cards.decline(referenceOf(deposit));
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'failed' });
    expect(await quoteState(api, deposit.quoteId)).toMatchObject({ deposit_state: 'open' });
    expect((await api.post(paths.retryDeposit(deposit.id), {})).json()).toMatchObject({
      paymentUrl: deposit.paymentUrl,
    });

    cards.pay(referenceOf(deposit));
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('seen a while ago is called pending until somebody has looked again', async () => {
    const deposit = await beginDeposit(api);
    cards.decline(referenceOf(deposit));
    await check(deposit.id);
    aheadMs = 5_000;
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'pending' });
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'failed' });
  });
});

describe('a page that closed unpaid', () => {
  it('fails the deposit and frees its quotes', async () => {
    const deposit = await beginDeposit(api);
    cards.expire(referenceOf(deposit));
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'failed' });
    expect(await quoteState(api, deposit.quoteId)).toEqual({ status: 'pending', deposit_state: 'none' });
    expect(await timelineOf(deposit.quoteId)).toContain('deposit-not-paid');
  });

  it('may have been paid after all: late money counts', async () => {
    const deposit = await beginDeposit(api);
    const attempt = await lastAttempt(api, deposit.id);
    const checkout = { ...(await ours(attempt.checkout_id)), state: 'expired' as const };
    await api.app.get(SettlePayment).settle(attempt.id, { kind: 'told', checkout }, now());
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'failed' });

    cards.pay(referenceOf(deposit));
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
    expect(await quoteState(api, deposit.quoteId)).toEqual({ status: 'approved', deposit_state: 'paid' });
  });

  it('brings a quote back that was deleted before the money came (D22)', async () => {
    const deposit = await beginDeposit(api);
    const attempt = await lastAttempt(api, deposit.id);
    await api.app.get(SettlePayment).settle(attempt.id, { kind: 'deactivated' }, now());
    await api.sql('UPDATE quote SET deleted_at = now() WHERE id = $1', [deposit.quoteId]);
    cards.pay(referenceOf(deposit));
    await check(deposit.id);
    const [quote] = await api.sql('SELECT deposit_state, deleted_at FROM quote WHERE id = $1', [
      deposit.quoteId,
    ]);
    expect(quote).toEqual({ deposit_state: 'paid', deleted_at: null });
  });

  it('is closed by us where the provider forgets to', async () => {
    const deposit = await beginDeposit(api);
    const attempt = await lastAttempt(api, deposit.id);
    cards.beginConfirmation(referenceOf(deposit)); // a page under confirmation does not lapse by itself
    aheadMs = 40 * 60_000;
    await check(deposit.id);
    expect(await lastAttempt(api, deposit.id)).toMatchObject({ state: 'open' });
    cards.decline(referenceOf(deposit));
    expect(
      cards.calls.filter(({ operation, of }) => operation === 'deactivate' && of === attempt.checkout_id),
    ).toHaveLength(1);
  });
});

describe('a payment that does not fit (D17)', () => {
  it.each<[string, Partial<Checkout>]>([
    ['other-amount', { amount: pence(3_571) }],
    ['other-amount', { amount: pence(3_569) }],
    ['other-currency', { currency: 'EUR' }],
    ['other-merchant', { merchantCode: 'MCOTHER' }],
    ['other-reference', { reference: 'dep-other-1' }],
    ['other-id', { id: '64553e20-3f0e-49e4-8af3-fd0eca86ce91' }],
  ])('is in review, with the evidence and a task for staff: %s', async (reason, wrong) => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    cards.distort(referenceOf(deposit), wrong);
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'review' });
    expect(await quoteState(api, deposit.quoteId)).toEqual({ status: 'pending', deposit_state: 'review' });
    const [attempt] = await api.sql(
      'SELECT state, review_reason, evidence FROM payment_attempt WHERE deposit_id = $1',
      [deposit.id],
    );
    expect(attempt).toMatchObject({ state: 'review', review_reason: reason, evidence: expect.any(Object) });
    const { tasks, mails } = await effectsOf(deposit.id);
    expect(tasks.map(({ kind }) => kind)).toEqual(['review-payment']);
    expect(mails).toEqual(['staff-payment-review']);
  });

  it('is in review where the page was charged twice', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    cards.chargeAgain(referenceOf(deposit));
    await check(deposit.id);
    expect(await lastAttempt(api, deposit.id)).toMatchObject({
      state: 'review',
      review_reason: 'charged-twice',
    });
  });

  it('is waited for as long as its charge is not listed, and then in review', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    cards.distort(referenceOf(deposit), { transactions: [] });
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'pending' });
    aheadMs = 32 * 60_000;
    await check(deposit.id);
    expect(await lastAttempt(api, deposit.id)).toMatchObject({ state: 'review', review_reason: 'no-charge' });
  });

  it.each(['pending', 'failed', 'unknown'] as const)(
    'reaches staff although the provider goes on calling it %s',
    async (state) => {
      const deposit = await beginDeposit(api);
      cards.pay(referenceOf(deposit));
      cards.distort(referenceOf(deposit), { state });
      await check(deposit.id);
      expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'pending' });
      aheadMs = 32 * 60_000;
      await check(deposit.id);
      expect(await lastAttempt(api, deposit.id)).toMatchObject({
        state: 'review',
        review_reason: `charged-though-${state}`,
      });
      expect((await effectsOf(deposit.id)).tasks.map(({ kind }) => kind)).toEqual(['review-payment']);
    },
  );

  it('that was never made frees the quote, and staff hear what did not fit', async () => {
    const deposit = await beginDeposit(api);
    cards.distort(referenceOf(deposit), { amount: pence(3_571) });
    aheadMs = 32 * 60_000;
    await check(deposit.id);
    expect(await lastAttempt(api, deposit.id)).toMatchObject({
      state: 'expired',
      next_check_at: expect.any(Date),
    });
    expect(await quoteState(api, deposit.quoteId)).toMatchObject({ deposit_state: 'none' });
    const tasks = await api.sql('SELECT kind, note FROM staff_task WHERE deposit_id = $1', [deposit.id]);
    expect(tasks).toEqual([{ kind: 'review-payment', note: 'expired, other-amount' }]);
    expect((await api.post(paths.deposits, aDeposit({ quoteId: deposit.quoteId }))).statusCode).toBe(201);
  });

  it('and is given back soon after is no matter for review', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    await check(deposit.id);
    cards.distort(referenceOf(deposit), (checkout) => ({
      ...checkout,
      transactions: checkout.transactions.map((charge) => ({ ...charge, state: 'refunded' as const })),
    }));
    await check(deposit.id);
    expect((await effectsOf(deposit.id)).tasks.map(({ kind }) => kind)).toEqual(['call-customer']);
  });

  it('in two ways, one after the other, reaches staff twice', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    await check(deposit.id);
    const attempt = await lastAttempt(api, deposit.id);
    const told = await ours(attempt.checkout_id);
    for (const wrong of [
      { merchantCode: 'MCOTHER' },
      { transactions: [...told.transactions, ...told.transactions] },
    ])
      await api.app
        .get(SettlePayment)
        .settle(attempt.id, { kind: 'told', checkout: { ...told, ...wrong } }, now());
    const tasks = await api.sql<{ note: string }>(
      `SELECT note FROM staff_task WHERE deposit_id = $1 AND kind = 'review-payment' ORDER BY note`,
      [deposit.id],
    );
    expect(tasks.map(({ note }) => note)).toEqual(['charged-twice', 'other-merchant']);
  });

  it('stays paid where the second charge comes after the first was believed, and staff hear of it once', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    await check(deposit.id);
    cards.chargeAgain(referenceOf(deposit));
    await check(deposit.id);
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
    const { tasks, mails } = await effectsOf(deposit.id);
    expect(tasks.map(({ kind }) => kind).sort()).toEqual(['call-customer', 'review-payment']);
    expect(mails).toEqual(['deposit-confirmation', 'staff-deposit-paid', 'staff-payment-review']);
  });

  it('for a quote that another deposit has paid is in review, and the first stays paid', async () => {
    const [shared, other] = await saveQuotes(api, 2);
    const first = await beginDeposit(api, { quoteId: shared?.id });
    const second = await beginDeposit(api, { quoteIds: [shared?.id ?? '', other?.id ?? ''] });
    cards.pay(referenceOf(second));
    await check(second.id);
    // The first page was closed; by an accident of the provider somebody paid on it all the same.
    const attempt = await lastAttempt(api, first.id);
    const template = await ours(attempt.checkout_id);
    const checkout: Checkout = {
      ...template,
      state: 'paid',
      transactions: [{ id: 't', code: 'T', state: 'successful', amount: template.amount, currency: 'GBP' }],
    };
    await api.app.get(SettlePayment).settle(attempt.id, { kind: 'told', checkout }, now());
    expect(await lastAttempt(api, first.id)).toMatchObject({
      state: 'review',
      review_reason: 'already-paid',
    });
    expect(await statusOf(api, first.id)).toMatchObject({ paymentStatus: 'review' });
    expect(await statusOf(api, second.id)).toMatchObject({ paymentStatus: 'paid' });
    expect(await quoteState(api, shared?.id ?? '')).toMatchObject({ deposit_state: 'paid' });
  });

  it('is in review where another for the same quote is being looked at', async () => {
    const [shared, other] = await saveQuotes(api, 2);
    const first = await beginDeposit(api, { quoteId: shared?.id });
    // Said to be closed, and paid in that moment, with another amount.
    jest.spyOn(cards, 'deactivateCheckout').mockResolvedValueOnce({ kind: 'ok' });
    const second = await beginDeposit(api, { quoteIds: [shared?.id ?? '', other?.id ?? ''] });
    cards.pay(referenceOf(first));
    cards.distort(referenceOf(first), { amount: pence(3_571) });
    await check(first.id);
    cards.pay(referenceOf(second));
    await check(second.id);
    expect(await statusOf(api, first.id)).toMatchObject({ paymentStatus: 'review' });
    expect(await lastAttempt(api, second.id)).toMatchObject({
      state: 'review',
      review_reason: 'already-paid',
    });
  });

  it('late on one page closes the page that took its place', async () => {
    const deposit = await beginDeposit(api);
    await api.sql(`UPDATE payment_attempt SET valid_until = now() WHERE deposit_id = $1`, [deposit.id]);
    await api.post(paths.retryDeposit(deposit.id), {});
    const [old] = await attemptsOf(api, deposit.id);
    const template = await ours(old?.checkout_id ?? null);
    const checkout: Checkout = {
      ...template,
      state: 'paid',
      transactions: [{ id: 't', code: 'T', state: 'successful', amount: template.amount, currency: 'GBP' }],
    };
    await api.app.get(SettlePayment).settle(old?.id ?? '', { kind: 'told', checkout }, now());
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
    const [message] = await api.sql(
      `SELECT topic FROM outbox_message WHERE topic = 'close-other-checkouts' AND key = $1`,
      [old?.id],
    );
    expect(message).toBeDefined();
  });
});

describe('no answer', () => {
  it('is no fact, however often: the deposit stays pending', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    for (const answer of [
      { kind: 'unavailable', reason: 'x' },
      { kind: 'rate-limited', retryAfterMs: null },
      { kind: 'unauthorised' },
    ] as const) {
      cards.answerWith(answer);
      await check(deposit.id);
      cards.recover();
    }
    cards.distort(referenceOf(deposit), { state: 'unknown' });
    await check(deposit.id);
    cards.distort(referenceOf(deposit), { state: 'failed' }); // with a charge: the state lags behind
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'pending' });
    cards.recover();
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
  });
});

it('an attempt that nobody can settle for a day reaches staff, once', async () => {
  const deposit = await beginDeposit(api);
  cards.beUnavailable();
  const make = async (hours: number) => {
    aheadMs = hours * 3_600_000;
    await api.sql('UPDATE payment_attempt SET next_check_at = $2 WHERE deposit_id = $1', [deposit.id, now()]);
    await check(deposit.id);
    return api.sql('SELECT kind, note FROM staff_task WHERE deposit_id = $1', [deposit.id]);
  };
  expect(await make(23)).toEqual([]);
  expect(await make(25)).toEqual([{ kind: 'review-payment', note: 'no-end' }]);
  expect(await make(72)).toHaveLength(1);
});

it('leaves a provider alone that asks for patience', async () => {
  const deposit = await beginDeposit(api);
  cards.answerWith({ kind: 'rate-limited', retryAfterMs: 90_000 });
  const before = Date.now();
  await check(deposit.id);
  const { next_check_at } = await lastAttempt(api, deposit.id);
  expect((next_check_at?.getTime() ?? 0) - before).toBeGreaterThan(85_000);
});

describe('an attempt whose answer was lost', () => {
  const begin = async () => {
    cards.loseAnswers('create');
    return beginDeposit(api);
  };

  it('is found by its reference', async () => {
    const deposit = await begin();
    expect(await lastAttempt(api, deposit.id)).toMatchObject({ state: 'creating', checkout_id: null });
    await check(deposit.id);
    expect(await lastAttempt(api, deposit.id)).toMatchObject({
      state: 'open',
      checkout_id: expect.any(String),
      payment_url: expect.any(String),
    });
  });

  it('counts when it is paid before anybody has found it', async () => {
    const deposit = await begin();
    cards.pay(referenceOf(deposit));
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('that never reached the provider ends with its time, and frees the quote', async () => {
    cards.beUnavailable();
    const deposit = await beginDeposit(api);
    cards.recover();
    await check(deposit.id);
    expect(await lastAttempt(api, deposit.id)).toMatchObject({ state: 'creating' });
    aheadMs = 32 * 60_000;
    await check(deposit.id);
    expect(await lastAttempt(api, deposit.id)).toMatchObject({ state: 'expired' });
    expect(await quoteState(api, deposit.quoteId)).toMatchObject({ deposit_state: 'none' });
  });

  it('given up for another deposit is closed at the provider when it comes to light', async () => {
    const deposit = await begin();
    await beginDeposit(api, { quoteId: deposit.quoteId, needsDelivery: true, deliveryAddress: 'RG1 1DA' });
    expect(await lastAttempt(api, deposit.id)).toMatchObject({ state: 'closed', checkout_id: null });
    expect(cards.all().find(({ reference }) => reference === referenceOf(deposit))).toMatchObject({
      state: 'pending',
    });
    await check(deposit.id);
    expect(cards.all().find(({ reference }) => reference === referenceOf(deposit))).toMatchObject({
      state: 'expired',
    });
  });
});

it('adopts the right checkout where its id was told wrongly', async () => {
  const create = cards.createCheckout.bind(cards);
  jest.spyOn(cards, 'createCheckout').mockImplementationOnce(async (wanted) => {
    const result = await create(wanted);
    if (result.kind !== 'ok') return result;
    return { ...result, checkout: { ...result.checkout, id: '00000000-0000-4000-8000-000000000000' } };
  });
  const deposit = await beginDeposit(api);
  cards.pay(referenceOf(deposit));
  await check(deposit.id);
  expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
});
