import {
  type InquiryForm,
  type InquiryStatus,
  type SentContact,
  type SentTrade,
  inquiryStatuses,
} from '@app/contracts';
import type { Statement } from '../../database/statements';
import { inOrder } from '../../platform/lists/in-order';
import type { WantedList } from '../../platform/lists/read-list-query';
import { digitsOf } from '../../platform/lists/search-patterns';
import { countOf } from '../../platform/lists/set-total-count';
import { sentSql } from './inquiry-detail-rows';

export const inquirySorts = ['created', 'name', 'status'] as const;
export type InquirySort = (typeof inquirySorts)[number];

/** An inquiry as lists show it. */
export interface InquiryLineRow {
  id: string;
  form: InquiryForm;
  status: InquiryStatus;
  name: string;
  company: string | null;
  email: string;
  phone: string | null;
  excerpt: string;
  has_configuration: boolean;
  created_at: Date;
  answer_before: Date | null;
  attachment_count: number;
  /** Of a list of one form alone. */
  sent: SentContact | SentTrade | null;
}

const tradeWords = `concat_ws(' · ', project_type, quantity, materials, timeline, edging_requirements, specifications,
  additional_details)`;

/** Both forms as one, each message in few columns. `asked` is what is searched besides, and shown nowhere. */
const lines = `(
  SELECT 'contact' AS form, id, status, first_name || ' ' || last_name AS name, NULL AS company, email, phone,
    message AS words, configuration IS NOT NULL AS has_configuration, created_at,
    concat_ws(E'\\n', configuration -> 'material' ->> 'name', configuration -> 'color' ->> 'name',
      configuration ->> 'notes') AS asked
  FROM contact_inquiry
  UNION ALL
  SELECT 'trade', id, status, contact_name, company_name, email, phone, ${tradeWords}, false, created_at, ''
  FROM trade_inquiry) AS line`;

/** `$1` form, `$2` status, `$3` and `$4` what is searched: as a text, and as a telephone number. Null: whatever it is. */
const condition = `
  ($1::text IS NULL OR form = $1) AND ($2::text IS NULL OR status = $2)
  AND ($3::text IS NULL OR concat_ws(E'\\n', name, company, email, words, asked) ILIKE $3
    OR ${digitsOf('phone')} LIKE $4)`;

/** The values of {@link countInquiries}, and with limit and offset behind them of {@link listInquiries}. */
export type InquiryFilters = [
  form: InquiryForm | null,
  status: InquiryStatus | null,
  pattern: string | null,
  phonePattern: string | null,
];

const text = (sentOf: InquiryForm | null) => (order: string) =>
  `
  WITH page AS (
    SELECT form, id, status, name, company, email, phone, left(words, 200) AS excerpt, has_configuration, created_at
    FROM ${lines} WHERE ${condition}
    ORDER BY ${order} LIMIT $5 OFFSET $6)
  SELECT page.*, task.due_at AS answer_before,
    ${sentOf ? `(SELECT ${sentSql(sentOf)} FROM ${sentOf}_inquiry AS inquiry WHERE inquiry.id = page.id)` : 'NULL'} AS sent,
    (SELECT count(*)::integer FROM attachment
      WHERE attachment.contact_inquiry_id = page.id OR attachment.trade_inquiry_id = page.id) AS attachment_count
  FROM page
  LEFT JOIN staff_task AS task ON task.kind = 'answer-' || page.form AND task.key = page.id
  ORDER BY ${order}`;

const byStatus = `array_position(ARRAY['${inquiryStatuses.join("', '")}'], status)`;

/** A page of inquiries, and how soon each is to be answered; with what was sent where all are of one form. */
export const listInquiries = (
  sort: WantedList<string, InquirySort>['sort'],
  sentOf: InquiryForm | null,
): Statement =>
  inOrder(
    {
      name: `list-inquiries${sentOf ? `-of-${sentOf}` : ''}`,
      columns: { created: 'created_at', name: 'lower(name)', status: byStatus },
      newestFirst: 'created_at DESC, id DESC',
      text: text(sentOf),
    },
    sort,
  );

export const countInquiries: Statement = {
  name: 'count-inquiries',
  text: countOf(`SELECT FROM ${lines} WHERE ${condition}`),
};
