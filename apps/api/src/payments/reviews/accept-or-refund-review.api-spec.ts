import { pence } from '@app/pricing';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import {
  attemptsOf,
  beginDeposit,
  quoteState,
  referenceOf,
  saveQuotes,
  statusOf,
} from '../testing/a-deposit';
import { FakeCardPayments } from '../testing/fake-card-payments';
import { useReviews } from '../testing/use-reviews';

const reviewing = useReviews();
const {
  api,
  cards,
  check,
  attemptOf,
  reviewOf,
  decide,
  refundsOf,
  refundAll,
  refundMailsOf,
  openTasksOf,
  mailsOf,
  aPaymentInReview,
  withChargeOf,
  paidTwice,
} = reviewing;

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
      reason: 'other-charge',
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
    await reviewing.refunder.execute(first ?? '');
    expect(await refundMailsOf(deposit)).toEqual([]);
    vi.spyOn(cards, 'refund').mockResolvedValueOnce({ kind: 'rejected', reason: 'HTTP 409' });
    await reviewing.refunder.execute(second ?? '');
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
