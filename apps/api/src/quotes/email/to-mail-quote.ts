import { isPlaced, sinkTitle } from '@app/configuration';
import { noSinkName, paths, paymentPath, quotePath } from '@app/contracts';
import type { MailQuote } from '@app/mails';
import { depositOf, toPence, toPounds } from '@app/pricing';
import type { MailAttachment } from '../../mail';
import type { PlanPicture } from '../pdf/pdf-files';
import { paymentBlockerOf } from '../read/payment-blocker-of';
import type { QuoteRow } from '../read/quote-row';

const density = 2;

/** One for each mail, as the `cid` is fixed. */
export function toMailPlan({ content, mimeType, fileName, widthPx, heightPx, alt }: PlanPicture): {
  plan: MailQuote['plan'];
  picture: MailAttachment;
} {
  const cid = 'plan';
  return {
    plan: { cid, width: widthPx / density, height: heightPx / density, alt },
    picture: { name: fileName, type: mimeType, content, cid },
  };
}

interface MailQuoteOptions {
  publicOrigin: string;
  now: Date;
  plan?: MailQuote['plan'];
}

export function toMailQuote(row: QuoteRow, { publicOrigin, now, plan = null }: MailQuoteOptions): MailQuote {
  const { snapshot } = row;
  const blocker = paymentBlockerOf(row, now);
  return {
    reference: row.reference,
    material: snapshot.material.name,
    color: snapshot.color.name,
    thickness: snapshot.thickness.displayName,
    length: row.length,
    width: row.width,
    agreedSize: row.agreed_size,
    quantity: row.quantity,
    sink: sinkTitle(snapshot.sinkType?.name ?? null, snapshot.layout?.basin) ?? noSinkName,
    cutouts: snapshot.cutouts.map(({ name }) => name),
    notes: row.notes,
    lines: snapshot.lines,
    total: row.total_price,
    deposit: toPounds(depositOf(toPence(row.total_price))),
    savedAt: row.created_at,
    validUntil: row.valid_until,
    isOrdered: row.placed_order_id !== null,
    ...(isPlaced(snapshot.layout) && { isPlaced: true }),
    url: `${publicOrigin}${quotePath(row.id)}`,
    pdfUrl: `${publicOrigin}${paths.quotePdf(row.id)}`,
    payUrl: blocker ? null : `${publicOrigin}${paymentPath(row.id)}`,
    blocker,
    plan,
  };
}
