import { attemptStates } from '../attempts/attempt-transitions';
import { decisionsFor, type ReviewableAttempt } from './reviewable-attempts';

const attempt = (detail: Partial<ReviewableAttempt> = {}): ReviewableAttempt => ({
  state: 'review',
  transactionId: 'b1c0ffee-0000-4000-8000-000000000001',
  chargedCurrency: 'GBP',
  hasTask: true,
  isAlreadyPaid: false,
  hasLiveRefund: false,
  hasRefund: false,
  chargeback: null,
  ...detail,
});

it('offers all decisions if a charge under review could count', () => {
  expect(decisionsFor(attempt())).toEqual(['accept', 'refund', 'dismiss', 'settle']);
});

it.each<[string, Partial<ReviewableAttempt>]>([
  ['another payment counts for the same top', { isAlreadyPaid: true }],
  ['some of it was refunded', { hasRefund: true }],
  ['a part of it was charged back', { chargeback: 'charged-back-in-part' }],
])('does not offer to accept a charge if %s', (_, detail) => {
  expect(decisionsFor(attempt(detail))).toEqual(['refund', 'dismiss', 'settle']);
});

it('offers no refund if no charge is known, or it is in another currency', () => {
  expect(decisionsFor(attempt({ transactionId: null }))).toEqual(['dismiss', 'settle']);
  expect(decisionsFor(attempt({ chargedCurrency: 'EUR' }))).toEqual(['dismiss', 'settle']);
});

it('offers no refund if it was charged back completely', () => {
  expect(decisionsFor(attempt({ chargeback: 'charged-back' }))).toEqual(['dismiss', 'settle']);
  expect(decisionsFor(attempt({ state: 'paid', chargeback: 'charged-back' }))).toEqual(['dismiss', 'settle']);
});

it('treats a charge without a currency as pounds', () => {
  expect(decisionsFor(attempt({ chargedCurrency: null }))).toEqual(['accept', 'refund', 'dismiss', 'settle']);
});

it('lets staff dismiss a report that is neither counted nor under review', () => {
  for (const state of attemptStates.filter((each) => each !== 'review' && each !== 'paid')) {
    expect(decisionsFor(attempt({ state }))).toEqual(['dismiss', 'settle']);
  }
});

it('offers to refund what was charged in addition to a deposit', () => {
  expect(decisionsFor(attempt({ state: 'paid' }))).toEqual(['refund', 'dismiss', 'settle']);
});

it('offers nothing while a refund is pending', () => {
  for (const state of attemptStates) {
    expect(decisionsFor(attempt({ state, hasLiveRefund: true }))).toEqual([]);
  }
});

it('offers nothing for attempts without a review', () => {
  for (const state of attemptStates.filter((each) => each !== 'review')) {
    expect(decisionsFor(attempt({ state, hasTask: false }))).toEqual([]);
  }
});
