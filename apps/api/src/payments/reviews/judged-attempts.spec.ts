import { attemptStates } from '../attempts/attempt-transitions';
import { decisionsFor, type JudgedAttempt } from './judged-attempts';

const attempt = (detail: Partial<JudgedAttempt> = {}): JudgedAttempt => ({
  state: 'review',
  transaction_id: 'b1c0ffee-0000-4000-8000-000000000001',
  charged_currency: 'GBP',
  is_asked: true,
  is_taken: false,
  has_live_refund: false,
  is_touched: false,
  chargeback: null,
  ...detail,
});

it('leaves every way open where a charge under review could count', () => {
  expect(decisionsFor(attempt())).toEqual(['accept', 'refund', 'dismiss', 'settle']);
});

it.each<[string, Partial<JudgedAttempt>]>([
  ['another payment counts for the same top', { is_taken: true }],
  ['some of it was given back', { is_touched: true }],
  ['a bank took a part of it back', { chargeback: 'charged-back-in-part' }],
])('lets a charge not count where %s', (_, detail) => {
  expect(decisionsFor(attempt(detail))).toEqual(['refund', 'dismiss', 'settle']);
});

it('has nothing to give back where no charge is known, or one in another currency', () => {
  expect(decisionsFor(attempt({ transaction_id: null }))).toEqual(['dismiss', 'settle']);
  expect(decisionsFor(attempt({ charged_currency: 'EUR' }))).toEqual(['dismiss', 'settle']);
});

it('has nothing to give back where a bank took all of it', () => {
  expect(decisionsFor(attempt({ chargeback: 'charged-back' }))).toEqual(['dismiss', 'settle']);
  expect(decisionsFor(attempt({ state: 'paid', chargeback: 'charged-back' }))).toEqual(['dismiss', 'settle']);
});

it('takes a charge whose currency nobody told for one in pounds', () => {
  expect(decisionsFor(attempt({ charged_currency: null }))).toEqual([
    'accept',
    'refund',
    'dismiss',
    'settle',
  ]);
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
    expect(decisionsFor(attempt({ state, has_live_refund: true }))).toEqual([]);
  }
});

it('asks nobody about what nobody was asked to look at', () => {
  for (const state of attemptStates.filter((each) => each !== 'review')) {
    expect(decisionsFor(attempt({ state, is_asked: false }))).toEqual([]);
  }
});
