import { Injectable } from '@nestjs/common';
import {
  type AdminInquiry,
  type AdminInquiryDetail,
  type InquiryForm,
  type InquiryStatus,
  quoteIdPattern,
} from '@app/contracts';
import { type FoundAttachment, attachmentsOf } from '../../attachments';
import { Statements } from '../../database/statements';
import type { InquiryName } from '../../inquiries';
import { AppError } from '../../platform/errors/app-error';
import type { WantedList } from '../../platform/lists/read-list-query';
import { toContactDetail, toInquiryLine, toTradeDetail } from './inquiries.mapper';
import {
  type ContactRow,
  type InquiryEventRow,
  type TradeRow,
  findContact,
  findTrade,
  listEvents,
} from './inquiry-detail-rows';
import { type InquirySort, listInquiries } from './list-inquiries';

/** Inquiries as staff read them. */
@Injectable()
export class ReadInquiries {
  constructor(private readonly statements: Statements) {}

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
    const events = this.statements.run<InquiryEventRow>(listEvents[form], [id]);
    const attachments = attachmentsOf(
      this.statements,
      form === 'contact' ? { contactId: id } : { tradeId: id },
    );
    if (form === 'contact') {
      const contact = this.statements.run<ContactRow>(findContact, [id]);
      return describe(toContactDetail, ...(await Promise.all([contact, events, attachments])));
    }
    const trade = this.statements.run<TradeRow>(findTrade, [id]);
    return describe(toTradeDetail, ...(await Promise.all([trade, events, attachments])));
  }
}

function describe<Row>(
  toDetail: (row: Row, events: InquiryEventRow[], attachments: FoundAttachment[]) => AdminInquiryDetail,
  [row]: Row[],
  events: InquiryEventRow[],
  attachments: FoundAttachment[],
): AdminInquiryDetail {
  if (!row) throw new AppError('inquiry/not-found');
  return toDetail(row, events, attachments);
}
