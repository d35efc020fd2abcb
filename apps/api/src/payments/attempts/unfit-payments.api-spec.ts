import { paths } from '@app/contracts';
import { pence } from '@app/pricing';
import { Statements } from '../../database/statements';
import { expectError } from '../../testing/expect-error';
import type { Checkout } from '../provider/card-payments';
import {
  aDeposit,
  aKey,
  attemptsOf,
  beginDeposit,
  checkAttempts,
  lastAttempt,
  quoteState,
  referenceOf,
  saveQuotes,
  statusOf,
  withKey,
} from '../testing/a-deposit';
import { effectsOf } from '../testing/effects-of';
import { payByCard, useCards } from '../testing/use-cards';
import { findDueAttempts } from './attempt-statements';
import { SettlePayment } from './settle-payment';

const { api, cards, clock, now } = useCards();

const check = (depositId: string) => checkAttempts(api, depositId);

describe('a payment that does not match (D17)', () => {
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
    const { tasks, mails } = await effectsOf(api, deposit.id);
    expect(tasks.map(({ kind }) => kind)).toEqual(['review-payment']);
    expect(mails).toEqual(['staff-payment-review']);
  });

  it('waits until its charge is listed, and then goes to review', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    cards.distort(referenceOf(deposit), { transactions: [] });
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'pending' });
    clock.aheadMs = 32 * 60_000;
    await check(deposit.id);
    expect(await lastAttempt(api, deposit.id)).toMatchObject({ state: 'review', review_reason: 'no-charge' });
  });

  it.each(['pending', 'failed', 'unknown'] as const)(
    'is reported to staff although the provider still calls it %s',
    async (state) => {
      const deposit = await beginDeposit(api);
      cards.pay(referenceOf(deposit));
      cards.distort(referenceOf(deposit), { state });
      await check(deposit.id);
      expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'pending' });
      clock.aheadMs = 32 * 60_000;
      await check(deposit.id);
      expect(await lastAttempt(api, deposit.id)).toMatchObject({
        state: 'review',
        review_reason: `charged-though-${state}`,
      });
      expect((await effectsOf(api, deposit.id)).tasks.map(({ kind }) => kind)).toEqual(['review-payment']);
    },
  );

  it('that was never made frees the quote, and staff see what did not match', async () => {
    const deposit = await beginDeposit(api);
    cards.distort(referenceOf(deposit), { amount: pence(3_571) });
    clock.aheadMs = 32 * 60_000;
    await check(deposit.id);
    expect(await lastAttempt(api, deposit.id)).toMatchObject({
      state: 'expired',
      next_check_at: expect.any(Date),
    });
    expect(await quoteState(api, deposit.quoteId)).toMatchObject({ deposit_state: 'failed' });
    const tasks = await api.sql('SELECT kind, note FROM staff_task WHERE deposit_id = $1', [deposit.id]);
    expect(tasks).toEqual([{ kind: 'review-payment', note: 'expired, other-amount' }]);
    expect((await api.post(paths.deposits, aDeposit({ quoteId: deposit.quoteId }))).statusCode).toBe(201);
  });

  it('in two ways, one after the other, is reported twice', async () => {
    const deposit = await beginDeposit(api);
    await payByCard(api, cards, deposit);
    const attempt = await lastAttempt(api, deposit.id);
    const checkout = await cards.mustRead(attempt.checkout_id);
    for (const wrong of [
      { merchantCode: 'MCOTHER' },
      { transactions: [...checkout.transactions, ...checkout.transactions] },
    ])
      await api.app
        .get(SettlePayment)
        .settle(attempt.id, { kind: 'by-id', checkout: { ...checkout, ...wrong } }, now());
    const tasks = await api.sql<{ note: string }>(
      `SELECT note FROM staff_task WHERE deposit_id = $1 AND kind = 'review-payment' ORDER BY note`,
      [deposit.id],
    );
    expect(tasks.map(({ note }) => note)).toEqual(['charged-twice', 'other-merchant']);
  });

  it('stays paid if a second charge follows an accepted one, and staff get one report', async () => {
    const deposit = await beginDeposit(api);
    await payByCard(api, cards, deposit);
    cards.chargeAgain(referenceOf(deposit));
    await check(deposit.id);
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
    const { tasks, mails } = await effectsOf(api, deposit.id);
    expect(tasks.map(({ kind }) => kind).sort()).toEqual(['call-customer', 'review-payment']);
    expect(mails).toEqual(['deposit-confirmation', 'staff-deposit-paid', 'staff-payment-review']);
  });

  it('for a quote paid by another deposit is in review, and the first stays paid', async () => {
    const [shared, other] = await saveQuotes(api, 2);
    const first = await beginDeposit(api, { quoteId: shared?.id });
    const second = await beginDeposit(api, { quoteIds: [shared?.id ?? '', other?.id ?? ''] });
    await payByCard(api, cards, second);
    // The first page was closed; by an accident of the provider somebody paid on it all the same.
    const attempt = await lastAttempt(api, first.id);
    const template = await cards.mustRead(attempt.checkout_id);
    const checkout: Checkout = {
      ...template,
      state: 'paid',
      transactions: [{ id: 't', code: 'T', state: 'successful', amount: template.amount, currency: 'GBP' }],
    };
    await api.app.get(SettlePayment).settle(attempt.id, { kind: 'by-id', checkout }, now());
    expect(await lastAttempt(api, first.id)).toMatchObject({
      state: 'review',
      review_reason: 'already-paid',
    });
    expect(await statusOf(api, first.id)).toMatchObject({ paymentStatus: 'review' });
    expect(await statusOf(api, second.id)).toMatchObject({ paymentStatus: 'paid' });
    expect(await quoteState(api, shared?.id ?? '')).toMatchObject({ deposit_state: 'paid' });
  });

  it('is in review if another for the same quote is', async () => {
    const [shared, other] = await saveQuotes(api, 2);
    const first = await beginDeposit(api, { quoteId: shared?.id });
    // Said to be closed, and paid in that moment, with another amount.
    vi.spyOn(cards, 'deactivateCheckout').mockResolvedValueOnce({ kind: 'ok' });
    const second = await beginDeposit(api, { quoteIds: [shared?.id ?? '', other?.id ?? ''] });
    cards.pay(referenceOf(first));
    cards.distort(referenceOf(first), { amount: pence(3_571) });
    await check(first.id);
    await payByCard(api, cards, second);
    expect(await statusOf(api, first.id)).toMatchObject({ paymentStatus: 'review' });
    expect(await lastAttempt(api, second.id)).toMatchObject({
      state: 'review',
      review_reason: 'already-paid',
    });
  });

  it('late on one page closes the page that replaced it', async () => {
    const deposit = await beginDeposit(api);
    await api.sql(`UPDATE payment_attempt SET valid_until = now() WHERE deposit_id = $1`, [deposit.id]);
    await api.post(paths.retryDeposit(deposit.id), {});
    const [old] = await attemptsOf(api, deposit.id);
    const template = await cards.mustRead(old?.checkout_id ?? null);
    const checkout: Checkout = {
      ...template,
      state: 'paid',
      transactions: [{ id: 't', code: 'T', state: 'successful', amount: template.amount, currency: 'GBP' }],
    };
    await api.app.get(SettlePayment).settle(old?.id ?? '', { kind: 'by-id', checkout }, now());
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
    const [message] = await api.sql(
      `SELECT topic FROM outbox_message WHERE topic = 'close-other-checkouts' AND key = $1`,
      [old?.id],
    );
    expect(message).toBeDefined();
  });
});

