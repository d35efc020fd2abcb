import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { InquiryForm } from '@app/contracts';
import type { MailConfiguration, StaffContactMailData, StaffTradeMailData } from '@app/mails';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { MailComposers, type MailToCompose, type WithheldMail } from '../../mail';
import {
  type ContactInquiryRow,
  type TradeInquiryRow,
  readContactInquiry,
  readTradeInquiry,
} from '../inquiry-row';
import type { InquiryConfiguration } from '../save/inquiry-configuration';

/** What an inquiry asks about, as a mail shows it: names without ids. */
const toMailConfiguration = (asked: InquiryConfiguration): MailConfiguration => ({
  material: asked.material?.name ?? null,
  color: asked.color?.name ?? null,
  thickness: asked.thickness?.name ?? null,
  length: asked.lengthMm,
  width: asked.widthMm,
  sink: asked.sinkType?.name ?? null,
  cutouts: asked.cutouts.map(({ name }) => name),
  notes: asked.notes,
});

const spam = { withheld: 'marked as spam' } satisfies WithheldMail;

/** Puts together what senders of inquiries and the team are told. */
@Injectable()
export class InquiryMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly statements: Statements,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    const contact = (mail: MailToCompose) => this.readContact(mail);
    const trade = (mail: MailToCompose) => this.readTrade(mail);
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
    composers.register('staff-contact', async (mail) => tellTeam(await contact(mail)), recheck(contact));
    composers.register('staff-trade', async (mail) => tellTeam(await trade(mail)), recheck(trade));
  }

  private async readContact({
    contactInquiryId: id,
  }: MailToCompose): Promise<StaffContactMailData | WithheldMail> {
    const [row] = await this.statements.run<ContactInquiryRow>(readContactInquiry, [id]);
    if (!row) throw new Error(`there is no contact inquiry ${id}`);
    if (row.status === 'spam') return spam;
    return {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
      message: row.message,
      configuration: row.configuration && toMailConfiguration(row.configuration),
      receivedAt: row.created_at,
      answerBefore: row.answer_before,
      adminUrl: this.adminUrl('contact', row.id),
    };
  }

  private async readTrade({ tradeInquiryId: id }: MailToCompose): Promise<StaffTradeMailData | WithheldMail> {
    const [row] = await this.statements.run<TradeInquiryRow>(readTradeInquiry, [id]);
    if (!row) throw new Error(`there is no trade inquiry ${id}`);
    if (row.status === 'spam') return spam;
    return {
      companyName: row.company_name,
      contactName: row.contact_name,
      email: row.email,
      phone: row.phone,
      projectType: row.project_type,
      quantity: row.quantity,
      materials: row.materials,
      specifications: row.specifications,
      timeline: row.timeline,
      edgingRequirements: row.edging_requirements,
      additionalDetails: row.additional_details,
      receivedAt: row.created_at,
      answerBefore: row.answer_before,
      adminUrl: this.adminUrl('trade', row.id),
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
