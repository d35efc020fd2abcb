import { balanceLimits } from '@app/contracts';
import { readLondonDay, startOfLondonDay } from '../../platform/clock/london-day';
import { fieldError } from '../../platform/errors/app-error';

const dayMs = 24 * 3_600_000;

/** The end of the day `dueOn`. @throws AppError `request/invalid` for a past day, or one too far ahead */
export function readDueDay(text: string, now: Date): Date {
  const day = readLondonDay(text);
  const refusal = (message: string) => fieldError('request/invalid', 'dueOn', message);
  if (!day) throw refusal('This must be a day such as 2026-12-10.');
  const dueBefore = startOfLondonDay({ ...day, day: day.day + 1 });
  if (dueBefore <= now) throw refusal('This day is over.');
  if (dueBefore.getTime() - now.getTime() > balanceLimits.daysAhead * dayMs)
    throw refusal('This is too far ahead. Please check the year.');
  return dueBefore;
}
