import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import {
  type AdminInquiry,
  type AdminInquiryDetail,
  type InquiryForm,
  type InquiryStatus,
  quoteIdPattern,
} from '@app/contracts';
import { attachmentsOf } from '../../attachments';
import { Statements } from '../../database/statements';
import { ContactInquiry, type InquiryName, TradeInquiry } from '../../inquiries';
import { AppError } from '../../platform/errors/app-error';
import type { WantedList } from '../../platform/lists/read-list-query';
import type { Inquiry } from './inquiry-fields';
import { toInquiryDetail, toInquiryLine } from './inquiries.mapper';
import { listEvents, type InquiryEventRow } from './inquiry-history';
import { type InquirySort, listInquiries } from './list-inquiries';

/** Inquiries as staff read them. */
@Injectable()
export class ReadInquiries {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly statements: Statements,
  ) {}

  /** A page of them, by one of the forms or (null) by both; on request with all that the one form asks for. */
  async list(
    form: InquiryForm | null,
    wanted: WantedList<InquiryStatus, InquirySort>,
    { isWithSent }: { isWithSent: boolean },
  ): Promise<{ inquiries: AdminInquiry[]; total: number }> {
    const { rows, total } = await listInquiries(this.statements, { form, isWithSent }, wanted);
    return { inquiries: rows.map(toInquiryLine), total };
  }

  /** All about one. @throws AppError `inquiry/not-found`; an id that nobody was ever given is not even looked for */
  async get({ form, id }: InquiryName): Promise<AdminInquiryDetail> {
    if (!quoteIdPattern.test(id)) throw new AppError('inquiry/not-found');
    const [inquiry, events, attachments] = await Promise.all([
      this.manager.findOneBy<Inquiry>(form === 'contact' ? ContactInquiry : TradeInquiry, { id }),
      this.statements.run<InquiryEventRow & QueryResultRow>(listEvents(form), [id]),
      attachmentsOf(this.statements, form === 'contact' ? { contactId: id } : { tradeId: id }),
    ]);
    if (!inquiry) throw new AppError('inquiry/not-found');
    return toInquiryDetail(inquiry, events, attachments);
  }
}
