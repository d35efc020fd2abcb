import { Injectable } from '@nestjs/common';
import { company, mailAddresses } from '@app/content';
import type { RenderedMail } from '@app/mails';
import { Clock } from '../../platform/clock/clock';
import type { MailAttachmentNote } from '../mail.entity';
import { MailComposers, type MailToCompose, type WithheldMail } from './mail-composers';
import { MailTemplates } from './mail-templates';
import { buildMessage } from './build-message';

interface BuiltMail {
  subject: string;
  html: string;
  text: string;
  attachments: MailAttachmentNote[];
  source: Buffer;
  at: Date;
}

@Injectable()
export class ComposeMail {
  constructor(
    private readonly composers: MailComposers,
    private readonly templates: MailTemplates,
    private readonly clock: Clock,
  ) {}

  recheck(mail: MailToCompose): Promise<WithheldMail | null> {
    return this.composers.recheck(mail);
  }

  async compose(mail: MailToCompose): Promise<BuiltMail | WithheldMail> {
    const composed = await this.composers.compose(mail);
    if ('withheld' in composed) return composed;
    const rendered = await this.templates.render(mail.kind, composed.data, composed.includedNews);
    const at = this.clock.now();
    const source = await buildMessage({
      id: mail.id,
      kind: mail.kind,
      from: { name: company.name, address: mailAddresses.sender },
      to: this.recipientOf(mail),
      replyTo: composed.replyTo ?? company.email,
      rendered,
      composed,
      at,
    });
    const { calendar } = composed;
    const files = [
      ...(composed.attachments ?? []).filter(({ cid }) => !cid),
      ...(calendar ? [{ ...calendar, type: 'text/calendar' }] : []),
    ];
    const attachments = files.map(({ name, type, content }) => ({ name, type, size: content.length }));
    return { ...withoutSecret(rendered, composed.secret), attachments, source, at };
  }

  /** The team, if the mail has no address. */
  recipientOf({ toName, toAddress }: MailToCompose): { name: string | null; address: string } {
    return toAddress === null
      ? { name: company.name, address: mailAddresses.team }
      : { name: toName, address: toAddress };
  }
}

/** The log of mails must not contain secrets. */
const withoutSecret = ({ subject, html, text }: RenderedMail, secret: string | undefined): RenderedMail => {
  const conceal = (text: string) => (secret ? text.replaceAll(secret, '…') : text);
  return { subject: conceal(subject), html: conceal(html), text: conceal(text) };
};
