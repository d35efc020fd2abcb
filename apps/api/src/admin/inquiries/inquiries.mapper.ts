import type { AdminInquiry, AdminInquiryDetail, InquiryForm, InquiryStatus } from '@app/contracts';
import type { FoundAttachment } from '../../attachments';
import { toAttachment } from '../attachment.dto';
import type { ContactRow, InquiryEventRow, TradeRow } from './inquiry-detail-rows';
import { contactExcerpt, contactFields, tradeExcerpt, tradeFields } from './inquiry-fields';
import { inquiryHistory } from './inquiry-history';
import type { InquiryLineRow } from './list-inquiries';

/** An inquiry as a line of a list. */
export const toInquiryLine = (row: InquiryLineRow): AdminInquiry => ({
  id: row.id,
  form: row.form,
  status: row.status,
  name: row.name,
  company: row.company,
  email: row.email,
  phone: row.phone,
  excerpt: row.excerpt,
  attachmentCount: row.attachment_count,
  hasConfiguration: row.has_configuration,
  createdAt: row.created_at.toISOString(),
  answerBefore: answerBefore(row),
  ...row.sent,
});

/** Nobody is promised an answer to spam. */
const answerBefore = (row: { status: InquiryStatus; answer_before: Date | null }) =>
  row.status === 'spam' ? null : (row.answer_before?.toISOString() ?? null);

export const toContactDetail = (
  row: ContactRow,
  events: readonly InquiryEventRow[],
  attachments: readonly FoundAttachment[],
): AdminInquiryDetail => ({
  ...common('contact', row),
  name: `${row.first_name} ${row.last_name}`,
  company: null,
  excerpt: contactExcerpt(row),
  hasConfiguration: row.configuration !== null,
  fields: contactFields(row),
  configuration: row.configuration,
  attachmentCount: attachments.length,
  attachments: attachments.map(toAttachment),
  events: inquiryHistory({ ...row, received: 'Received by the contact form' }, events),
});

export const toTradeDetail = (
  row: TradeRow,
  events: readonly InquiryEventRow[],
  attachments: readonly FoundAttachment[],
): AdminInquiryDetail => ({
  ...common('trade', row),
  name: row.contact_name,
  company: row.company_name,
  excerpt: tradeExcerpt(row),
  hasConfiguration: false,
  fields: tradeFields(row),
  configuration: null,
  attachmentCount: attachments.length,
  attachments: attachments.map(toAttachment),
  events: inquiryHistory({ ...row, received: 'Received by the trade form' }, events),
});

const common = (form: InquiryForm, row: ContactRow | TradeRow) => ({
  id: row.id,
  form,
  status: row.status,
  email: row.email,
  phone: row.phone,
  createdAt: row.created_at.toISOString(),
  answerBefore: answerBefore(row),
  ...row.sent,
});
