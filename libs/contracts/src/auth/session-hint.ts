/**
 * A cookie that scripts can read, without a secret: `1` while there may be a session. Without it the shop does not
 * request the current user (D25).
 */
export const sessionHintCookie = 'signed-in';

/** Whether `document.cookie` hints at a session. */
export const mayHaveSession = (cookies: string): boolean =>
  cookies.split(';').some((cookie) => cookie.trim() === `${sessionHintCookie}=1`);
