import type { OpeningHours, Weekday } from '@app/content';

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
 * Weekday and time ('16:05') at the showroom, whatever the visitor's time zone. Calculated, as the first use of Intl's
 * time zones blocks a cheap phone for a quarter of a second.
 */
export function inLondon(now: Date): { weekday: Weekday; time: string } {
  const year = now.getUTCFullYear();
  const isSummer =
    now.getTime() >= clockChangeMs(year, 'March') && now.getTime() < clockChangeMs(year, 'October');
  const london = new Date(now.getTime() + (isSummer ? 3_600_000 : 0));
  return { weekday: weekdays[london.getUTCDay()] ?? 'Sunday', time: london.toISOString().slice(11, 16) };
}

/** Clocks change at 1:00 UTC on the last Sunday of March and October. */
function clockChangeMs(year: number, month: 'March' | 'October'): number {
  const lastDay = new Date(Date.UTC(year, month === 'March' ? 2 : 9, 31, 1));
  return lastDay.setUTCDate(31 - lastDay.getUTCDay());
}

export type OpeningState =
  | { isOpen: true; until: string }
  /** `inDays`: 0 is later today, 1 tomorrow. */
  | { isOpen: false; opens: string; day: Weekday; inDays: number };

/** Whether the showroom is open, in its own time zone; null without hours. */
export function openingState(hours: readonly OpeningHours[], now: Date): OpeningState | null {
  const { weekday, time } = inLondon(now);
  const timesOn = (day: Weekday) => hours.find(({ days }) => days.includes(day))?.time;
  const today = timesOn(weekday);
  if (today && today.opens <= time && time < today.closes) return { isOpen: true, until: today.closes };
  for (let inDays = today && time < today.opens ? 0 : 1; inDays <= weekdays.length; inDays += 1) {
    const day = weekdays[(weekdays.indexOf(weekday) + inDays) % weekdays.length] ?? weekday;
    const times = timesOn(day);
    if (times) return { isOpen: false, opens: times.opens, day, inDays };
  }
  return null;
}
