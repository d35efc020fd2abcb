import { ledgerLimits } from '@app/contracts';
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

const noonMs = 12 * 3_600_000;

/** Noon of a past day; for today, now. @throws AppError `request/invalid` at `paidOn` */
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
