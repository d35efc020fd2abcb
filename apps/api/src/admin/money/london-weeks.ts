import {
  dateOf,
  londonDayOf,
  startOfLondonDay,
  type LondonDay,
  weekdayOf,
} from '../../platform/clock/london-day';

interface LondonWeek {
  /** First day, such as `2026-11-16`. */
  from: string;
  /** Last day, such as `2026-11-22`. */
  to: string;
  since: Date;
  before: Date;
}

/** Monday of the current week. Its day may be below 1: 0 is the last day of the previous month. */
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
