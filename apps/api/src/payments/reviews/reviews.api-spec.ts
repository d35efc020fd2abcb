import { paths, type PaymentReview, type ReviewDecision } from '@app/contracts';
import { pence } from '@app/pricing';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { auditEntriesOf } from '../../testing/audit-entries';
import { countQueries } from '../../testing/database/count-queries';
import { expectError } from '../../testing/expect-error';
import type { Checkout } from '../provider/card-payments';
import type { ExecuteRefund } from '../refunds/execute-refund';
import {
  attemptsOf,
  beginDeposit,
  checkAttempts,
  quoteState,
  referenceOf,
  saveQuotes,
  statusOf,
} from '../testing/a-deposit';
import { aRefunder } from '../testing/a-refund';
import { FakeCardPayments } from '../testing/fake-card-payments';
import { usePaymentMails } from '../testing/use-payment-mails';
import { useCards } from '../testing/use-cards';

const { api, cards, clock, now } = useCards({ DEPOSITS_PER_HOUR: '500' });
let staff: StaffCalls;
let refunder: ExecuteRefund;
const { composers, find } = usePaymentMails(api, now);
beforeAll(async () => {
  staff = await asStaff(api);
  ({ refunder } = aRefunder(api, cards, { now }));
});

type Deposit = Awaited<ReturnType<typeof beginDeposit>>;
const check = async (depositId: string) => {
  await api.sql(
    'UPDATE payment_attempt SET next_check_at = $2, lease_until = NULL WHERE deposit_id = $1 AND next_check_at IS NOT NULL',
    [depositId, now()],
  );
  await checkAttempts(api, depositId);
};
const attemptOf = async ({ id }: { id: string }) => (await attemptsOf(api, id))[0]?.id ?? '';
const reviews = async () => (await staff.get(paths.paymentReviews)).json<PaymentReview[]>();
const reviewOf = async ({ id }: { id: string }) =>
  (await reviews()).find(({ depositId }) => depositId === id);
const decide = async (deposit: { id: string }, decision: ReviewDecision, reason = 'Spoke on the phone') =>
  staff.post(paths.decideReview(await attemptOf(deposit)), { decision, reason });
const refundsOf = async ({ id }: { id: string }) =>
  (await api.sql<{ id: string }>('SELECT id FROM refund WHERE deposit_id = $1 ORDER BY id', [id])).map(
    (refund) => refund.id,
  );
const refundAll = async (deposit: { id: string }) => {
  for (const id of await refundsOf(deposit)) await refunder.execute(id);
};
/** The refund mails to the customer. */
const refundMailsOf = async ({ id }: { id: string }) => {
  const mails = await find(`deposit_id = $1 AND kind = 'deposit-refunded'`, id);
  const composed = await Promise.all(mails.map((mail) => composers.compose(mail)));
  return composed.map((mail) => 'data' in mail && mail.data);
};
const openTasksOf = ({ id }: { id: string }) =>
  api.sql(`SELECT FROM staff_task WHERE deposit_id = $1 AND kind = 'review-payment' AND done_at IS NULL`, [
    id,
  ]);
const mailsOf = async ({ id }: { id: string }) =>
  (await api.sql<{ kind: string }>('SELECT kind FROM mail WHERE deposit_id = $1 ORDER BY kind', [id])).map(
    ({ kind }) => kind,
  );

/** A payment whose checkout does not match the request. */
async function aPaymentInReview(
  mismatch: Partial<Checkout> | ((checkout: Checkout) => Checkout),
  quoteIds?: string[],
): Promise<Deposit> {
  const deposit = await beginDeposit(api, quoteIds ? { quoteIds } : {});
  cards.pay(referenceOf(deposit));
  cards.distort(referenceOf(deposit), mismatch);
  await check(deposit.id);
  expect((await statusOf(api, deposit.id)).paymentStatus).toBe('review');
  return deposit;
}
const withChargeOf =
  (amount: number, currency = 'GBP') =>
  (checkout: Checkout) => ({
    ...checkout,
    transactions: checkout.transactions.map((transaction) => ({
      ...transaction,
      amount: pence(amount),
      currency,
    })),
  });
