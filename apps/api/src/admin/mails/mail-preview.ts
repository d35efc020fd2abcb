import type { Statements } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import { findQuotesStatement, type QuotePdfs, type QuoteRow } from '../../quotes';

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
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
} as const;

/** How a mail names the picture of the plan that goes with it. */
const planPicture = 'cid:plan';

const readHtml = 'SELECT html, quote_ids FROM mail WHERE id = $1';

/**
 * What the receiver saw. The picture of the plan was sent and not kept: it is drawn again, as long as there is the
 * quote. @throws AppError `mail/not-found`, also where nothing was written yet
 */
export async function previewMail(statements: Statements, pdfs: QuotePdfs, id: string): Promise<string> {
  const [mail] = await statements.run<{ html: string | null; quote_ids: string[] }>(readHtml, [id]);
  if (!mail?.html) throw new AppError('mail/not-found');
  if (!mail.html.includes(planPicture)) return mail.html;
  const [quote] = await statements.run<QuoteRow>(findQuotesStatement, [mail.quote_ids]);
  if (!quote) return mail.html;
  const { mimeType, content } = await pdfs.planPicture(quote);
  return mail.html.replaceAll(planPicture, `data:${mimeType};base64,${content.toString('base64')}`);
}
