import { type LondonDay, londonDayOf, startOfLondonDay } from '../../platform/clock/london-day';
import { fieldError } from '../../platform/errors/app-error';

/** Midnight in London after the last day (D4). */
export function validUntilOf(lastDay: LondonDay, now: Date): Date {
  const today = londonDayOf(now);
  const first = startOfLondonDay(lastDay);
  if (first < startOfLondonDay(today)) throw invalidLastDay('This day is over.');
  if (first > startOfLondonDay({ ...today, year: today.year + 1 })) {
    throw invalidLastDay('This is more than a year away.');
  }
  return startOfLondonDay({ ...lastDay, day: lastDay.day + 1 });
}

const invalidLastDay = (message: string) => fieldError('request/invalid', 'lastValidDay', message);

/** Full days after the day of saving (D4). */
const validDays = 30;

interface SavingDay {
  startsAt: Date;
  endsAt: Date;
  /** Two digits, for the reference (D8). */
  year: string;
  validUntil: Date;
}

/** Cached, as date calculations take longer than the rest of pricing a quote. */
let cachedDay: SavingDay | undefined;

export function savingDayOf(savedAt: Date): SavingDay {
  if (cachedDay && savedAt >= cachedDay.startsAt && savedAt < cachedDay.endsAt) return cachedDay;
  const { year, month, day } = londonDayOf(savedAt);
  const startAfter = (days: number) => startOfLondonDay({ year, month, day: day + days });
  cachedDay = {
    startsAt: startAfter(0),
    endsAt: startAfter(1),
    year: String(year % 100).padStart(2, '0'),
    validUntil: startAfter(validDays + 1),
  };
  return cachedDay;
}
