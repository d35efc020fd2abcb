import { londonDayOf, startOfLondonDay, type LondonDay } from '../../platform/clock/london-day';

/** A week in London, Monday to Sunday, and the instants between which it lies. */
export interface LondonWeek {
  /** `2026-11-16` and `2026-11-22`. */
  from: string;
  to: string;
  since: Date;
  before: Date;
}

/** Days past either end of a month run on into the next. */
const calendarDay = ({ year, month, day }: LondonDay) => new Date(Date.UTC(year, month - 1, day));
export const dayName = (day: LondonDay): string => calendarDay(day).toISOString().slice(0, 10);

/** Of the week that an instant lies in; its day may be past an end of its month. */
export function mondayOf(now: Date): LondonDay {
  const today = londonDayOf(now);
  return { ...today, day: today.day - ((calendarDay(today).getUTCDay() + 6) % 7) };
}

/** The week that an instant lies in, and those before it; the latest first. */
export function londonWeeks(now: Date, count: number): LondonWeek[] {
  const latest = mondayOf(now);
  return Array.from({ length: count }, (_, back) => {
    const monday = { ...latest, day: latest.day - 7 * back };
    const next = { ...monday, day: monday.day + 7 };
    return {
      from: dayName(monday),
      to: dayName({ ...monday, day: monday.day + 6 }),
      since: startOfLondonDay(monday),
      before: startOfLondonDay(next),
    };
  });
}
