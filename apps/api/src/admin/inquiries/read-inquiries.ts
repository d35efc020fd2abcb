import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { type AdminInquiryDetail } from '@app/contracts';
import { attachmentsOf } from '../../attachments';
import { Statements } from '../../database/statements';
import { ContactInquiry, type InquiryName, TradeInquiry } from '../../inquiries';
import { AppError } from '../../platform/errors/app-error';
import type { Inquiry } from './inquiry-fields';
import { toInquiryDetail } from './inquiries.mapper';
import { listEvents, type InquiryEventRow } from './inquiry-history';

/** Inquiries as staff read them. */
@Injectable()
export class ReadInquiries {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly statements: Statements,
  ) {}

  /** All about one. @throws AppError `inquiry/not-found` */
  async get({ form, id }: InquiryName): Promise<AdminInquiryDetail> {
    const [inquiry, events, attachments] = await Promise.all([
      this.manager.findOneBy<Inquiry>(form === 'contact' ? ContactInquiry : TradeInquiry, { id }),
      this.statements.run<InquiryEventRow>(listEvents(form), [id]),
      attachmentsOf(this.statements, form === 'contact' ? { contactId: id } : { tradeId: id }),
    ]);
    if (!inquiry) throw new AppError('inquiry/not-found');
    return toInquiryDetail(inquiry, events, attachments);
  }
}
