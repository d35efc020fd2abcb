/**
 * A cookie that scripts can read, with no secret in it: `1` while there may be a session. Without it the shop
 * need not ask who is signed in (D25).
 */
export const sessionHintCookie = 'signed-in';

/** Whether `document.cookie` hints at a session. */
export const hintsAtSession = (cookies: string): boolean =>
  cookies.split(';').some((cookie) => cookie.trim() === `${sessionHintCookie}=1`);
