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

it('leaves every way open where a charge under review could count', () => {
  expect(decisionsFor(attempt())).toEqual(['accept', 'refund', 'dismiss', 'settle']);
});

it.each<[string, Partial<ReviewableAttempt>]>([
  ['another payment counts for the same top', { isAlreadyPaid: true }],
  ['some of it was given back', { hasRefund: true }],
  ['a bank took a part of it back', { chargeback: 'charged-back-in-part' }],
])('lets a charge not count where %s', (_, detail) => {
  expect(decisionsFor(attempt(detail))).toEqual(['refund', 'dismiss', 'settle']);
});

it('has nothing to give back where no charge is known, or one in another currency', () => {
  expect(decisionsFor(attempt({ transactionId: null }))).toEqual(['dismiss', 'settle']);
  expect(decisionsFor(attempt({ chargedCurrency: 'EUR' }))).toEqual(['dismiss', 'settle']);
});

it('has nothing to give back where a bank took all of it', () => {
  expect(decisionsFor(attempt({ chargeback: 'charged-back' }))).toEqual(['dismiss', 'settle']);
  expect(decisionsFor(attempt({ state: 'paid', chargeback: 'charged-back' }))).toEqual(['dismiss', 'settle']);
});

it('takes a charge whose currency nobody told for one in pounds', () => {
  expect(decisionsFor(attempt({ chargedCurrency: null }))).toEqual(['accept', 'refund', 'dismiss', 'settle']);
});

it('has a remark about what neither counts nor is under review put away', () => {
  for (const state of attemptStates.filter((each) => each !== 'review' && each !== 'paid')) {
    expect(decisionsFor(attempt({ state }))).toEqual(['dismiss', 'settle']);
  }
});

it('has what was charged besides a deposit given back', () => {
  expect(decisionsFor(attempt({ state: 'paid' }))).toEqual(['refund', 'dismiss', 'settle']);
});

it('leaves nothing to decide while money is on its way back', () => {
  for (const state of attemptStates) {
    expect(decisionsFor(attempt({ state, hasLiveRefund: true }))).toEqual([]);
  }
});

it('asks nobody about what nobody was asked to look at', () => {
  for (const state of attemptStates.filter((each) => each !== 'review')) {
    expect(decisionsFor(attempt({ state, hasTask: false }))).toEqual([]);
  }
});
