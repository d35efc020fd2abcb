/**
 * What a preview may do: look like the mail, and nothing else. It is a document of its own without an origin; nothing in
 * it runs, loads, sends or navigates whoever looks at it, and only our own pages may frame it.
 */
export const previewHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    'sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
  // A document without an origin cannot have a process of its own, which every other answer of ours asks for.
  'origin-agent-cluster': '?0',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
} as const;

/** How a mail names the picture of the plan that goes with it. */
const planPicture = 'cid:plan';

export const showsPlan = (html: string): boolean => html.includes(planPicture);

/** With the plan in the place of its name, as a mail program shows it. */
export const withPlan = (html: string, picture: { content: Buffer; mimeType: string }): string =>
  html.replaceAll(planPicture, `data:${picture.mimeType};base64,${picture.content.toString('base64')}`);
