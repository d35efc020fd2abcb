import { createHash } from 'node:crypto';

/** As a Content-Security-Policy names something inline. */
export const sourceHash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
