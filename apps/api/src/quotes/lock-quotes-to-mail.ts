import type { Statement } from '../database/statements';
import type { QuoteDepositState } from './quote-deposit-state';
import { isThere, lockOrder } from './quotes-of-tops';

export interface QuoteToMail {
  id: string;
  reference: string;
  deposit_state: QuoteDepositState;
}

/** Holds some quotes, in the order in which everybody holds quotes, so that nobody waits for each other (decision 23). */
export const lockQuotesToMail: Statement = {
  name: 'lock-quotes-to-mail',
  text: `
    SELECT id, reference, deposit_state
    FROM quote WHERE id = ANY($1) AND ${isThere} ORDER BY ${lockOrder} FOR NO KEY UPDATE`,
};
