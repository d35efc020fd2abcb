import { isEmail, type PersonRequest } from '@app/contracts';
import { AppError } from '../platform/errors/app-error';

export const erasedWord = 'Erased';

/** `.invalid` never has mailboxes (RFC 2606). */
export const erasedAddress = 'erased@erased.invalid';

/** Numbers with fewer digits are not taken for phone numbers. */
export const minDigits = 6;
const reference = /^VT-\d{2}-\d{5,}$/i;
/** Exactly as in the indexes. */
const internationalPrefix = String.raw`^(00)?(44(?=\d{3}))?0?`;

/** SQL: the digits of a number in national form: `+44 (0)118 …`, `0044 118 …` and `0118 …` are equal. */
export const nationalNumberSql = (column: string): string =>
  String.raw`regexp_replace(regexp_replace(${column}, '\D', '', 'g'), '${internationalPrefix}', '')`;

/** At least one key; the first is shown and confirmed. */
export type PersonKeys = readonly [string, ...string[]];

/**
 * Keys of a person in comparable form: email addresses in lower case, phone numbers as digits without the leading 0,
 * and references of quotes that have neither.
 * @throws AppError `person/not-found` if `key` is none of these, `request/invalid` if one of `also` is not
 */
export function readPersonKeys({ key, also }: PersonRequest): PersonKeys {
  const first = readKey(key);
  if (!first) throw new AppError('person/not-found');
  const further = (also ?? []).map((text) => {
    const read = readKey(text);
    if (read) return read;
    // The message does not quote the text, since it could end up in a log.
    const message = 'This is neither an email address nor a phone number, nor the reference of a quote.';
    throw new AppError('request/invalid', { fields: [{ field: 'also', message }] });
  });
  return [first, ...new Set(further.filter((text) => text !== first))];
}

function readKey(text: string): string | null {
  const trimmed = text.trim();
  if (reference.test(trimmed)) return trimmed.toUpperCase();
  if (isEmail(trimmed)) return trimmed.toLowerCase() === erasedAddress ? null : trimmed.toLowerCase();
  const digits = trimmed.replace(/\D/g, '').replace(new RegExp(internationalPrefix), '');
  return /^[\d\s+()./-]+$/.test(trimmed) && digits.length >= minDigits ? digits : null;
}

const isNumber = (key: string) => /^\d+$/.test(key);
export const isAddress = (key: string): boolean => key.includes('@');

export const formatPersonKey = (key: string): string => (isNumber(key) ? `0${key}` : key);
export const displayedKeySql = String.raw`CASE WHEN key ~ '^\d+$' THEN '0' || key ELSE key END`;
