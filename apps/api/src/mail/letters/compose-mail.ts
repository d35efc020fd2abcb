import { Injectable } from '@nestjs/common';
import { company } from '@app/content';
import type { RenderedMail } from '@app/mails';
import { AppConfig } from '../../config/app-config';
import { Clock } from '../../platform/clock/clock';
import type { MailRow } from '../mail-row';
import type { MailAttachmentNote } from '../mail.entity';
import { MailComposers, type MailToCompose, type WithheldMail } from './mail-composers';
import { MailTemplates } from './mail-templates';
import { writeLetter } from './write-letter';

/** A mail in all the forms in which it is kept. */
interface WrittenMail {
  subject: string;
  html: string;
  text: string;
  /** The files that go with it, without the pictures that it shows. */
  attachments: MailAttachmentNote[];
  source: Buffer;
  at: Date;
}

/** From a row to the message: what it is about, in the words of its template, in bytes. */
@Injectable()
export class ComposeMail {
  constructor(
    private readonly composers: MailComposers,
    private readonly templates: MailTemplates,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** Whether a mail that was composed before is still to be sent: null where it is. */
  recheck(row: MailRow): Promise<WithheldMail | null> {
    return this.composers.recheck(toMailToCompose(row));
  }

  async compose(row: MailRow): Promise<WrittenMail | WithheldMail> {
    const composed = await this.composers.compose(toMailToCompose(row));
    if ('withheld' in composed) return composed;
    const rendered = await this.templates.render(row.kind, composed.data);
    const at = this.clock.now();
    const { from } = this.config.mail;
    const source = await writeLetter({
      id: row.id,
      kind: row.kind,
      from,
      to: this.recipientOf(row),
      replyTo: composed.replyTo ?? company.email,
      rendered,
      composed,
      at,
    });
    const attachments = (composed.attachments ?? [])
      .filter(({ cid }) => !cid)
      .map(({ name, type, content }) => ({ name, type, size: content.length }));
    return { ...withoutSecret(rendered, composed.secret), attachments, source, at };
  }

  /** Whom a mail goes to: the team where it names nobody. */
  recipientOf({ to_name, to_address }: MailRow): { name: string | null; address: string } {
    return to_address === null
      ? { name: company.name, address: this.config.mail.teamAddress }
      : { name: to_name, address: to_address };
  }
}

/** As it is kept: whoever reads the log can use nothing of it. */
const withoutSecret = ({ subject, html, text }: RenderedMail, secret: string | undefined): RenderedMail => {
  const conceal = (words: string) => (secret ? words.replaceAll(secret, '…') : words);
  return { subject: conceal(subject), html: conceal(html), text: conceal(text) };
};

const toMailToCompose = (row: MailRow): MailToCompose => ({
  id: row.id,
  kind: row.kind,
  toName: row.to_name,
  toAddress: row.to_address,
  quoteIds: row.quote_ids,
  depositId: row.deposit_id,
  contactInquiryId: row.contact_inquiry_id,
  tradeInquiryId: row.trade_inquiry_id,
  details: row.details,
  createdAt: row.created_at,
});
