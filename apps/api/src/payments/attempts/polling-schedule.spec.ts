import { nextPollAt, type PolledAttempt } from './polling-schedule';

const start = new Date('2026-11-21T10:00:00Z');
const validUntil = new Date('2026-11-21T10:30:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const looked = (detail: Partial<PolledAttempt> = {}): PolledAttempt => ({
  state: 'open',
  validUntil,
  settledAt: null,
  checks: 1,
  isAnswered: true,
  ...detail,
});
/** Seconds from a moment to the next look. */
const waitAt = (now: Date, detail: Partial<PolledAttempt>, scale?: number) => {
  const next = nextPollAt(looked(detail), now, scale);
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
])('checks an open page after %i checks in %i s', (checks, seconds) => {
  for (const state of ['creating', 'open', 'failed'] as const)
    for (const isAnswered of [true, false])
      expect(waitAt(at(1), { state, checks, isAnswered })).toBe(seconds);
});

it.each([
  [31, 30],
  [40, 150],
  [90, 600],
  [100_000, 600],
])('never stops checking a page that may accept a card: at minute %i it waits %i s', (minute, seconds) => {
  expect(waitAt(at(minute), { state: 'open', isAnswered: false, checks: 99 })).toBe(seconds);
});

it('checks for late payments after expiry: after 5, 15 and 75 minutes and a day', () => {
  const settledAt = at(31);
  const looks: number[] = [];
  for (let now: Date | null = settledAt; now;) {
    now = nextPollAt(looked({ state: 'expired', settledAt }), now);
    if (now) looks.push((now.getTime() - validUntil.getTime()) / 60_000);
  }
  expect(looks).toEqual([1.5, 5, 15, 75, 1_440]);
});

it('skips no check if a page has expired just before one', () => {
  const looks = { state: 'expired', settledAt: at(34.8) } as const;
  expect(nextPollAt(looked(looks), at(34.8))).toEqual(at(35));
  expect(nextPollAt(looked(looks), at(35))).toEqual(at(35.3));
});

it('checks half a minute after closing a page, and again at its expiry', () => {
  expect(waitAt(at(3), { state: 'closed', settledAt: at(3) })).toBe(30);
  expect(nextPollAt(looked({ state: 'closed', settledAt: at(3) }), at(4))).toEqual(at(35));
});

it('does not count a last check without an answer', () => {
  const detail = { state: 'expired', settledAt: at(31), isAnswered: false } as const;
  expect(waitAt(at(31 + 2_000), detail)).toBe(600);
});

it('checks once more after a payment, for a second one on the same page', () => {
  expect(waitAt(at(2), { state: 'paid', settledAt: at(2) })).toBe(300);
  expect(waitAt(at(7), { state: 'paid', settledAt: at(2) })).toBeNull();
});

it('skips attempts under review, decided ones, and those that never existed', () => {
  for (const state of ['review', 'returned', 'rejected'] as const)
    for (const isAnswered of [true, false])
      expect(waitAt(at(2), { state, settledAt: at(2), isAnswered })).toBeNull();
});

it('divides every wait by the scale', () => {
  expect(waitAt(at(1), { checks: 5 }, 600)).toBe(0.05);
  expect(waitAt(at(3), { state: 'closed', settledAt: at(3) }, 60)).toBe(0.5);
  expect(waitAt(new Date(validUntil.getTime() + 10_000), { state: 'open' }, 60)).toBe(2.5);
  expect(waitAt(at(30.5), { state: 'expired', settledAt: at(30.1) }, 600)).toBeCloseTo(
    (24 * 3600) / 600 - 30,
  );
});
