/** Hashes of the inline code in our pages, as `'sha256-…'`, from the build. */
export interface InlineHashes {
  script: readonly string[];
  style: readonly string[];
}

/**
 * The policy of our pages (D45): only our own origin, inline code only from the build, no eval. Pages cannot be framed; the
 * mails that the admin shows in frames have another policy.
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
