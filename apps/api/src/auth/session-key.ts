import { createHash } from 'node:crypto';

/** What the table knows a session by: whoever reads it cannot take the session over. */
export const sessionKeyOf = (sessionId: string): string =>
  createHash('sha256').update(sessionId).digest('base64url');
