import { Injectable } from '@nestjs/common';
import type { AdminInquiryDetail } from '@app/contracts';
import { attachmentsOf } from '../../attachments';
import { type InDatabase, Statements } from '../../database/statements';
import type { InquiryName } from '../../inquiries';
import { toAttachment } from '../attachment.dto';
import { fieldsOf } from './inquiry-fields';
import { inquiryHistory, listEvents, type InquiryEventRow } from './inquiry-history';
import { readInquiry } from './list-inquiries';

export type InquiryDetail = InDatabase<AdminInquiryDetail, 'createdAt' | 'answerBefore'>;

/** Inquiries as staff read them. */
@Injectable()
export class ReadInquiries {
  constructor(private readonly statements: Statements) {}

  /** All about one. @throws AppError `inquiry/not-found` */
  async get(name: InquiryName): Promise<InquiryDetail> {
    const { form, id } = name;
    const [{ acknowledgedAt, ...inquiry }, events, attachments] = await Promise.all([
      readInquiry(this.statements, name),
      this.statements.run<InquiryEventRow>(listEvents(form), [id]),
      attachmentsOf(this.statements, form === 'contact' ? { contactId: id } : { tradeId: id }),
    ]);
    const { createdAt } = inquiry;
    return {
      ...inquiry,
      fields: fieldsOf(form, { ...inquiry }),
      attachments: attachments.map(toAttachment),
      events: inquiryHistory({ received: `Received by the ${form} form`, createdAt, acknowledgedAt }, events),
    };
  }
}
