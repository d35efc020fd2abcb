import { Injectable } from '@nestjs/common';
import type { MailDataByKind, RenderedMail } from '@app/mails';
import type { MailKind } from '../mail-kind';

/** Makes subject and body of what a composer has put together, by `@app/mails`. */
@Injectable()
export class MailTemplates {
  async render<Kind extends MailKind>(kind: Kind, data: MailDataByKind[Kind]): Promise<RenderedMail> {
    // With the first mail: most processes never write one.
    const { renderMail } = await import('@app/mails');
    return renderMail(kind, data);
  }
}
