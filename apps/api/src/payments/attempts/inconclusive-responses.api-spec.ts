import {
  beginDeposit,
  checkAttempts,
  lastAttempt,
  quoteState,
  referenceOf,
  statusOf,
} from '../testing/a-deposit';
import { payByCard, useCards } from '../testing/use-cards';

const { api, cards, clock, now } = useCards();

const check = (depositId: string) => checkAttempts(api, depositId);

describe('an inconclusive response', () => {
  it('leaves the deposit pending, however often it is repeated', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    for (const response of [
      { kind: 'unavailable', reason: 'x' },
      { kind: 'rate-limited', retryAfterMs: null },
      { kind: 'unauthorised' },
    ] as const) {
      cards.respondWith(response);
      await check(deposit.id);
      cards.recover();
    }
    cards.distort(referenceOf(deposit), { state: 'unknown' });
    await check(deposit.id);
    cards.distort(referenceOf(deposit), { state: 'failed' }); // although there is a charge: the state lags behind
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'pending' });
    cards.recover();
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
  });
});

it('an attempt that cannot be settled for a day is reported to staff, once', async () => {
  const deposit = await beginDeposit(api);
  cards.beUnavailable();
  const notesAfter = async (hours: number) => {
    clock.aheadMs = hours * 3_600_000;
    await api.sql('UPDATE payment_attempt SET next_check_at = $2 WHERE deposit_id = $1', [deposit.id, now()]);
    await check(deposit.id);
    return api.sql('SELECT kind, note FROM staff_task WHERE deposit_id = $1', [deposit.id]);
  };
  expect(await notesAfter(23)).toEqual([]);
  expect(await notesAfter(25)).toEqual([{ kind: 'review-payment', note: 'no-end' }]);
  expect(await notesAfter(72)).toHaveLength(1);
});

it('delays the next check by the provider’s Retry-After', async () => {
  const deposit = await beginDeposit(api);
  cards.respondWith({ kind: 'rate-limited', retryAfterMs: 90_000 });
  const before = Date.now();
  await check(deposit.id);
  const { next_check_at } = await lastAttempt(api, deposit.id);
  expect((next_check_at?.getTime() ?? 0) - before).toBeGreaterThan(85_000);
});

describe('an attempt whose response was lost', () => {
  const beginAttempt = async () => {
    cards.loseResponses('create');
    return beginDeposit(api);
  };

  it('is found by its reference', async () => {
    const deposit = await beginAttempt();
    expect(await lastAttempt(api, deposit.id)).toMatchObject({ state: 'creating', checkout_id: null });
    await check(deposit.id);
    expect(await lastAttempt(api, deposit.id)).toMatchObject({
      state: 'open',
      checkout_id: expect.any(String),
      payment_url: expect.any(String),
    });
  });

  it('counts if it is paid before its checkout is found', async () => {
    const deposit = await beginAttempt();
    await payByCard(api, cards, deposit);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('expires and frees the quote if the request never reached the provider', async () => {
    cards.beUnavailable();
    const deposit = await beginDeposit(api);
    cards.recover();
    await check(deposit.id);
    expect(await lastAttempt(api, deposit.id)).toMatchObject({ state: 'creating' });
    clock.aheadMs = 32 * 60_000;
    await check(deposit.id);
    expect(await lastAttempt(api, deposit.id)).toMatchObject({ state: 'expired' });
    expect(await quoteState(api, deposit.quoteId)).toMatchObject({ deposit_state: 'failed' });
  });

  it('is closed at the provider when it is found after another deposit replaced it', async () => {
    const deposit = await beginAttempt();
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

it('finds the right checkout if the stored id is wrong', async () => {
  const create = cards.createCheckout.bind(cards);
  vi.spyOn(cards, 'createCheckout').mockImplementationOnce(async (request) => {
    const result = await create(request);
    if (result.kind !== 'ok') return result;
    return { ...result, checkout: { ...result.checkout, id: '00000000-0000-4000-8000-000000000000' } };
  });
  const deposit = await beginDeposit(api);
  await payByCard(api, cards, deposit);
  expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
});
