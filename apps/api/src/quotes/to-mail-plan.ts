import type { MailQuote } from '@app/mails';
import type { MailAttachment } from '../mail/index';
import type { PlanPicture } from './quote-pdfs';

/** Pictures of plans are drawn at twice the size at which they are shown. */
const density = 2;

/** A plan as a mail shows it, and the picture that goes with it. One mail shows one. */
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
