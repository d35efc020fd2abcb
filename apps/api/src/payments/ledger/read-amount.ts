import { toPence, type Pence } from '@app/pricing';
import { fieldError } from '../../platform/errors/app-error';

/** Pounds, at most 2 decimals, above nothing, as staff type them. @throws AppError `request/invalid` at the field */
export function readAmount(field: string, amount: number | string): Pence {
  const text = String(amount).trim();
  const refusal = () => fieldError('request/invalid', field, 'This must be an amount such as 47.70.');
  if (!/^\d{1,10}(?:\.\d{1,2})?$/.test(text)) throw refusal();
  const pounds = toPence(text);
  if (pounds <= 0) throw refusal();
  return pounds;
}
