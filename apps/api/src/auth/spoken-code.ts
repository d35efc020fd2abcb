import { randomBytes } from 'node:crypto';

/** Digits and small letters without those that are mistaken for others (Crockford's base 32). */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const groupLength = 4;

/** A random code that people can read out and type, 20 bits to a group: `7k3m-x0vd-…`. */
export function makeSpokenCode(groups: number): string {
  const characters = [...randomBytes(groups * groupLength)].map((byte) => alphabet[byte & 31]);
  return Array.from({ length: groups }, (_, group) =>
    characters.slice(group * groupLength, (group + 1) * groupLength).join(''),
  ).join('-');
}

/** The same code, however it was typed: capitals, spaces, dashes, and letters for the digits that they look like. */
export const readSpokenCode = (typed: string): string =>
  typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
