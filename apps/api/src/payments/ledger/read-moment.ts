import { ledgerLimits } from '@app/contracts';
import { readLondonDay, startOfLondonDay } from '../../platform/clock/london-day';
import { fieldError } from '../../platform/errors/app-error';

const noonMs = 12 * 3_600_000;

/**
 * When money moved, of which staff say the day: of one that is over its noon, of today now.
 * @throws AppError `request/invalid` at `paidOn` for a day to come, and one that is too long ago
 */
export function readMoment(text: string, now: Date): Date {
  const day = readLondonDay(text);
  const refusal = (message: string) => fieldError('request/invalid', 'paidOn', message);
  if (!day) throw refusal('This must be a day such as 2026-11-21.');
  const start = startOfLondonDay(day);
  if (start > now) throw refusal('This day is still to come.');
  if (now.getTime() - start.getTime() > ledgerLimits.daysAgo * 24 * 3_600_000)
    throw refusal('This is too long ago. Please check the year.');
  return new Date(Math.min(start.getTime() + noonMs, now.getTime()));
}
