import { balanceLimits, ledgerLimits } from '@app/contracts';
import { toPence, type Pence } from '@app/pricing';
import { readLondonDay, startOfLondonDay } from '../../platform/clock/london-day';
import { fieldError } from '../../platform/errors/app-error';

/** Pounds as staff type them, more than 0. @throws AppError `request/invalid` at the field */
export function readAmount(field: string, amount: number | string): Pence {
  const text = String(amount).trim();
  const refusal = () => fieldError('request/invalid', field, 'This must be an amount such as 47.70.');
  if (!/^\d{1,10}(?:\.\d{1,2})?$/.test(text)) throw refusal();
  const pounds = toPence(text);
  if (pounds <= 0) throw refusal();
  return pounds;
}

const hourMs = 3_600_000;
const noonMs = 12 * hourMs;
const dayMs = 24 * hourMs;

/** Noon of a past day; for today, now. @throws AppError `request/invalid` at `paidOn` */
export function readMoment(text: string, now: Date): Date {
  const day = readLondonDay(text);
  const refusal = (message: string) => fieldError('request/invalid', 'paidOn', message);
  if (!day) throw refusal('This must be a day such as 2026-11-21.');
  const start = startOfLondonDay(day);
  if (start > now) throw refusal('This day is still to come.');
  if (now.getTime() - start.getTime() > ledgerLimits.daysAgo * dayMs)
    throw refusal('This is too long ago. Please check the year.');
  return new Date(Math.min(start.getTime() + noonMs, now.getTime()));
}

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
