import type { ErrorCode } from '@app/contracts';
import { isThere } from '../quotes';

/** How one of them is found, and where its id stands in an attachment's row. */
interface Subject {
  notFound: ErrorCode;
  table: string;
  column: string;
  /** SQL: no files are wanted with it any more, however young it is. */
  isClosed: string;
  where?: string;
}

export interface SubjectRow {
  created_at: Date;
  is_closed: boolean;
  /** How many it has. */
  files: number;
}

const rulesFor = ({ notFound, table, column, isClosed, where = '' }: Subject) => ({
  notFound,
  /** Gets the id; one row, or none. */
  find: `
    SELECT created_at, ${isClosed} AS is_closed,
      (SELECT count(*)::integer FROM attachment WHERE ${column} = $1 AND NOT of_finished_top) AS files
    FROM ${table} WHERE id = $1 ${where}`,
  /** For a transaction, which nobody else may come between: so two requests at once cannot add too many. */
  lock: `SELECT id FROM ${table} WHERE id = $1 ${where} FOR NO KEY UPDATE`,
  /** Gets the subject's id, the time, and ids, names, types and sizes. */
  insert: `
    INSERT INTO attachment (${column}, created_at, id, name, type, size)
    SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::text[], $6::integer[])`,
});

/**
 * Nothing that is sent with a quote's link changes an order, or what staff made for somebody (D56): neither of it nor of a
 * later quote for its top, with which staff see its files.
 */
const isNotItsSenders = `EXISTS (
  SELECT FROM quote AS later
  WHERE later.top_id = quote.top_id AND later.created_at >= quote.created_at
    AND (later.status <> 'pending' OR later.stage IS NOT NULL OR later.is_proposal OR (NOT later.customer_from_link
      AND num_nonnulls(later.customer_name, later.customer_email, later.customer_phone) > 0)))`;

const inquiry = { isClosed: `status = 'spam'`, notFound: 'inquiry/not-found' } as const;

export const subjectRules = {
  quote: rulesFor({
    table: 'quote',
    column: 'quote_id',
    isClosed: `(erased_at IS NOT NULL OR ${isNotItsSenders})`,
    notFound: 'quote/not-found',
    where: `AND ${isThere}`,
  }),
  contact: rulesFor({ table: 'contact_inquiry', column: 'contact_inquiry_id', ...inquiry }),
  trade: rulesFor({ table: 'trade_inquiry', column: 'trade_inquiry_id', ...inquiry }),
};

/** What files can be sent along with. */
export type SubjectKind = keyof typeof subjectRules;
