import { pence, type Pence } from './pence';

const decimalPattern = /^(-?)(\d{1,12})(?:\.(\d+))?$/;

/**
 * A decimal string as an integer in units of 10^-places: `toScaled('13.83', 2)` is 1383. Never uses binary floating point
 * (D2). @throws RangeError for anything but a plain decimal, or for more decimals than `places`.
 */
export function toScaled(decimal: string, places: number): number {
  const match = decimalPattern.exec(decimal);
  if (!match) throw new RangeError(`not a decimal: ${JSON.stringify(decimal)}`);
  const [, sign, whole = '', fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(places))) {
    throw new RangeError(`more than ${places} decimals: ${decimal}`);
  }
  const digits = Number(whole + fraction.slice(0, places).padEnd(places, '0'));
  if (!Number.isSafeInteger(digits)) throw new RangeError(`too large: ${decimal}`);
  return sign && digits !== 0 ? -digits : digits;
}

/** The reverse of {@link toScaled}: `fromScaled(1383, 2)` is '13.83'. */
export function fromScaled(value: number, places: number): string {
  const digits = String(Math.abs(value)).padStart(places + 1, '0');
  const text = places ? `${digits.slice(0, -places)}.${digits.slice(-places)}` : digits;
  return value < 0 ? `-${text}` : text;
}

/** A decimal with a fixed number of places: `toPlaces('5.6', 3)` is '5.600'. @throws RangeError, see {@link toScaled}. */
export const toPlaces = (decimal: string, places: number): string =>
  fromScaled(toScaled(decimal, places), places);

/** '0.420000' → '0.42', '42.00' → '42': for display. */
export function trimZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

/** Pounds of wire and database to pence. @throws RangeError, see {@link toScaled}. */
export function toPence(pounds: string): Pence {
  return pence(toScaled(pounds, 2));
}

/** Pence to pounds with 2 decimals, for wire and database. */
export function toPounds(amount: Pence): string {
  return fromScaled(amount, 2);
}
