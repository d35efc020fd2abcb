import {
  dateOf,
  londonDayOf,
  startOfLondonDay,
  type LondonDay,
  weekdayOf,
} from '../../platform/clock/london-day';

interface LondonWeek {
  /** `2026-11-16` and `2026-11-22`. */
  from: string;
  to: string;
  since: Date;
  before: Date;
}

/** Monday of the week of an instant. Its day may be below 1 or past the end of its month. */
export function mondayOf(now: Date): LondonDay {
  const today = londonDayOf(now);
  return { ...today, day: today.day - weekdayOf(today) };
}

export function londonWeeks(now: Date, count: number): LondonWeek[] {
  const latest = mondayOf(now);
  return Array.from({ length: count }, (_, weeksAgo) => {
    const monday = { ...latest, day: latest.day - 7 * weeksAgo };
    const next = { ...monday, day: monday.day + 7 };
    return {
      from: dateOf(monday),
      to: dateOf({ ...monday, day: monday.day + 6 }),
      since: startOfLondonDay(monday),
      before: startOfLondonDay(next),
    };
  });
}
