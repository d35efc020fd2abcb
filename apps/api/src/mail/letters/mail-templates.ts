import type { MailDataByKind, RenderedMail } from '@app/mails';
import type { MailKind } from '../mail-kind';

/** Makes subject and body of what a composer has put together. */
export abstract class MailTemplates {
  abstract render<Kind extends MailKind>(kind: Kind, data: MailDataByKind[Kind]): Promise<RenderedMail>;
}
