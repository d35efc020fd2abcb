import { pence } from '@app/pricing';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { attemptsOf, beginDeposit, quoteState, referenceOf, statusOf } from '../testing/a-deposit';
import { useReviews } from '../testing/use-reviews';

const {
  api,
  cards,
  clock,
  signIn,
  check,
  attemptOf,
  reviewOf,
  decide,
  refundAll,
  openTasksOf,
  aPaymentInReview,
  withChargeOf,
} = useReviews();

describe('dismissing a review', () => {
  it('is possible if the provider shows no charge, and closes the page', async () => {
    const deposit = await beginDeposit(api);
    clock.aheadMs = 26 * 3_600_000;
    await signIn();
    cards.beUnavailable();
    await check(deposit.id);
    expect(await reviewOf(deposit)).toMatchObject({ reason: 'no-end', decisions: ['dismiss', 'settle'] });
    cards.recover();
    expect((await decide(deposit, 'dismiss')).statusCode).toBe(200);
    expect(await reviewOf(deposit)).toBeUndefined();
    expect((await attemptsOf(api, deposit.id))[0]?.state).toBe('expired');
    expect(() => cards.pay(referenceOf(deposit))).toThrow(/expired/);
  });

  it('first closes a page that the provider no longer reports as paid', async () => {
    const deposit = await beginDeposit(api);
    cards.distort(referenceOf(deposit), { state: 'paid', reference: 'dep-other-1' });
    await check(deposit.id);
    expect((await statusOf(api, deposit.id)).paymentStatus).toBe('review');
    cards.distort(referenceOf(deposit), {});
    expect((await decide(deposit, 'dismiss')).statusCode).toBe(200);
    expect((await attemptsOf(api, deposit.id))[0]?.state).toBe('closed');
    expect(() => cards.pay(referenceOf(deposit))).toThrow(/expired/);
  });

  it('is impossible while there is a charge', async () => {
    const deposit = await aPaymentInReview({ reference: 'dep-other-1' });
    expectError(await decide(deposit, 'dismiss'), 'review/charge-left');
    expect(await openTasksOf(deposit)).toHaveLength(1);
  });

  it('is possible if everything was refunded outside the shop', async () => {
    const deposit = await aPaymentInReview({ reference: 'dep-other-1' });
    cards.refundOutside(referenceOf(deposit), pence(3_570));
    expect((await decide(deposit, 'dismiss')).statusCode).toBe(200);
    expect((await attemptsOf(api, deposit.id))[0]?.state).toBe('returned');
    expect(await quoteState(api, deposit.quoteId)).toMatchObject({ deposit_state: 'failed' });
  });

  it('is impossible for a second charge of a deposit, which must be refunded', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    await check(deposit.id);
    cards.chargeAgain(referenceOf(deposit));
    await check(deposit.id);
    expect(await reviewOf(deposit)).toMatchObject({
      reason: 'charged-twice',
      decisions: ['refund', 'dismiss', 'settle'],
    });
    expectError(await decide(deposit, 'dismiss'), 'review/charge-left');
    expect((await decide(deposit, 'refund')).statusCode).toBe(200);
    await refundAll(deposit);
    expect(cards.refunded(referenceOf(deposit))).toEqual([3_570]);
    expect((await statusOf(api, deposit.id)).paymentStatus).toBe('paid');
  });
});

describe('settling outside the shop', () => {
  it('ends the review of a charge in another currency, which cannot be refunded here', async () => {
    const deposit = await aPaymentInReview(withChargeOf(3_570, 'EUR'));
    expect((await reviewOf(deposit))?.decisions).toContain('settle');
    expect((await decide(deposit, 'settle', 'Paid back by bank transfer')).statusCode).toBe(200);
    expect(await reviewOf(deposit)).toBeUndefined();
    expect(await openTasksOf(deposit)).toEqual([]);
    expect((await attemptsOf(api, deposit.id))[0]).toMatchObject({ state: 'returned', next_check_at: null });
    expect(await auditEntriesOf(api, await attemptOf(deposit))).toMatchObject([
      { action: 'payment-review.settle' },
    ]);
    expectError(await decide(deposit, 'settle'), 'review/decided');
  });

  it('ends the review of a page of a former merchant account, which cannot be dismissed', async () => {
    const deposit = await beginDeposit(api);
    cards.changeAccount();
    clock.aheadMs = 32 * 60_000;
    await check(deposit.id);
    expectError(await decide(deposit, 'dismiss'), 'review/other-account');
    expect((await decide(deposit, 'settle')).statusCode).toBe(200);
    expect((await attemptsOf(api, deposit.id))[0]).toMatchObject({ state: 'closed' });
    expect((await quoteState(api, deposit.quoteId))?.deposit_state).toBe('failed');
    expect(await openTasksOf(deposit)).toEqual([]);
  });
});
