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
 * Weekday, date and time ('16:05') at the showroom, whatever the visitor's time zone. Calculated, as the first use of Intl's
 * time zones blocks a cheap phone for a quarter of a second.
 */
export function inLondon(now: Date): { weekday: Weekday; date: string; time: string } {
  const year = now.getUTCFullYear();
  const isSummer =
    now.getTime() >= clockChangeMs(year, 'March') && now.getTime() < clockChangeMs(year, 'October');
  const london = new Date(now.getTime() + (isSummer ? 3_600_000 : 0));
  const iso = london.toISOString();
  return {
    weekday: weekdays[london.getUTCDay()] ?? 'Sunday',
    date: iso.slice(0, 10),
    time: iso.slice(11, 16),
  };
}

const dayMs = 86_400_000;

/** Clocks change at 1:00 UTC on the last Sunday of March and October. */
function clockChangeMs(year: number, month: 'March' | 'October'): number {
  const lastDay = new Date(Date.UTC(year, month === 'March' ? 2 : 9, 31, 1));
  return lastDay.setUTCDate(31 - lastDay.getUTCDay());
}

type OpeningState =
  | { isOpen: true; until: string }
  /** `inDays`: 0 is later today, 1 tomorrow. */
  | { isOpen: false; opens: string; day: Weekday; inDays: number };

/** How far ahead the next opening is looked for: two weeks, for the days after Christmas. */
const maxDays = 14;

/** Whether the showroom is open, in its own time zone; null without hours. */
export function openingState(
  hours: readonly OpeningHours[],
  now: Date,
  closedDays: readonly string[] = [],
): OpeningState | null {
  const { weekday, time } = inLondon(now);
  const openingIn = (inDays: number) => {
    const day = weekdays[(weekdays.indexOf(weekday) + inDays) % weekdays.length] ?? weekday;
    const { date } = inLondon(new Date(now.getTime() + inDays * dayMs));
    const times = hours.find(({ days }) => days.includes(day))?.time;
    return times && !closedDays.includes(date) ? { day, times } : undefined;
  };
  const today = openingIn(0)?.times;
  if (today && today.opens <= time && time < today.closes) return { isOpen: true, until: today.closes };
  for (let inDays = today && time < today.opens ? 0 : 1; inDays <= maxDays; inDays += 1) {
    const opening = openingIn(inDays);
    if (opening) return { isOpen: false, opens: opening.times.opens, day: opening.day, inDays };
  }
  return null;
}
