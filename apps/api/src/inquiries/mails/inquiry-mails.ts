import { mailAddresses } from '@app/content';
import { Injectable } from '@nestjs/common';
import {
  type RequestedConfiguration,
  type InquiryForm,
  inquiryForms,
  type InquiryStatus,
  inquiryReference,
} from '@app/contracts';
import type { MailConfiguration, StaffContactMailData, StaffTradeMailData } from '@app/mails';
import {
  type ComposedMail,
  ModuleMails,
  type MailToCompose,
  messageIdOf,
  type WithheldMail,
} from '../../mail';
import { replyAddressOf } from '../conversation/reply-address';
import { ContactInquiry, TradeInquiry } from '../inquiry.entities';

const toMailConfiguration = (requested: RequestedConfiguration): MailConfiguration => ({
  material: requested.material?.name ?? null,
  color: requested.color?.name ?? null,
  thickness: requested.thickness?.name ?? null,
  length: requested.lengthMm,
  width: requested.widthMm,
  quantity: requested.quantity ?? 1,
  sink: requested.sinkType?.name ?? null,
  cutouts: requested.cutouts.map(({ name }) => name),
  notes: requested.notes,
});

/** An answer, the sender's last text before it, and the earlier mails: ours by id, the customer's by Message-ID. */
const readAnswerSql = (form: InquiryForm, originalText: string) => `
  WITH answer AS (SELECT * FROM inquiry_event WHERE mail_id = $1), earlier AS (
    SELECT event.* FROM inquiry_event AS event JOIN answer USING (${form}_inquiry_id) WHERE event.id < answer.id)
  SELECT inquiry.id, inquiry.status, answer.text,
    coalesce((SELECT text FROM earlier WHERE kind = 'reply' ORDER BY id DESC LIMIT 1), ${originalText}) AS "quotedText",
    ARRAY(SELECT id FROM mail WHERE kind = '${form}-acknowledgement' AND key = inquiry.id AND state = 'sent')
      || ARRAY(SELECT coalesce(message_id, mail_id) FROM earlier
        WHERE num_nonnulls(message_id, mail_id) > 0 ORDER BY id) AS mails
  FROM answer JOIN ${form}_inquiry AS inquiry ON inquiry.id = ${form}_inquiry_id`;

const readAnswersSql = {
  contact: readAnswerSql('contact', 'inquiry.message'),
  trade: readAnswerSql('trade', 'coalesce(inquiry.specifications, inquiry.additional_details)'),
} as const;

interface AnswerRow {
  id: string;
  status: InquiryStatus;
  text: string;
  quotedText: string | null;
  mails: string[];
}

type InquiryMailData = StaffContactMailData | StaffTradeMailData;

const withheldAsSpam = { withheld: 'marked as spam' } satisfies WithheldMail;

@Injectable()
export class InquiryMails extends ModuleMails {
  onModuleInit(): void {
    for (const form of inquiryForms) {
      const find = (mail: MailToCompose) => this.read(form, mail);
      this.composers.register(
        `${form}-acknowledgement`,
        // Marked as automatic, so that no machine replies to it.
        (_, data: InquiryMailData) => ({ data, isAutomaticReply: true }),
        find,
      );
      this.composers.register(
        `staff-${form}`,
        (_, data: InquiryMailData) => ({ data, replyTo: data.email }),
        find,
      );
    }
    this.composers.register(
      'inquiry-answer',
      (mail, answer: AnswerRow) => this.composeAnswer(mail, answer),
      (mail) => this.findAnswer(mail),
    );
  }

  private async read(form: InquiryForm, mail: MailToCompose): Promise<InquiryMailData | WithheldMail> {
    const inquiry =
      form === 'contact'
        ? await this.statements.manager.findOneByOrFail(ContactInquiry, { id: String(mail.contactInquiryId) })
        : await this.statements.manager.findOneByOrFail(TradeInquiry, { id: String(mail.tradeInquiryId) });
    if (inquiry.status === 'spam') return withheldAsSpam;
    const adminUrl = `${this.config.publicOrigin}/admin/inquiries?open=${form}-${inquiry.id}`;
    const data = { ...inquiry, receivedAt: inquiry.createdAt, adminUrl };
    return 'configuration' in data
      ? { ...data, configuration: data.configuration && toMailConfiguration(data.configuration) }
      : data;
  }

  private async findAnswer(mail: MailToCompose): Promise<AnswerRow | WithheldMail> {
    const form = mail.contactInquiryId === null ? 'trade' : 'contact';
    // A resent mail has the text of the first mail.
    const [answer] = await this.statements.manager.query<AnswerRow[]>(readAnswersSql[form], [
      mail.details.firstMailId ?? mail.id,
    ]);
    if (!answer) throw new Error(`the mail ${mail.id} has no answer`);
    return answer.status === 'spam' ? withheldAsSpam : answer;
  }

  private composeAnswer(mail: MailToCompose, answer: AnswerRow): ComposedMail<'inquiry-answer'> {
    const { inbound } = this.config.mail;
    const { id, text, quotedText, mails } = answer;
    return {
      data: { reference: inquiryReference(id), text, quotedText },
      references: mails.map((name) =>
        name.startsWith('<') ? name : messageIdOf(name, mailAddresses.sender),
      ),
      ...(inbound && { replyTo: replyAddressOf(inbound.address, mail.id) }),
    };
  }
}
