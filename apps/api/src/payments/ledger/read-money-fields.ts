import { balanceLimits, ledgerLimits } from '@app/contracts';
import { toPence, type Pence } from '@app/pricing';
import { readLondonDay, startOfLondonDay } from '../../platform/clock/london-day';
import { fieldError } from '../../platform/errors/app-error';

/** Reads a positive amount in pounds. @throws AppError `request/invalid` at the field */
export function readAmount(field: string, amount: number | string): Pence {
  const text = String(amount).trim();
  const invalid = () => fieldError('request/invalid', field, 'This must be an amount such as 47.70.');
  if (!/^\d{1,10}(?:\.\d{1,2})?$/.test(text)) throw invalid();
  const pounds = toPence(text);
  if (pounds <= 0) throw invalid();
  return pounds;
}

const hourMs = 3_600_000;
const noonMs = 12 * hourMs;
const dayMs = 24 * hourMs;

/** Returns noon of a past day, and the current time for today. @throws AppError `request/invalid` at `paidOn` */
export function readPaymentTime(text: string, now: Date): Date {
  const day = readLondonDay(text);
  const invalid = (message: string) => fieldError('request/invalid', 'paidOn', message);
  if (!day) throw invalid('This must be a day such as 2026-11-21.');
  const start = startOfLondonDay(day);
  if (start > now) throw invalid('This date is in the future.');
  if (now.getTime() - start.getTime() > ledgerLimits.daysAgo * dayMs)
    throw invalid('This is too long ago. Please check the year.');
  return new Date(Math.min(start.getTime() + noonMs, now.getTime()));
}

/** Returns the end of the day `dueOn`. @throws AppError `request/invalid` for a past day, or one too far ahead */
export function readDueDay(text: string, now: Date): Date {
  const day = readLondonDay(text);
  const invalid = (message: string) => fieldError('request/invalid', 'dueOn', message);
  if (!day) throw invalid('This must be a day such as 2026-12-10.');
  const dueBefore = startOfLondonDay({ ...day, day: day.day + 1 });
  if (dueBefore <= now) throw invalid('This day is over.');
  if (dueBefore.getTime() - now.getTime() > balanceLimits.daysAhead * dayMs)
    throw invalid('This is too far ahead. Please check the year.');
  return dueBefore;
}