/** Two payments for one top on two pages, of which the second is under review. */
async function paidTwice() {
  const [quote] = await saveQuotes(api, 1);
  const quoteIds = [quote?.id ?? ''];
  const first = await beginDeposit(api, { quoteIds });
  await api.sql(`UPDATE payment_attempt SET state = 'closed', settled_at = now() WHERE deposit_id = $1`, [
    first.id,
  ]);
  await api.sql(`UPDATE deposit SET is_open = false WHERE id = $1`, [first.id]);
  const second = await beginDeposit(api, { quoteIds, needsDelivery: true, deliveryAddress: 'RG1 1DA' });
  cards.pay(referenceOf(second));
  await check(second.id);
  cards.pay(referenceOf(first));
  await check(first.id);
  return { quoteId: quoteIds[0] ?? '', paid: second, doubled: first };
}

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
      const response = await staff.post(paths.decideReview(id), { decision: 'dismiss', reason: 'x' });
      expectError(response, 'review/not-found');
    }
    expectError(
      await staff.post(paths.decideReview('x'), { decision: 'forget', reason: 'x' }),
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

describe('accepting a charge', () => {
  it('makes it the deposit, with all effects of a payment', async () => {
    const quoteIds = (await saveQuotes(api, 2)).map(({ id }) => id);
    const deposit = await aPaymentInReview(withChargeOf(8_000), quoteIds);
    vi.spyOn(cards, 'readTransaction').mockImplementation(async (id) => {
      const result = await FakeCardPayments.prototype.readTransaction.call(cards, id);
      return result.kind === 'ok'
        ? { ...result, transaction: { ...result.transaction, amount: pence(8_000) } }
        : result;
    });
    expect(
      (await decide(deposit, 'accept', 'The page asked for too much; kept as a larger deposit')).statusCode,
    ).toBe(200);

    expect((await statusOf(api, deposit.id)).paymentStatus).toBe('paid');
    for (const id of quoteIds) {
      expect(await quoteState(api, id)).toEqual({ status: 'approved', deposit_state: 'paid' });
    }
    const receivedAmounts =
      'SELECT received FROM deposit JOIN order_item USING (order_id) JOIN quote ON quote.id = quote_id WHERE deposit.id = $1';
    expect(await api.sql(receivedAmounts, [deposit.id])).toEqual(Array(2).fill({ received: '40.00' }));
    expect(await mailsOf(deposit)).toEqual([
      'deposit-confirmation',
      'staff-deposit-paid',
      'staff-payment-review',
    ]);
    expect(await openTasksOf(deposit)).toEqual([]);
    const [attempt] = await api.sql(
      'SELECT state, charged_amount, review_reason FROM payment_attempt WHERE deposit_id = $1',
      [deposit.id],
    );
    expect(attempt).toEqual({
      state: 'paid',
      charged_amount: '80.00',
      review_reason: 'charged-other-amount',
    });
    expect(await auditEntriesOf(api, await attemptOf(deposit))).toMatchObject([
      {
        action: 'payment-review.accept',
        actor: 'admin@example.com',
        after: { amount: '80.00', depositId: deposit.id },
      },
    ]);
    const [timelineEntry] = await api.sql<{ details: object; actor_id: number }>(
      `SELECT details, actor_id FROM timeline_entry WHERE quote_id = $1 AND kind = 'review-decided'`,
      [quoteIds[0]],
    );
    expect(timelineEntry).toMatchObject({
      details: { decision: 'accept', amount: '80.00' },
      actor_id: expect.any(Number),
    });
  });

  it('is rejected for a second payment of a top, another currency, and another merchant', async () => {
    const { doubled } = await paidTwice();
    expect((await reviewOf(doubled))?.decisions).toEqual(['refund', 'dismiss', 'settle']);
    expectError(await decide(doubled, 'accept'), 'review/not-possible');
    expectError(
      await decide(await aPaymentInReview(withChargeOf(3_570, 'EUR')), 'accept'),
      'review/not-possible',
    );
    expectError(
      await decide(await aPaymentInReview({ merchantCode: 'MCOTHER' }), 'accept'),
      'review/not-possible',
    );
  });

  it('leaves a second charge on the same page under review', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    cards.chargeAgain(referenceOf(deposit));
    await check(deposit.id);
    expect((await reviewOf(deposit))?.chargedAmount).toBe('71.40');
    await decide(deposit, 'accept');
    expect(await reviewOf(deposit)).toMatchObject({
      reason: 'charged-besides',
      decisions: ['refund', 'dismiss', 'settle'],
    });
    await decide(deposit, 'refund');
    await refundAll(deposit);
    expect(cards.refunded(referenceOf(deposit))).toEqual([3_570]);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
    expect(await api.sql('SELECT received FROM quote WHERE id = $1', [deposit.quoteId])).toEqual([
      { received: '35.70' },
    ]);
  });
});

