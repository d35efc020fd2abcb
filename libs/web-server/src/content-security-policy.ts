/** Hashes of what is inline in our own pages, as `'sha256-…'`, made when the pages were. */
export interface InlineHashes {
  script: readonly string[];
  style: readonly string[];
}

/**
 * The policy of our pages (D45): everything from our own origin, nothing inline but what the build put there
 * itself, no eval. Nobody frames them; what they frame is our own and says so itself: the mails that staff look at.
 */
export function contentSecurityPolicy({ script, style }: InlineHashes): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
