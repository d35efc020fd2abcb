import { paths } from '@app/contracts';
import { countQueries } from '../../testing/database/count-queries';
import { expectError } from '../../testing/expect-error';
import { attemptsOf, beginDeposit, referenceOf } from '../testing/a-deposit';
import { useReviews } from '../testing/use-reviews';

const reviewing = useReviews();
const {
  api,
  cards,
  clock,
  check,
  attemptOf,
  reviews,
  reviewOf,
  decide,
  openTasksOf,
  aPaymentInReview,
  withChargeOf,
} = reviewing;

describe('a payment under review', () => {
  it('is listed with the reason, requested and charged amounts, and possible decisions', async () => {
    const deposit = await aPaymentInReview(withChargeOf(3_000));
    expect(await reviewOf(deposit)).toEqual({
      attemptId: await attemptOf(deposit),
      depositId: deposit.id,
      order: null,
      quotes: [{ id: deposit.quoteId, reference: expect.stringMatching(/^VT-/) }],
      customerName: 'Ada Lovelace',
      customerPhone: '0118 496 0123',
      reason: 'charged-other-amount',
      reasonText: 'The card was charged a different amount from the deposit.',
      askedAmount: '35.70',
      chargedAmount: '30.00',
      currency: 'GBP',
      checkoutId: expect.any(String),
      transactionCode: expect.stringMatching(/^T/),
      since: expect.any(String),
      dueAt: expect.any(String),
      decisions: ['accept', 'refund', 'dismiss', 'settle'],
    });
    expect(await countQueries(() => reviews())).toBeLessThanOrEqual(4);
  });

  it('can be decided once', async () => {
    const deposit = await aPaymentInReview({ reference: 'dep-other-1' });
    const responses = await Promise.all([decide(deposit, 'refund'), decide(deposit, 'refund')]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expectError(await decide(deposit, 'accept'), 'review/decided');
    expect(await openTasksOf(deposit)).toEqual([]);
    expect(await reviewOf(deposit)).toBeUndefined();
  });

  it('is the only kind of payment that can be decided', async () => {
    const openDeposit = await beginDeposit(api);
    expectError(await decide(openDeposit, 'dismiss'), 'review/not-found');
    for (const id of ['x', 'A'.repeat(22)]) {
      const response = await reviewing.staff.post(paths.decideReview(id), {
        decision: 'dismiss',
        reason: 'x',
      });
      expectError(response, 'review/not-found');
    }
    expectError(
      await reviewing.staff.post(paths.decideReview('x'), { decision: 'forget', reason: 'x' }),
      'request/invalid',
    );
  });

  it('cannot be decided while the provider does not respond', async () => {
    const deposit = await aPaymentInReview({ reference: 'dep-other-1' });
    for (const call of ['read', 'transaction'] as const) {
      cards.beUnavailable(call, 1);
      expectError(await decide(deposit, 'refund'), 'review/no-answer');
    }
    expect((await reviewOf(deposit))?.decisions).toContain('refund');
  });
});

it('the task about a double charge cannot be completed without a decision, although the deposit is paid', async () => {
  const deposit = await beginDeposit(api);
  cards.pay(referenceOf(deposit));
  await check(deposit.id);
  cards.chargeAgain(referenceOf(deposit));
  clock.aheadMs = 6 * 60_000;
  await check(deposit.id);
  expect((await attemptsOf(api, deposit.id))[0]).toMatchObject({ state: 'paid' });
  const [task] = await api.sql<{ id: string }>(
    `SELECT id FROM staff_task WHERE deposit_id = $1 AND kind = 'review-payment'`,
    [deposit.id],
  );
  const completeTask = () => reviewing.staff.put(paths.adminTask(task?.id ?? ''), { isDone: true });
  expectError(await completeTask(), 'task/decide-payment');
  expect(await openTasksOf(deposit)).toHaveLength(1);
  expect((await decide(deposit, 'refund')).statusCode).toBe(200);
  expect(await openTasksOf(deposit)).toEqual([]);
});
