import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  type AskedConfiguration,
  type InquiryForm,
  type InquiryStatus,
  inquiryReference,
} from '@app/contracts';
import type { MailConfiguration, StaffContactMailData, StaffTradeMailData } from '@app/mails';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config';
import {
  type ComposedMail,
  MailComposers,
  type MailToCompose,
  messageIdOf,
  type WithheldMail,
} from '../../mail';
import { replyAddressOf } from '../conversation/reply-address';
import { ContactInquiry } from '../contact-inquiry.entity';
import { TradeInquiry } from '../trade-inquiry.entity';

/** What an inquiry asks about, as a mail shows it: names without ids. */
const toMailConfiguration = (asked: AskedConfiguration): MailConfiguration => ({
  material: asked.material?.name ?? null,
  color: asked.color?.name ?? null,
  thickness: asked.thickness?.name ?? null,
  length: asked.lengthMm,
  width: asked.widthMm,
  quantity: asked.quantity ?? 1,
  sink: asked.sinkType?.name ?? null,
  cutouts: asked.cutouts.map(({ name }) => name),
  notes: asked.notes,
});

/**
 * An answer with what was said before it: what its sender said last, and how each mail of the conversation is called,
 * by our id or by its own.
 */
const readAnswer = (form: InquiryForm, asked: string) => `
  WITH answer AS (SELECT * FROM inquiry_event WHERE mail_id = $1), earlier AS (
    SELECT event.* FROM inquiry_event AS event JOIN answer USING (${form}_inquiry_id) WHERE event.id < answer.id)
  SELECT inquiry.id, inquiry.status, answer.text,
    coalesce((SELECT text FROM earlier WHERE kind = 'reply' ORDER BY id DESC LIMIT 1), ${asked}) AS asked,
    ARRAY(SELECT id FROM mail WHERE kind = '${form}-acknowledgement' AND key = inquiry.id AND state = 'sent')
      || ARRAY(SELECT coalesce(message_id, mail_id) FROM earlier
        WHERE num_nonnulls(message_id, mail_id) > 0 ORDER BY id) AS mails
  FROM answer JOIN ${form}_inquiry AS inquiry ON inquiry.id = ${form}_inquiry_id`;

const readAnswers = {
  contact: readAnswer('contact', 'inquiry.message'),
  trade: readAnswer('trade', 'coalesce(inquiry.specifications, inquiry.additional_details)'),
} as const;

interface AnswerRow {
  id: string;
  status: InquiryStatus;
  text: string;
  asked: string | null;
  mails: string[];
}

const spam = { withheld: 'marked as spam' } satisfies WithheldMail;

/** Puts together what senders of inquiries and the team are told. */
@Injectable()
export class InquiryMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    const contact = (mail: MailToCompose) => this.readContact(mail);
    const trade = (mail: MailToCompose) => this.readTrade(mail);
    const answer = (mail: MailToCompose) => this.composeAnswer(mail);
    const { composers } = this;
    composers.register(
      'contact-acknowledgement',
      async (mail) => acknowledge(await contact(mail)),
      recheck(contact),
    );
    composers.register(
      'trade-acknowledgement',
      async (mail) => acknowledge(await trade(mail)),
      recheck(trade),
    );
    composers.register('inquiry-answer', answer, recheck(answer));
    composers.register('staff-contact', async (mail) => tellTeam(await contact(mail)), recheck(contact));
    composers.register('staff-trade', async (mail) => tellTeam(await trade(mail)), recheck(trade));
  }

  private async readContact({
    contactInquiryId: id,
  }: MailToCompose): Promise<StaffContactMailData | WithheldMail> {
    const inquiry = await this.manager.findOneByOrFail(ContactInquiry, { id: String(id) });
    return inquiry.status === 'spam'
      ? spam
      : {
          ...inquiry,
          configuration: inquiry.configuration && toMailConfiguration(inquiry.configuration),
          receivedAt: inquiry.createdAt,
          adminUrl: this.adminUrl('contact', inquiry.id),
        };
  }

  private async readTrade({ tradeInquiryId: id }: MailToCompose): Promise<StaffTradeMailData | WithheldMail> {
    const inquiry = await this.manager.findOneByOrFail(TradeInquiry, { id: String(id) });
    return inquiry.status === 'spam'
      ? spam
      : { ...inquiry, receivedAt: inquiry.createdAt, adminUrl: this.adminUrl('trade', inquiry.id) };
  }

  private async composeAnswer(mail: MailToCompose): Promise<ComposedMail<'inquiry-answer'> | WithheldMail> {
    const { inbound, from } = this.config.mail;
    const form = mail.contactInquiryId === null ? 'trade' : 'contact';
    // What is sent again says what the first one said.
    const rows = await this.manager.query<AnswerRow[]>(readAnswers[form], [
      mail.details.firstMailId ?? mail.id,
    ]);
    const [answer] = rows;
    if (!answer) throw new Error(`there is no answer to be sent by the mail ${mail.id}`);
    if (answer.status === 'spam') return spam;
    const { id, text, asked, mails } = answer;
    return {
      data: { reference: inquiryReference(id), text, asked },
      references: mails.map((name) => (name.startsWith('<') ? name : messageIdOf(name, from.address))),
      ...(inbound && { replyTo: replyAddressOf(inbound.address, mail.id) }),
    };
  }

  /** Where staff find it: its tab, with it opened. */
  private adminUrl(form: InquiryForm, id: string): string {
    return `${this.config.publicOrigin}/admin/inquiries?open=${form}-${id}`;
  }
}

/** What is read tells as well whether it is still to be told. */
const recheck =
  (read: (mail: MailToCompose) => Promise<object>) =>
  async (mail: MailToCompose): Promise<WithheldMail | null> => {
    const found = await read(mail);
    return 'withheld' in found ? spam : null;
  };

/** To the sender, so that nobody's machine answers it in turn; answers come to the shop. */
const acknowledge = <Data extends object>(data: Data | WithheldMail) =>
  'withheld' in data ? data : { data, isAutomaticReply: true };

/** To the team, who only have to press reply. */
const tellTeam = <Data extends { email: string }>(
  data: Data | WithheldMail,
): WithheldMail | { data: Data; replyTo: string } =>
  'withheld' in data ? data : { data, replyTo: data.email };
