import type { Statement } from '../database/statements';

export interface QuoteToMail {
  id: string;
  reference: string;
  customer_name: string | null;
  customer_email: string | null;
}

/** Holds some quotes, in the order in which everybody holds quotes, so that nobody waits for each other (decision 23). */
export const lockQuotesToMail: Statement = {
  name: 'lock-quotes-to-mail',
  text: `
    SELECT id, reference, customer_name, customer_email
    FROM quote WHERE id = ANY($1) AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE`,
};
