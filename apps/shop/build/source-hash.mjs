import { createHash } from 'node:crypto';

/** The form in which a Content-Security-Policy allows an inline script or style. */
export const sourceHash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