describe('refunding a charge', () => {
  it('ends the review once the provider lists the refund, and mails the customer', async () => {
    const { doubled, paid, quoteId } = await paidTwice();
    expect((await decide(doubled, 'refund', 'You paid twice')).statusCode).toBe(200);
    expect(await reviewOf(doubled)).toBeUndefined();
    await refundAll(doubled);

    expect(cards.refunded(referenceOf(doubled))).toEqual([3_570]);
    expect((await attemptsOf(api, doubled.id))[0]?.state).toBe('returned');
    expect((await statusOf(api, doubled.id)).paymentStatus).toBe('failed');
    expect((await statusOf(api, paid.id)).paymentStatus).toBe('paid');
    expect(await quoteState(api, quoteId)).toMatchObject({ deposit_state: 'paid' });
    expect(await mailsOf(doubled)).toContain('deposit-refunded');
  });

  it('refunds each of two charges completely', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    cards.chargeAgain(referenceOf(deposit));
    await check(deposit.id);
    await decide(deposit, 'refund');
    await refundAll(deposit);
    expect(cards.refunded(referenceOf(deposit))).toEqual([3_570, 3_570]);
    expect((await attemptsOf(api, deposit.id))[0]?.state).toBe('returned');
    expect(await quoteState(api, deposit.quoteId)).toMatchObject({ deposit_state: 'failed' });
    expect(await refundMailsOf(deposit)).toMatchObject([{ amount: '71.40', charges: 2, wasDeposit: false }]);
  });

  it('mails the customer once both refunds are settled, even if the provider rejects one', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    cards.chargeAgain(referenceOf(deposit));
    await check(deposit.id);
    await decide(deposit, 'refund');
    const [first, second] = await refundsOf(deposit);
    await refunder.execute(first ?? '');
    expect(await refundMailsOf(deposit)).toEqual([]);
    vi.spyOn(cards, 'refund').mockResolvedValueOnce({ kind: 'rejected', reason: 'HTTP 409' });
    await refunder.execute(second ?? '');
    expect(await refundMailsOf(deposit)).toMatchObject([{ amount: '35.70', charges: 1 }]);

    await decide(deposit, 'refund');
    await refundAll(deposit);
    expect(cards.refunded(referenceOf(deposit))).toEqual([3_570, 3_570]);
    expect(await refundMailsOf(deposit)).toMatchObject(Array(2).fill({ amount: '35.70', charges: 1 }));
  });

  it('reopens the review if the provider rejects the refund', async () => {
    const deposit = await aPaymentInReview({ reference: 'dep-other-1' });
    await decide(deposit, 'refund');
    vi.spyOn(cards, 'refund').mockResolvedValueOnce({ kind: 'rejected', reason: 'HTTP 409' });
    await refundAll(deposit);
    expect(await reviewOf(deposit)).toMatchObject({ decisions: expect.arrayContaining(['refund']) });
    expect(await openTasksOf(deposit)).toHaveLength(1);
    expect((await decide(deposit, 'refund')).statusCode).toBe(200);
    await refundAll(deposit);
    expect(cards.refunded(referenceOf(deposit))).toEqual([3_570]);
    expect((await attemptsOf(api, deposit.id))[0]?.state).toBe('returned');
  });
});

describe('dismissing a review', () => {
  it('is possible if the provider shows no charge, and closes the page', async () => {
    const deposit = await beginDeposit(api);
    clock.aheadMs = 26 * 3_600_000;
    staff = await asStaff(api);
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
  const completeTask = () => staff.put(paths.adminTask(task?.id ?? ''), { isDone: true });
  expectError(await completeTask(), 'task/decide-payment');
  expect(await openTasksOf(deposit)).toHaveLength(1);
  expect((await decide(deposit, 'refund')).statusCode).toBe(200);
  expect(await openTasksOf(deposit)).toEqual([]);
});
