import { prepared } from '../../database/statements';
import { quoteColumns, type QuoteRow } from '../read/quote-row';

/** A quote with what its job sheet says besides. */
export interface JobRow extends QuoteRow {
  customer_name: string | null;
  customer_phone: string | null;
  delivery_address: string | null;
  measured_at: Date | null;
  /** Of the quote that stands in its place. */
  replaced_by: string | null;
  /** How the customer answered, where it revises another; null: it revises none. */
  revision_state: string | null;
}

/** A quote for the workshop, deleted or not: whoever has an old sheet of it is told. */
export const findJob = prepared(`
  SELECT ${quoteColumns}, customer_name, customer_phone, delivery_address, measured_at,
    (SELECT newer.reference FROM quote_revision AS revision JOIN quote AS newer ON newer.id = revision.quote_id
      WHERE revision.original_id = quote.id AND revision.state = 'agreed') AS replaced_by,
    (SELECT state FROM quote_revision WHERE quote_id = quote.id) AS revision_state
  FROM quote WHERE id = $1`);
