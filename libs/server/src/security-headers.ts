/** Headers of every response. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** For responses that are not pages: a browser must not load or run anything from them. */
export const lockedPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
