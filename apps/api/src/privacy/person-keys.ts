import { isEmail, type PersonRequest } from '@app/contracts';
import { AppError } from '../platform/errors/app-error';

/** What stands where a word must stand and nobody is to be named. */
export const erasedWord = 'Erased';

/** The same for an address: by RFC 2606 there will never be such a mailbox. */
export const erasedAddress = 'erased@erased.invalid';

/** Fewer digits are nobody's number. */
export const fewestDigits = 6;
const reference = /^VT-\d{2}-\d{5,}$/i;
/** As the indexes have it, too. */
const dialledFromAbroad = String.raw`^(00)?(44(?=\d{3}))?0?`;

/** SQL: the digits of a number as everybody dials it at home: `+44 (0)118 …`, `0044 118 …` and `0118 …` are one. */
export const homeDigits = (column: string): string =>
  String.raw`regexp_replace(regexp_replace(${column}, '\D', '', 'g'), '${dialledFromAbroad}', '')`;

/** At least one key, which shows and confirms who is meant. */
export type PersonKeys = readonly [string, ...string[]];

/**
 * The keys that somebody is known by, as rows are compared with them: e-mail addresses in small letters, telephone
 * numbers as digits without the 0 before them, and references of quotes that have neither.
 * @throws AppError `person/not-found` where a text can be the key of nobody, `request/invalid` where a further one
 */
export function readPersonKeys({ key, also }: PersonRequest): PersonKeys {
  const first = readKey(key);
  if (!first) throw new AppError('person/not-found');
  const further = (also ?? []).map((text) => {
    const read = readKey(text);
    if (read) return read;
    // Without the text itself, which somebody could log.
    const message = 'This is neither an e-mail address nor a phone number, nor the reference of a quote.';
    throw new AppError('request/invalid', { fields: [{ field: 'also', message }] });
  });
  return [first, ...new Set(further.filter((text) => text !== first))];
}

function readKey(text: string): string | null {
  const given = text.trim();
  if (reference.test(given)) return given.toUpperCase();
  if (isEmail(given)) return given.toLowerCase() === erasedAddress ? null : given.toLowerCase();
  const digits = given.replace(/\D/g, '').replace(new RegExp(dialledFromAbroad), '');
  return /^[\d\s+()./-]+$/.test(given) && digits.length >= fewestDigits ? digits : null;
}

const isNumber = (key: string) => /^\d+$/.test(key);
export const isAddress = (key: string): boolean => key.includes('@');

/** As it is shown, and typed to confirm. */
export const writePersonKey = (key: string): string => (isNumber(key) ? `0${key}` : key);
/** The same in SQL. */
export const writtenKey = String.raw`CASE WHEN key ~ '^\d+$' THEN '0' || key ELSE key END`;
