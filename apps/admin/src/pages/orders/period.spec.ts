import { daysOfPeriod, periodOf } from './period';

// Half past midnight in London, in summer: still the day before in UTC.
const now = new Date('2026-06-30T23:30:00Z');

it('counts London days, including today', () => {
  expect(daysOfPeriod('today', now)).toEqual({ from: '2026-07-01', to: '2026-07-01' });
  expect(daysOfPeriod('week', now)).toEqual({ from: '2026-06-25', to: '2026-07-01' });
  expect(daysOfPeriod('month', now)).toEqual({ from: '2026-06-02', to: '2026-07-01' });
});

it('recognises a preset by its days', () => {
  expect(periodOf('2026-06-25', '2026-07-01', now)).toBe('week');
  expect(periodOf('2026-06-25', '2026-06-30', now)).toBeNull();
  expect(periodOf(null, null, now)).toBeNull();
});
