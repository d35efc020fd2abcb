import { Injectable } from '@nestjs/common';
import type { MailDataByKind, MailNews, RenderedMail } from '@app/mails';
import type { MailKind } from '../mail-kind';

@Injectable()
export class MailTemplates {
  async render<Kind extends MailKind>(
    kind: Kind,
    data: MailDataByKind[Kind],
    includedNews?: readonly MailNews[],
  ): Promise<RenderedMail> {
    // Loaded with the first mail, as most processes never render one.
    const { renderMail } = await import('@app/mails');
    return renderMail(kind, data, includedNews);
  }
}
