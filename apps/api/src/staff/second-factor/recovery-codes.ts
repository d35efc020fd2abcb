import { hash, randomBytes } from 'node:crypto';
import type { StatementRunner } from '../../database/statements';
import { StaffRecoveryCode } from './staff-recovery-code.entity';

/** Digits and lower-case letters without look-alikes (Crockford's base 32). */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const groupLength = 4;

/** A random code that people can read out and type, 20 bits per group: `7k3m-x0vd-…`. */
export function makeReadableCode(groups: number): string {
  const characters = [...randomBytes(groups * groupLength)].map((byte) => alphabet[byte & 31]);
  return Array.from({ length: groups }, (_, group) =>
    characters.slice(group * groupLength, (group + 1) * groupLength).join(''),
  ).join('-');
}

/** Normalises a typed code: capitals, spaces, dashes, and letters that look like digits. */
export const normaliseCode = (input: string): string =>
  input
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');

const codeCount = 10;
/** 120 bits. */
const groupsPerCode = 6;

/** Replaces a user's recovery codes. @returns the new codes, which are stored only as hashes */
export async function renewRecoveryCodes(tx: StatementRunner, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => makeReadableCode(groupsPerCode));
  await tx.manager.delete(StaffRecoveryCode, { userId });
  await tx.manager.insert(
    StaffRecoveryCode,
    codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })),
  );
  return codes;
}

/** Uses up a code. @returns whether it was valid; of two concurrent requests only one succeeds */
export async function redeemRecoveryCode(
  tx: StatementRunner,
  userId: number,
  code: string,
): Promise<boolean> {
  const codeHash = hashOf(userId, code);
  return Boolean((await tx.manager.delete(StaffRecoveryCode, { userId, codeHash })).affected);
}

const hashOf = (userId: number, code: string) =>
  hash('sha256', `${userId}:${normaliseCode(code)}`, 'base64url');
