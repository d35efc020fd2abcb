import { paths } from '@app/contracts';
import { pence } from '@app/pricing';
import { Statements } from '../../database/statements';
import { expectError } from '../../testing/expect-error';
import type { Checkout } from '../provider/card-payments';
import {
  aDeposit,
  newIdempotencyKey,
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
import { tasksAndMailsOf } from '../testing/tasks-and-mails-of';
import { payByCard, useCards } from '../testing/use-cards';
import { findDueAttemptsSql } from './attempt-statements';
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
  ])('goes to review with its evidence and a task for staff: %s', async (reason, mismatch) => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    cards.distort(referenceOf(deposit), mismatch);
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'review' });
    expect(await quoteState(api, deposit.quoteId)).toEqual({ status: 'pending', deposit_state: 'review' });
    const [attempt] = await api.sql(
      'SELECT state, review_reason, evidence FROM payment_attempt WHERE deposit_id = $1',
      [deposit.id],
    );
    expect(attempt).toMatchObject({ state: 'review', review_reason: reason, evidence: expect.any(Object) });
    const { tasks, mails } = await tasksAndMailsOf(api, deposit.id);
    expect(tasks.map(({ kind }) => kind)).toEqual(['review-payment']);
    expect(mails).toEqual(['staff-payment-review']);
  });

  it('stays pending until long after its expiry if no charge is listed, then goes to review', async () => {
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
    'goes to review if there is a charge although its checkout is still %s',
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
      expect((await tasksAndMailsOf(api, deposit.id)).tasks.map(({ kind }) => kind)).toEqual([
        'review-payment',
      ]);
    },
  );

  it('frees the quote if no card was charged, and tells staff what did not match', async () => {
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

  it('is reported to staff once for each mismatch', async () => {
    const deposit = await beginDeposit(api);
    await payByCard(api, cards, deposit);
    const attempt = await lastAttempt(api, deposit.id);
    const checkout = await cards.getCheckout(attempt.checkout_id);
    for (const mismatch of [
      { merchantCode: 'MCOTHER' },
      { transactions: [...checkout.transactions, ...checkout.transactions] },
    ])
      await api.app
        .get(SettlePayment)
        .settle(attempt.id, { kind: 'by-id', checkout: { ...checkout, ...mismatch } }, now());
    const tasks = await api.sql<{ note: string }>(
      `SELECT note FROM staff_task WHERE deposit_id = $1 AND kind = 'review-payment' ORDER BY note`,
      [deposit.id],
    );
    expect(tasks.map(({ note }) => note)).toEqual(['charged-twice', 'other-merchant']);
  });

  it('stays paid if a second charge follows, and is reported to staff once', async () => {
    const deposit = await beginDeposit(api);
    await payByCard(api, cards, deposit);
    cards.chargeAgain(referenceOf(deposit));
    await check(deposit.id);
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
    const { tasks, mails } = await tasksAndMailsOf(api, deposit.id);
    expect(tasks.map(({ kind }) => kind).sort()).toEqual(['call-customer', 'review-payment']);
    expect(mails).toEqual(['deposit-confirmation', 'staff-deposit-paid', 'staff-payment-review']);
  });

  it('goes to review if another deposit has paid for the quote, which stays paid', async () => {
    const [sharedQuote, other] = await saveQuotes(api, 2);
    const first = await beginDeposit(api, { quoteId: sharedQuote?.id });
    const second = await beginDeposit(api, { quoteIds: [sharedQuote?.id ?? '', other?.id ?? ''] });
    await payByCard(api, cards, second);
    // The first page was closed, but the provider accepted a payment on it.
    const attempt = await lastAttempt(api, first.id);
    const template = await cards.getCheckout(attempt.checkout_id);
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
    expect(await quoteState(api, sharedQuote?.id ?? '')).toMatchObject({ deposit_state: 'paid' });
  });

  it('goes to review if another payment for the same quote is under review', async () => {
    const [sharedQuote, other] = await saveQuotes(api, 2);
    const first = await beginDeposit(api, { quoteId: sharedQuote?.id });
    // The provider reports the first page as closed, but it is paid at that moment, with another amount.
    vi.spyOn(cards, 'deactivateCheckout').mockResolvedValueOnce({ kind: 'ok' });
    const second = await beginDeposit(api, { quoteIds: [sharedQuote?.id ?? '', other?.id ?? ''] });
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

  it('made late on an old page closes the page that replaced it', async () => {
    const deposit = await beginDeposit(api);
    await api.sql(`UPDATE payment_attempt SET valid_until = now() WHERE deposit_id = $1`, [deposit.id]);
    await api.post(paths.retryDeposit(deposit.id), {});
    const [old] = await attemptsOf(api, deposit.id);
    const template = await cards.getCheckout(old?.checkout_id ?? null);
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

describe('a page of a merchant account that is no longer configured', () => {
  it('stays pending, is reported to staff, and counts once the account is configured again', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    cards.changeAccount();
    await check(deposit.id);
    expect((await tasksAndMailsOf(api, deposit.id)).tasks).toEqual([]);
    clock.aheadMs = 32 * 60_000;
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'pending' });
    expect((await tasksAndMailsOf(api, deposit.id)).tasks).toMatchObject([
      { kind: 'review-payment', note: 'other-account' },
    ]);
    // It is unknown whether the page was paid, so no other page may be opened.
    const retried = await api.post(
      paths.deposits,
      aDeposit({ quoteId: deposit.quoteId }),
      withKey(newIdempotencyKey()),
    );
    expectError(retried, 'deposit/outcome-unknown');

    cards.recover();
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('is no longer checked a day after it was settled', async () => {
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
  it('blocks a second payment until the bank confirms the first', async () => {
    const deposit = await beginDeposit(api);
    cards.expireDuringConfirmation(referenceOf(deposit));
    clock.aheadMs = 32 * 60_000;
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'pending' });
    const second = await api.post(
      paths.deposits,
      aDeposit({ quoteId: deposit.quoteId }),
      withKey(newIdempotencyKey()),
    );
    expectError(second, 'deposit/payment-under-way');

    cards.endConfirmation(referenceOf(deposit));
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
    expect(cards.charges()[referenceOf(deposit)]).toBe(1);
  });
});

it('payments of recently active customers are checked first', async () => {
  await api.sql('UPDATE payment_attempt SET next_check_at = NULL WHERE settled_at IS NOT NULL');
  await api.sql(
    `UPDATE payment_attempt SET next_check_at = now() + interval '1 day' WHERE settled_at IS NULL`,
  );
  const attemptIds: string[] = [];
  for (let count = 0; count < 3; count += 1)
    attemptIds.push((await lastAttempt(api, (await beginDeposit(api)).id)).id);
  await api.sql(
    `UPDATE payment_attempt SET lease_until = NULL, created_at = now() - interval '1 minute' * array_position($1, id),
       next_check_at = now() - interval '1 hour' / array_position($1, id),
       noticed_at = CASE WHEN id = $2 THEN now() END
     WHERE id = ANY($1)`,
    [attemptIds, attemptIds[2]],
  );
  const due = await api.app.get(Statements).run<{ id: string }>(findDueAttemptsSql, [now(), 4]);
  expect(due.map(({ id }) => attemptIds.indexOf(id))).toEqual([2, 0, 1]);
});