describe('a page of an account that is no longer ours', () => {
  it('is never treated as unpaid or closed, goes to staff, and counts once the account is back', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    cards.changeAccount();
    await check(deposit.id);
    expect((await effectsOf(api, deposit.id)).tasks).toEqual([]);
    clock.aheadMs = 32 * 60_000;
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'pending' });
    expect((await effectsOf(api, deposit.id)).tasks).toMatchObject([
      { kind: 'review-payment', note: 'other-account' },
    ]);
    // Nobody can tell whether it was paid: no other page may be opened beside it.
    const again = await api.post(paths.deposits, aDeposit({ quoteId: deposit.quoteId }), withKey(aKey()));
    expectError(again, 'deposit/outcome-unknown');

    cards.recover();
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('is not checked for ever if it was settled', async () => {
    const deposit = await beginDeposit(api);
    cards.expire(referenceOf(deposit));
    await check(deposit.id);
    cards.changeAccount();
    clock.aheadMs = 25 * 60 * 60_000;
    await check(deposit.id);
    expect(await lastAttempt(api, deposit.id)).toMatchObject({ state: 'expired', next_check_at: null });
  });
});

describe('a page that expires during the bank’s confirmation', () => {
  it('allows no second payment meanwhile, and is paid on confirmation', async () => {
    const deposit = await beginDeposit(api);
    cards.lapseDuringConfirmation(referenceOf(deposit));
    clock.aheadMs = 32 * 60_000;
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'pending' });
    const again = await api.post(paths.deposits, aDeposit({ quoteId: deposit.quoteId }), withKey(aKey()));
    expectError(again, 'deposit/payment-under-way');

    cards.endConfirmation(referenceOf(deposit));
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
    expect(cards.charges()[referenceOf(deposit)]).toBe(1);
  });
});

it('recently active customers are checked first', async () => {
  await api.sql('UPDATE payment_attempt SET next_check_at = NULL WHERE settled_at IS NOT NULL');
  await api.sql(
    `UPDATE payment_attempt SET next_check_at = now() + interval '1 day' WHERE settled_at IS NULL`,
  );
  const begun: string[] = [];
  for (let left = 3; left > 0; left -= 1)
    begun.push((await lastAttempt(api, (await beginDeposit(api)).id)).id);
  await api.sql(
    `UPDATE payment_attempt SET lease_until = NULL, created_at = now() - interval '1 minute' * array_position($1, id),
       next_check_at = now() - interval '1 hour' / array_position($1, id),
       noticed_at = CASE WHEN id = $2 THEN now() END
     WHERE id = ANY($1)`,
    [begun, begun[2]],
  );
  const due = await api.app.get(Statements).run<{ id: string }>(findDueAttempts, [now(), 4]);
  expect(due.map(({ id }) => begun.indexOf(id))).toEqual([2, 0, 1]);
});
