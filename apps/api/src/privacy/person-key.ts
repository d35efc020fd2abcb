import { isEmail } from '@app/contracts';
import { AppError } from '../platform/errors/app-error';

/**
 * What decides whose a row is. Nothing but an address makes two rows the same person's; names never do, and a number
 * only where there is no address. See decision 'people'.
 */
export type PersonKey =
  | { kind: 'email'; email: string }
  /** Digits as dialled at home, without the 0. */
  | { kind: 'phone'; digits: string }
  /** Of a quote with neither address nor number. */
  | { kind: 'reference'; reference: string };

const fewestDigits = 6;
const reference = /^VT-\d{2}-\d{5,}$/i;

/** The digits of a number as everybody dials it at home: `+44 (0)118 …`, `0044 118 …` and `0118 …` are one. */
export const homeDigitsOf = (phone: string): string =>
  phone.replace(/\D/g, '').replace(/^(00)?(44(?=\d{3}))?0?/, '');

/** The same in SQL, as the indexes have it. */
export const homeDigitsSql = (column: string): string =>
  String.raw`regexp_replace(regexp_replace(${column}, '\D', '', 'g'), '^(00)?(44(?=\d{3}))?0?', '')`;

/** @throws AppError `person/not-found` where a text can be the key of nobody */
export function readPersonKey(text: string): PersonKey {
  const given = text.trim();
  if (reference.test(given)) return { kind: 'reference', reference: given.toUpperCase() };
  if (isEmail(given)) return { kind: 'email', email: given.toLowerCase() };
  const digits = homeDigitsOf(given);
  if (/^[\d\s+()./-]+$/.test(given) && digits.length >= fewestDigits) return { kind: 'phone', digits };
  throw new AppError('person/not-found');
}

/** As it is shown, and typed to confirm. */
export const writePersonKey = (key: PersonKey): string => {
  if (key.kind === 'email') return key.email;
  return key.kind === 'phone' ? `0${key.digits}` : key.reference;
};

/** What the digest of somebody who was erased is made of. */
export const tombstoneOf = (key: PersonKey): string => {
  if (key.kind === 'email') return `email:${key.email}`;
  return key.kind === 'phone' ? `phone:${key.digits}` : `reference:${key.reference}`;
};

/** The same, the other way round. */
export function keyOfTombstone(text: string): PersonKey {
  const at = text.indexOf(':');
  const value = text.slice(at + 1);
  if (text.startsWith('email:')) return { kind: 'email', email: value };
  return text.startsWith('phone:')
    ? { kind: 'phone', digits: value }
    : { kind: 'reference', reference: value };
}
