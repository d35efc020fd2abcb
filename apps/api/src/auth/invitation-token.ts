import { createHash, randomBytes } from 'node:crypto';

const form = /^[\w-]{43}$/;

/** 256 random bits. */
export const makeInvitationToken = (): string => randomBytes(32).toString('base64url');

/** What the table knows a token by; null where it has not the form of one. */
export const hashOfToken = (token: string): string | null =>
  form.test(token) ? createHash('sha256').update(token).digest('base64url') : null;
