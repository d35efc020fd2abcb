import { Injectable } from '@nestjs/common';
import type { MailDataByKind, RenderedMail } from '@app/mails';
import { MailTemplates } from '../../letters/mail-templates';
import type { MailKind } from '../../mail-kind';

/** The templates of `@app/mails`, loaded with the first mail: most processes never write one. */
@Injectable()
export class ReactMailTemplates extends MailTemplates {
  async render<Kind extends MailKind>(kind: Kind, data: MailDataByKind[Kind]): Promise<RenderedMail> {
    const { renderMail } = await import('@app/mails');
    return renderMail(kind, data);
  }
}
