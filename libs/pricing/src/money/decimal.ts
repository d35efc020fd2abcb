import { pence, type Pence } from './pence';

const pattern = /^(-?)(\d{1,12})(?:\.(\d+))?$/;

/**
 * The digits of a decimal string as one integer, counted in units of 10^-places: `scaled('13.83', 2)` is 1383.
 * Never passes through binary floating point (D2).
 * @throws RangeError where the text is no plain decimal or has more significant places than asked for.
 */
export function scaled(decimal: string, places: number): number {
  const match = pattern.exec(decimal);
  if (!match) throw new RangeError(`not a decimal: ${JSON.stringify(decimal)}`);
  const [, sign, whole = '', fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(places))) {
    throw new RangeError(`more than ${places} decimals: ${decimal}`);
  }
  const digits = Number(whole + fraction.slice(0, places).padEnd(places, '0'));
  if (!Number.isSafeInteger(digits)) throw new RangeError(`too large: ${decimal}`);
  return sign && digits !== 0 ? -digits : digits;
}

/** The decimal string of an integer counted in units of 10^-places: `fromScaled(1383, 2)` is '13.83'. */
export function fromScaled(value: number, places: number): string {
  const digits = String(Math.abs(value)).padStart(places + 1, '0');
  const text = places ? `${digits.slice(0, -places)}.${digits.slice(-places)}` : digits;
  return value < 0 ? `-${text}` : text;
}

/** A decimal with so many places: `toPlaces('5.6', 3)` is '5.600'. @throws RangeError, see {@link scaled}. */
export const toPlaces = (decimal: string, places: number): string =>
  fromScaled(scaled(decimal, places), places);

/** '0.420000' → '0.42', '42.00' → '42': for figures that people read. */
export function trimZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

/** Pounds as they stand on the wire and in the database, to pence. @throws RangeError, see {@link scaled}. */
export function toPence(pounds: string): Pence {
  return pence(scaled(pounds, 2));
}

/** Pence as pounds with 2 decimals, the form of the wire and the database. */
export function toPounds(amount: Pence): string {
  return fromScaled(amount, 2);
}
