import { isThere } from '../quotes';

export interface SubjectRow {
  created_at: Date;
  is_closed: boolean;
  files: number;
}

const statementsFor = (
  table: 'quote' | 'contact_inquiry' | 'trade_inquiry',
  isClosed: string,
  where = '',
) => ({
  find: `
    SELECT created_at, ${isClosed} AS is_closed,
      (SELECT count(*)::integer FROM attachment WHERE ${table}_id = $1 AND NOT of_finished_top) AS files
    FROM ${table} WHERE id = $1 ${where}`,
  /** For a transaction, which nobody else may come between: so two requests at once cannot add too many. */
  lock: `SELECT id FROM ${table} WHERE id = $1 ${where} FOR NO KEY UPDATE`,
});

/** A link changes no order, and nothing that staff made for somebody (D56), nor a later quote whose files they see. */
const isNotItsSenders = `EXISTS (
  SELECT FROM quote AS later
  WHERE later.top_id = quote.top_id AND later.created_at >= quote.created_at
    AND (later.status <> 'pending' OR later.stage IS NOT NULL OR later.is_proposal OR (NOT later.customer_from_link
      AND num_nonnulls(later.customer_name, later.customer_email, later.customer_phone) > 0)))`;

/** No files are wanted with what is closed, however young it is. `key` is where its id stands in an attachment's row. */
export const subjectRules = {
  quote: {
    ...statementsFor('quote', `(erased_at IS NOT NULL OR ${isNotItsSenders})`, `AND ${isThere}`),
    key: 'quoteId',
    notFound: 'quote/not-found',
  },
  contact: {
    ...statementsFor('contact_inquiry', `status = 'spam'`),
    key: 'contactInquiryId',
    notFound: 'inquiry/not-found',
  },
  trade: {
    ...statementsFor('trade_inquiry', `status = 'spam'`),
    key: 'tradeInquiryId',
    notFound: 'inquiry/not-found',
  },
} as const;

export type SubjectKind = keyof typeof subjectRules;
