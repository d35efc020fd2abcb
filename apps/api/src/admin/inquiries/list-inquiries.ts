import {
  type AdminInquiry,
  type InquiryForm,
  type SentContact,
  type SentTrade,
  inquiryStatuses,
} from '@app/contracts';
import type { InDatabase, StatementRunner } from '../../database/statements';
import type { ListQueryOf } from '../../platform/lists/read-list-query';
import { Filters, listOrderSql, type Page, readPage } from '../../platform/lists/read-page';
import {
  digitsSql,
  matchesPatternArraySql,
  phonePattern,
  wordPatterns,
} from '../../platform/lists/search-patterns';
import { submittedFieldsSql } from './inquiry-fields';

export const inquiryList = {
  statuses: inquiryStatuses,
  sorts: {
    created: '"createdAt"',
    name: 'lower(name)',
    status: `array_position(ARRAY['${inquiryStatuses.join("', '")}'], status)`,
  },
} as const;

type ListedInquiry = InDatabase<AdminInquiry, 'createdAt' | 'answerBefore'>;

const tradeTextSql = `concat_ws(' · ', project_type, quantity, materials, timeline, edging_requirements, specifications,
  additional_details)`;

/** `INQ-` and the first 4 bytes of the id in hex. Must match `inquiryReference` in contracts. */
const inquiryReferenceSql = `'INQ-' || upper(left(encode(decode(translate(left(id, 8), '-_', '+/'), 'base64'), 'hex'), 8))`;

/** The inquiries of both forms. `search_text` is only searched, not shown. */
const allInquiriesSql = `(
  SELECT 'contact' AS form, id, status, first_name || ' ' || last_name AS name, NULL AS company, email, phone,
    message, configuration IS NOT NULL AS "hasConfiguration", created_at AS "createdAt",
    concat_ws(E'\\n', configuration -> 'material' ->> 'name', configuration -> 'color' ->> 'name',
      configuration ->> 'notes', ${inquiryReferenceSql}) AS search_text
  FROM contact_inquiry
  UNION ALL
  SELECT 'trade', id, status, contact_name, company_name, email, phone, ${tradeTextSql}, false, created_at, ${inquiryReferenceSql}
  FROM trade_inquiry) AS inquiry`;

export type InquiryRow = ListedInquiry & { submittedFields: SentContact | SentTrade | null };

/** Inquiries with their response deadline. With a `form`, also the fields submitted in that form. */
export const selectInquiriesSql = (whereOrderLimit: string, form: InquiryForm | null, order: string) => `
  WITH page AS (
    SELECT form, id, status, name, company, email, phone, left(message, 200) AS excerpt, "hasConfiguration", "createdAt"
    FROM ${allInquiriesSql} WHERE ${whereOrderLimit})
  SELECT page.*,
    -- Nobody is promised an answer to spam.
    CASE WHEN page.status <> 'spam' THEN task.due_at END AS "answerBefore",
    ${form ? `(SELECT ${submittedFieldsSql(form)} FROM ${form}_inquiry AS inquiry WHERE inquiry.id = page.id)` : 'NULL'} AS "submittedFields",
    (SELECT count(*)::integer FROM attachment
      WHERE attachment.contact_inquiry_id = page.id OR attachment.trade_inquiry_id = page.id) AS "attachmentCount"
  FROM page
  LEFT JOIN staff_task AS task ON task.kind = 'answer-' || page.form AND task.key = page.id
  ORDER BY ${order}`;

export async function listInquiries(
  statements: StatementRunner,
  { form, includesFields }: { form: InquiryForm | null; includesFields: boolean },
  { status, search, sort, ...paging }: ListQueryOf<typeof inquiryList>,
): Promise<Page<ListedInquiry>> {
  const filters = new Filters()
    .where(form, (placeholder) => `form = ${placeholder}`)
    .where(status, (placeholder) => `status = ${placeholder}`);
  if (search) {
    const patterns = filters.addParameter(wordPatterns(search));
    const number = phonePattern(search);
    const orNumber = number === null ? '' : ` OR ${digitsSql('phone')} LIKE ${filters.addParameter(number)}`;
    const text = `concat_ws(E'\\n', name, company, email, message, search_text)`;
    filters.and(`(${matchesPatternArraySql(text, patterns)}${orNumber})`);
  }
  const order = listOrderSql(sort, inquiryList, '"createdAt" DESC, id DESC');
  const { rows, total } = await readPage<InquiryRow>(statements, paging, {
    filters,
    countSelect: `SELECT FROM ${allInquiriesSql} WHERE ${filters.condition}`,
    page: ({ limit, offset }) =>
      selectInquiriesSql(
        `${filters.condition} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
        includesFields ? form : null,
        order,
      ),
  });
  return { rows: rows.map(({ submittedFields, ...line }) => ({ ...line, ...submittedFields })), total };
}
