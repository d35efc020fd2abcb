import { toPence } from './decimal';
import type { Pence } from './pence';

type AmountReading =
  /** A plain decimal: '1250.00'. */
  | { kind: 'amount'; decimal: string }
  /** Two readings are possible, so none is assumed. */
  | { kind: 'ambiguous'; readings: string[] }
  | { kind: 'unreadable' };

const unreadable = { kind: 'unreadable' } as const;
const signedAmount = /^(?<sign>[+-]?)£?(?<innerSign>[+-]?)(?<digits>[\d.,' ]+?)£?$/;
const ungrouped = /^(?<whole>\d*)(?:[.,](?<fraction>\d*))?$/;
const grouped =
  /^(?<whole>[1-9]\d{0,2}(?:(?<mark>[.,' ])\d{3})(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,](?<fraction>\d+))?$/;
const ambiguousSeparator = /^(?<thousands>[1-9]\d{0,2})[.,](?<rest>\d{3})$/;

/**
 * An amount as typed or pasted in any country: '6,80', '1,250.00', '1.250,00', '£1 250'. If a separator can mean
 * thousands or decimals, as in '1,250', it does not guess.
 * @param places decimals that the amount may have. With 3, '5.600' is not ambiguous: the page itself writes prices so
 */
export function readAmount(typed: string, places = 2): AmountReading {
  const plain = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[−–]/g, '-')
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/ ?([£+-]) ?/g, '$1')
    .trim();
  const { sign = '', innerSign = '', digits = '' } = signedAmount.exec(plain)?.groups ?? {};
  if (sign && innerSign) return unreadable;
  const minus = sign === '-' || innerSign === '-' ? '-' : '';

  const { thousands, rest = '' } = ambiguousSeparator.exec(digits)?.groups ?? {};
  if (thousands !== undefined && !(places >= 3 && digits.includes('.'))) {
    const fraction = rest.replace(/0+$/, '');
    const readings = [`${minus}${thousands}${rest}.00`];
    if (fraction.length <= places) readings.push(`${minus}${thousands}.${fraction.padEnd(2, '0')}`);
    return { kind: 'ambiguous', readings };
  }
  const { whole = '', fraction = '' } = (ungrouped.exec(digits) ?? grouped.exec(digits))?.groups ?? {};
  const figures = whole.replace(/\D/g, '');
  if (!figures && !fraction) return unreadable;
  // Decimals in libs/pricing have at most twelve digits before the point.
  if (figures.length > 12) return unreadable;
  return { kind: 'amount', decimal: `${minus}${figures || '0'}${fraction && `.${fraction}`}` };
}

/** A typed amount in pence; null if it is ambiguous or not an amount. */
export function readPence(typed: string): Pence | null {
  const read = readAmount(typed);
  if (read.kind !== 'amount' || /\.\d\d\d*[1-9]/.test(read.decimal)) return null;
  return toPence(read.decimal);
}

/**
 * The message for an ambiguous amount.
 * @param unit '£', or '' for other figures
 */
export function ambiguityText(readings: readonly string[], unit: '£' | ''): string {
  const offered = readings.map(
    (decimal) =>
      (decimal.startsWith('-') ? '−' : '') +
      unit +
      decimal.replace('-', '').replace(/\B(?=(\d{3})+\.)/g, ','),
  );
  const placesHint = readings.length > 1 ? '' : ', or with at most 2 decimals';
  return `Did you mean ${offered.join(' or ')}? Please write it that way${placesHint}.`;
}
