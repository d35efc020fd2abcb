import type { RenderedMail } from '@app/mails';
import { MailTemplates } from '../composing/mail-templates';

/** Renders the data as JSON, for tests that do not check texts. */
export class PlainMailTemplates extends MailTemplates {
  override render(kind: string, data: unknown): Promise<RenderedMail> {
    const text = JSON.stringify(data);
    return Promise.resolve({ subject: `Your ${kind}`, html: `<p>${text}</p>`, text });
  }
}
