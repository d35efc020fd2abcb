import { type LondonDay, londonDayOf, startOfLondonDay } from '../../platform/clock/london-day';
import { fieldError } from '../../platform/errors/app-error';

/** Midnight in London after the last day on which staff say that the price holds (D4). */
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

/** How many full days after the day of saving a price holds (D4). */
const daysHeld = 30;

interface SavingDay {
  startsAt: Date;
  /** The first instant of the next. */
  endsAt: Date;
  /** Two digits, for the reference (D8). */
  year: string;
  /** From when on the price no longer holds: midnight after the 30th day following this one (D4). */
  validUntil: Date;
}

/** Calendars cost more than all the rest of pricing a quote: so the day that was last asked for is remembered. */
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
