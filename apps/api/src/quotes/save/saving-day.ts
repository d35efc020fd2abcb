import { type LondonDay, londonDayOf, startOfLondonDay } from '../../platform/clock/london-day';
import { fieldError } from '../../platform/errors/app-error';

/** Midnight in London after the last day (D4). */
export function validUntilOf(lastDay: LondonDay, now: Date): Date {
  const today = londonDayOf(now);
  const first = startOfLondonDay(lastDay);
  if (first < startOfLondonDay(today)) throw refused('This day is over.');
  if (first > startOfLondonDay({ ...today, year: today.year + 1 })) {
    throw refused('This is more than a year away.');
  }
  return startOfLondonDay({ ...lastDay, day: lastDay.day + 1 });
}

const refused = (message: string) => fieldError('request/invalid', 'lastValidDay', message);

/** Full days after the day of saving (D4). */
const daysHeld = 30;

interface SavingDay {
  startsAt: Date;
  endsAt: Date;
  /** Two digits, for the reference (D8). */
  year: string;
  validUntil: Date;
}

/** Cached, as calendar functions cost more than the rest of pricing a quote. */
let known: SavingDay | undefined;

export function savingDayOf(savedAt: Date): SavingDay {
  if (known && savedAt >= known.startsAt && savedAt < known.endsAt) return known;
  const { year, month, day } = londonDayOf(savedAt);
  const startAfter = (days: number) => startOfLondonDay({ year, month, day: day + days });
  known = {
    startsAt: startAfter(0),
    endsAt: startAfter(1),
    year: String(year % 100).padStart(2, '0'),
    validUntil: startAfter(daysHeld + 1),
  };
  return known;
}
