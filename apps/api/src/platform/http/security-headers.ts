/**
 * On every reply. Replies are data: nothing in them may load or run anything; a page of ours brings a policy of its own. They
 * go out with the reply's other headers: set on Node's response beforehand, each of both kinds would be looked at twice.
 */
export const securityHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
} as const;
