import type { Weekday } from '@app/content';

const weekdays: readonly Weekday[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

/**
 * Day and time ('16:05') of the showroom, wherever the visitor's clock stands. Reckoned, since the first use of Intl's
 * time zones keeps a cheap phone busy for a quarter of a second.
 */
export function inLondon(now: Date): { weekday: Weekday; time: string } {
  const year = now.getUTCFullYear();
  const isSummer =
    now.getTime() >= changeOfClocks(year, 'March') && now.getTime() < changeOfClocks(year, 'October');
  const there = new Date(now.getTime() + (isSummer ? 3_600_000 : 0));
  return { weekday: weekdays[there.getUTCDay()] ?? 'Sunday', time: there.toISOString().slice(11, 16) };
}

/** Clocks change at 1:00 UTC on the last Sunday of March and of October. */
function changeOfClocks(year: number, month: 'March' | 'October'): number {
  const lastDay = new Date(Date.UTC(year, month === 'March' ? 2 : 9, 31, 1));
  return lastDay.setUTCDate(31 - lastDay.getUTCDay());
}
