/** Hashes of the inline code in our pages, as `'sha256-…'`, from the build. */
export interface InlineHashes {
  script: readonly string[];
  style: readonly string[];
}

/**
 * The policy of our pages (D45): only our own origin, no inline code but the build's, no eval. No framing; the frames
 * we use are our own mails, which allow it themselves.
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
