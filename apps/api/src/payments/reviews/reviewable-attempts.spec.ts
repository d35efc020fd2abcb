import { attemptStates } from '../attempts/attempt-transitions';
import { decisionsFor, type ReviewableAttempt } from './reviewable-attempts';

const anAttempt = (detail: Partial<ReviewableAttempt> = {}): ReviewableAttempt => ({
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
  expect(decisionsFor(anAttempt())).toEqual(['accept', 'refund', 'dismiss', 'settle']);
});

it.each<[string, Partial<ReviewableAttempt>]>([
  ['another payment counts for the same top', { isAlreadyPaid: true }],
  ['a part of it was refunded', { hasRefund: true }],
  ['a part of it was charged back', { chargeback: 'charged-back-in-part' }],
])('does not offer to accept a charge if %s', (_, detail) => {
  expect(decisionsFor(anAttempt(detail))).toEqual(['refund', 'dismiss', 'settle']);
});

it('offers no refund without a charge, or if the charge is in another currency', () => {
  expect(decisionsFor(anAttempt({ transactionId: null }))).toEqual(['dismiss', 'settle']);
  expect(decisionsFor(anAttempt({ chargedCurrency: 'EUR' }))).toEqual(['dismiss', 'settle']);
});

it('offers no refund if the charge was charged back completely', () => {
  expect(decisionsFor(anAttempt({ chargeback: 'charged-back' }))).toEqual(['dismiss', 'settle']);
  expect(decisionsFor(anAttempt({ state: 'paid', chargeback: 'charged-back' }))).toEqual([
    'dismiss',
    'settle',
  ]);
});

it('treats a charge without a currency as pounds', () => {
  expect(decisionsFor(anAttempt({ chargedCurrency: null }))).toEqual([
    'accept',
    'refund',
    'dismiss',
    'settle',
  ]);
});

it('offers to dismiss or settle a task about an attempt that is neither paid nor under review', () => {
  for (const state of attemptStates.filter(
    (attemptState) => attemptState !== 'review' && attemptState !== 'paid',
  )) {
    expect(decisionsFor(anAttempt({ state }))).toEqual(['dismiss', 'settle']);
  }
});

it('offers to refund what was charged in addition to a deposit', () => {
  expect(decisionsFor(anAttempt({ state: 'paid' }))).toEqual(['refund', 'dismiss', 'settle']);
});

it('offers no decisions while a refund is pending', () => {
  for (const state of attemptStates) {
    expect(decisionsFor(anAttempt({ state, hasLiveRefund: true }))).toEqual([]);
  }
});

it('offers no decisions for attempts without a review', () => {
  for (const state of attemptStates.filter((attemptState) => attemptState !== 'review')) {
    expect(decisionsFor(anAttempt({ state, hasTask: false }))).toEqual([]);
  }
});
