import { pence } from '@app/pricing';
import type { TransactionRecord } from '../provider/card-payments';
import { refundReadiness, refundOutcome, countNewRefunds } from './refund-outcome';

type Refunds = TransactionRecord['refunds'];
const aTransaction = (refunds: Refunds = [], detail: Partial<TransactionRecord> = {}): TransactionRecord => ({
  id: 'b1c0ffee-0000-4000-8000-000000000001',
  state: 'successful',
  amount: pence(3_570),
  currency: 'GBP',
  refunds,
  ...detail,
});
const amount = pence(1_000);
const refunded = { amount, state: 'refunded' } as const;
const failed = { amount, state: 'failed' } as const;
const pending = { amount, state: 'pending' } as const;
const withoutAmount = { amount: null, state: 'refunded' } as const;

describe('before it is sent, a refund', () => {
  it('may be sent if the charge is successful and no refund is pending', () => {
    expect(refundReadiness(aTransaction(), amount)).toEqual({
      kind: 'ready',
      earlierRefunds: 0,
      earlierFailures: 0,
    });
  });

  it('counts earlier refunds of the same amount', () => {
    const other = { amount: pence(500), state: 'refunded' } as const;
    expect(refundReadiness(aTransaction([refunded, refunded, failed, other]), amount)).toEqual({
      kind: 'ready',
      earlierRefunds: 2,
      earlierFailures: 1,
    });
  });

  it('is limited to the refundable amount', () => {
    expect(refundReadiness(aTransaction([refunded]), pence(2_570)).kind).toBe('ready');
    expect(refundReadiness(aTransaction([refunded]), pence(2_571))).toEqual({
      kind: 'impossible',
      reason: 'According to SumUp, only £25.70 of this charge can still be refunded.',
    });
  });

  it('may repeat a refund that failed before', () => {
    expect(refundReadiness(aTransaction([failed]), pence(3_570)).kind).toBe('ready');
  });

  it("may be sent if the charge is 'refunded’ because a part of it was refunded", () => {
    expect(refundReadiness(aTransaction([refunded], { state: 'refunded' }), amount).kind).toBe('ready');
  });

  const amountMissing = 'SumUp has not reported all amounts of this charge yet.';
  const unsuccessful = 'SumUp does not report this charge as successful.';
  it.each<[string, TransactionRecord, string]>([
    [
      'another refund is pending',
      aTransaction([pending]),
      'Another refund of this charge is pending at SumUp.',
    ],
    ['the amount of a refund is missing', aTransaction([withoutAmount]), amountMissing],
    ['the amount is missing', aTransaction([], { amount: null }), amountMissing],
    ['the currency is missing', aTransaction([], { currency: null }), amountMissing],
    [
      'the charge is in dispute, or has a state we do not know',
      aTransaction([], { state: 'unknown' }),
      unsuccessful,
    ],
  ])('waits if %s, and gives the reason', (_, transaction, reason) => {
    expect(refundReadiness(transaction, amount)).toEqual({ kind: 'wait', reason });
  });

  it('is impossible for a charge in another currency', () => {
    expect(refundReadiness(aTransaction([], { currency: 'EUR' }), amount)).toEqual({
      kind: 'impossible',
      reason: 'The charge is in EUR, not in pounds.',
    });
  });
});

it('a refund sent twice is counted twice', () => {
  const before = { earlierRefunds: 1, earlierFailures: 0 };
  expect(countNewRefunds(aTransaction([refunded, refunded, refunded, failed]), amount, before)).toBe(2);
});

describe('after it may have been sent, a refund', () => {
  const noEarlierRefunds = { earlierRefunds: 0, earlierFailures: 0 };

  it.each<[string, string, Refunds, typeof noEarlierRefunds]>([
    ['refunded', 'the provider lists one refund of its amount', [refunded], noEarlierRefunds],
    [
      'refunded',
      'the provider lists one more refund than before',
      [refunded, refunded],
      { ...noEarlierRefunds, earlierRefunds: 1 },
    ],
    [
      'not-listed',
      'the provider lists as many refunds as before',
      [refunded],
      { ...noEarlierRefunds, earlierRefunds: 1 },
    ],
    ['not-listed', 'the provider lists no refund', [], noEarlierRefunds],
    [
      'not-listed',
      'the provider lists a refund of another amount',
      [{ amount: pence(999), state: 'refunded' }],
      noEarlierRefunds,
    ],
    ['pending', 'a refund of its amount is pending', [pending], noEarlierRefunds],
    [
      'pending',
      'a refund of another amount is pending',
      [{ amount: pence(999), state: 'pending' }],
      noEarlierRefunds,
    ],
    ['amount-missing', 'the amount of a listed refund is missing', [withoutAmount], noEarlierRefunds],
    ['failed', 'one more refund of its amount has failed', [failed], noEarlierRefunds],
    [
      'not-listed',
      'a refund of another amount has failed',
      [{ amount: pence(999), state: 'failed' }],
      noEarlierRefunds,
    ],
    [
      'not-listed',
      'a refund of its amount had failed before',
      [failed],
      { ...noEarlierRefunds, earlierFailures: 1 },
    ],
  ])('is %s if %s', (outcome, _, refunds, baseline) => {
    expect(refundOutcome(aTransaction(refunds), amount, baseline)).toBe(outcome);
  });
});
