import { nextPollAt, type PolledAttempt } from './polling-schedule';

const start = new Date('2026-11-21T10:00:00Z');
const validUntil = new Date('2026-11-21T10:30:00Z');
const minutesAfterStart = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const anAttempt = (detail: Partial<PolledAttempt> = {}): PolledAttempt => ({
  state: 'open',
  validUntil,
  settledAt: null,
  checks: 1,
  isConclusive: true,
  ...detail,
});
/** Seconds from `now` to the next check. */
const waitAt = (now: Date, detail: Partial<PolledAttempt>, scale?: number) => {
  const next = nextPollAt(anAttempt(detail), now, scale);
  return next && (next.getTime() - now.getTime()) / 1_000;
};

it.each([
  [0, 2],
  [1, 3],
  [2, 5],
  [3, 10],
  [4, 15],
  [5, 30],
  [500, 30],
])('schedules the next check of an open page after %i checks in %i s', (checks, seconds) => {
  for (const state of ['creating', 'open', 'failed'] as const)
    for (const isConclusive of [true, false])
      expect(waitAt(minutesAfterStart(1), { state, checks, isConclusive })).toBe(seconds);
});

it.each([
  [31, 30],
  [40, 150],
  [90, 600],
  [100_000, 600],
])('keeps checking a page that may accept a card: at minute %i it waits %i s', (minute, seconds) => {
  expect(waitAt(minutesAfterStart(minute), { state: 'open', isConclusive: false, checks: 99 })).toBe(seconds);
});

it('checks for late payments after expiry: after 5, 15 and 75 minutes and a day', () => {
  const settledAt = minutesAfterStart(31);
  const checks: number[] = [];
  for (let now: Date | null = settledAt; now;) {
    now = nextPollAt(anAttempt({ state: 'expired', settledAt }), now);
    if (now) checks.push((now.getTime() - validUntil.getTime()) / 60_000);
  }
  expect(checks).toEqual([1.5, 5, 15, 75, 1_440]);
});

it('does not skip a final check if the page was settled just before it', () => {
  const checks = { state: 'expired', settledAt: minutesAfterStart(34.8) } as const;
  expect(nextPollAt(anAttempt(checks), minutesAfterStart(34.8))).toEqual(minutesAfterStart(35));
  expect(nextPollAt(anAttempt(checks), minutesAfterStart(35))).toEqual(minutesAfterStart(35.3));
});

it('checks half a minute after closing a page, and again at its expiry', () => {
  expect(waitAt(minutesAfterStart(3), { state: 'closed', settledAt: minutesAfterStart(3) })).toBe(30);
  expect(
    nextPollAt(anAttempt({ state: 'closed', settledAt: minutesAfterStart(3) }), minutesAfterStart(4)),
  ).toEqual(minutesAfterStart(35));
});

it('repeats a final check whose result was inconclusive', () => {
  const detail = { state: 'expired', settledAt: minutesAfterStart(31), isConclusive: false } as const;
  expect(waitAt(minutesAfterStart(31 + 2_000), detail)).toBe(600);
});

it('checks once more after a payment, in case the page was paid twice', () => {
  expect(waitAt(minutesAfterStart(2), { state: 'paid', settledAt: minutesAfterStart(2) })).toBe(300);
  expect(waitAt(minutesAfterStart(7), { state: 'paid', settledAt: minutesAfterStart(2) })).toBeNull();
});

it('does not check attempts under review, returned or rejected', () => {
  for (const state of ['review', 'returned', 'rejected'] as const)
    for (const isConclusive of [true, false])
      expect(
        waitAt(minutesAfterStart(2), { state, settledAt: minutesAfterStart(2), isConclusive }),
      ).toBeNull();
});

it('divides every wait by the scale', () => {
  expect(waitAt(minutesAfterStart(1), { checks: 5 }, 600)).toBe(0.05);
  expect(waitAt(minutesAfterStart(3), { state: 'closed', settledAt: minutesAfterStart(3) }, 60)).toBe(0.5);
  expect(waitAt(new Date(validUntil.getTime() + 10_000), { state: 'open' }, 60)).toBe(2.5);
  expect(
    waitAt(minutesAfterStart(30.5), { state: 'expired', settledAt: minutesAfterStart(30.1) }, 600),
  ).toBeCloseTo((24 * 3600) / 600 - 30);
});
