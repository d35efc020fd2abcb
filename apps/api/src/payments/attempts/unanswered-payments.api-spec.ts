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

describe('a missing answer', () => {
  it('decides nothing, however often: the deposit stays pending', async () => {
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

it('an attempt that cannot be settled for a day is reported to staff, once', async () => {
  const deposit = await beginDeposit(api);
  cards.beUnavailable();
  const make = async (hours: number) => {
    clock.aheadMs = hours * 3_600_000;
    await api.sql('UPDATE payment_attempt SET next_check_at = $2 WHERE deposit_id = $1', [deposit.id, now()]);
    await check(deposit.id);
    return api.sql('SELECT kind, note FROM staff_task WHERE deposit_id = $1', [deposit.id]);
  };
  expect(await make(23)).toEqual([]);
  expect(await make(25)).toEqual([{ kind: 'review-payment', note: 'no-end' }]);
  expect(await make(72)).toHaveLength(1);
});

it('backs off if the provider asks to', async () => {
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

  it('counts when it is paid before it was found', async () => {
    const deposit = await begin();
    await payByCard(api, cards, deposit);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('that never reached the provider expires, and frees the quote', async () => {
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

  it('replaced by another deposit is closed at the provider when it is found', async () => {
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

it('finds the right checkout if its id was stored wrong', async () => {
  const create = cards.createCheckout.bind(cards);
  vi.spyOn(cards, 'createCheckout').mockImplementationOnce(async (wanted) => {
    const result = await create(wanted);
    if (result.kind !== 'ok') return result;
    return { ...result, checkout: { ...result.checkout, id: '00000000-0000-4000-8000-000000000000' } };
  });
  const deposit = await beginDeposit(api);
  await payByCard(api, cards, deposit);
  expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
});
