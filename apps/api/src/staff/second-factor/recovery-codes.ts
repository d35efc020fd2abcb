import { createHash, randomBytes } from 'node:crypto';
import type { StatementRunner } from '../../database/statements';
import { StaffRecoveryCode } from './staff-recovery-code.entity';

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

/** How many are given at once, and how long each is, in groups of four: 120 bits. */
const count = 10;
const groups = 6;

/** Gives somebody new codes in place of the old ones. @returns them; they are known nowhere else */
export async function renewRecoveryCodes(tx: StatementRunner, userId: number): Promise<string[]> {
  const codes = Array.from({ length: count }, () => makeSpokenCode(groups));
  await tx.manager.delete(StaffRecoveryCode, { userId });
  await tx.manager.insert(
    StaffRecoveryCode,
    codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })),
  );
  return codes;
}

/** Uses a code up. @returns whether it was one; of two who try at once one is told yes */
export async function takeRecoveryCode(tx: StatementRunner, userId: number, code: string): Promise<boolean> {
  const codeHash = hashOf(userId, code);
  return Boolean((await tx.manager.delete(StaffRecoveryCode, { userId, codeHash })).affected);
}

const hashOf = (userId: number, code: string) =>
  createHash('sha256')
    .update(`${userId}:${readSpokenCode(code)}`)
    .digest('base64url');
