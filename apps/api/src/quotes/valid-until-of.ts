import { londonDayOf, startOfLondonDay, type LondonDay } from '../platform/clock/london-day';
import { fieldError } from '../platform/errors/app-error';

/**
 * From when on a price no longer holds whose last day staff have chosen: midnight in London after it (D4).
 * @throws AppError `request/invalid` where that day is over, or more than a year away
 */
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
