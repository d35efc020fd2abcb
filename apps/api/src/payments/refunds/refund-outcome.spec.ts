import { pence } from '@app/pricing';
import type { TransactionRecord } from '../provider/card-payments';
import { refundReadiness, refundOutcome, timesRefunded } from './refund-outcome';

type Refunds = TransactionRecord['refunds'];
const books = (refunds: Refunds = [], detail: Partial<TransactionRecord> = {}): TransactionRecord => ({
  id: 'b1c0ffee-0000-4000-8000-000000000001',
  state: 'successful',
  amount: pence(3_570),
  currency: 'GBP',
  refunds,
  ...detail,
});
const amount = pence(1_000);
const done = { amount, state: 'refunded' } as const;
const refused = { amount, state: 'failed' } as const;
const underWay = { amount, state: 'pending' } as const;
const unreadable = { amount: null, state: 'refunded' } as const;

describe('before it is sent, a refund', () => {
  it('may be sent if there is a charge and nothing is pending', () => {
    expect(refundReadiness(books(), amount)).toEqual({
      kind: 'ready',
      earlierRefunds: 0,
      earlierFailures: 0,
    });
  });

  it('distinguishes others of the same amount', () => {
    const other = { amount: pence(500), state: 'refunded' } as const;
    expect(refundReadiness(books([done, done, refused, other]), amount)).toEqual({
      kind: 'ready',
      earlierRefunds: 2,
      earlierFailures: 1,
    });
  });

  it('may take all that is left, and not a penny more', () => {
    expect(refundReadiness(books([done]), pence(2_570)).kind).toBe('ready');
    expect(refundReadiness(books([done]), pence(2_571))).toEqual({
      kind: 'impossible',
      why: 'By SumUp’s records, £25.70 of this charge is left to give back.',
    });
  });

  it('may repeat one that was refused before', () => {
    expect(refundReadiness(books([refused]), pence(3_570)).kind).toBe('ready');
  });

  it("may be sent if the charge is 'refunded' because a part of it was", () => {
    expect(refundReadiness(books([done], { state: 'refunded' }), amount).kind).toBe('ready');
  });

  const illegible = 'SumUp’s records are not clear yet.';
  const unsuccessful = 'The card provider does not call this charge successful.';
  it.each<[string, TransactionRecord, string]>([
    [
      'another one is pending',
      books([underWay]),
      'Another refund of this charge is under way at the card provider.',
    ],
    ['one cannot be read', books([unreadable]), illegible],
    ['the amount is missing', books([], { amount: null }), illegible],
    ['the currency is missing', books([], { currency: null }), illegible],
    [
      'the charge is in dispute, or has a state we do not know',
      books([], { state: 'unknown' }),
      unsuccessful,
    ],
  ])('waits if %s, and says so', (_, transaction, why) => {
    expect(refundReadiness(transaction, amount)).toEqual({ kind: 'wait', why });
  });

  it('is refused for a charge in another currency', () => {
    expect(refundReadiness(books([], { currency: 'EUR' }), amount)).toEqual({
      kind: 'impossible',
      why: 'The charge is in EUR, not in pounds.',
    });
  });
});

it('is counted as often as the records show it more than before', () => {
  const before = { earlierRefunds: 1, earlierFailures: 0 };
  expect(timesRefunded(books([done, done, done, refused]), amount, before)).toBe(2);
});

describe('after it may have been sent, a refund', () => {
  const none = { earlierRefunds: 0, earlierFailures: 0 };

  it.each<[string, string, Refunds, typeof none]>([
    ['refunded', 'the records show one more of its amount', [done], none],
    ['refunded', 'they show one more than before', [done, done], { ...none, earlierRefunds: 1 }],
    ['nothing', 'they show as many as before', [done], { ...none, earlierRefunds: 1 }],
    ['nothing', 'they show none', [], none],
    ['nothing', 'they show one of another amount', [{ amount: pence(999), state: 'refunded' }], none],
    ['under-way', 'it is pending', [underWay], none],
    ['under-way', 'any other is pending', [{ amount: pence(999), state: 'pending' }], none],
    ['unreadable', 'they show one that cannot be read', [unreadable], none],
    ['refused', 'they show one more that was refused', [refused], none],
    ['nothing', 'one of another amount was refused', [{ amount: pence(999), state: 'failed' }], none],
    ['nothing', 'the one refused was refused before', [refused], { ...none, earlierFailures: 1 }],
  ])('is %s if %s', (outcome, _, refunds, baseline) => {
    expect(refundOutcome(books(refunds), amount, baseline)).toBe(outcome);
  });
});
