/** On every answer, whoever made it. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** For answers that are no pages: whatever a browser makes of them, it must not load or run anything. */
export const lockedPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
