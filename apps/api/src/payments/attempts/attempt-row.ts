import type { AttemptState } from './attempt-transitions';

/** An attempt as the statements of this folder read it; column names are the database's. */
export interface AttemptRow {
  id: string;
  deposit_id: string;
  number: number;
  checkout_reference: string;
  notice_token: string;
  state: AttemptState;
  amount: string;
  currency: string;
  merchant_code: string;
  valid_until: Date;
  checkout_id: string | null;
  payment_url: string | null;
  lease_until: Date | null;
  next_check_at: Date | null;
  noticed_at: Date | null;
  last_checked_at: Date | null;
  tried_at: Date | null;
  checks: number;
  settled_at: Date | null;
  transaction_id: string | null;
  charged_amount: string | null;
  charged_currency: string | null;
}

export const attemptColumns = `attempt.id, attempt.deposit_id, attempt.number, attempt.checkout_reference,
  attempt.notice_token, attempt.state, attempt.amount, attempt.currency, attempt.merchant_code,
  attempt.valid_until, attempt.checkout_id, attempt.payment_url, attempt.lease_until, attempt.next_check_at,
  attempt.noticed_at, attempt.last_checked_at, attempt.tried_at, attempt.checks, attempt.settled_at,
  attempt.transaction_id, attempt.charged_amount, attempt.charged_currency`;

/**
 * Ids of the attempts by which some quotes were to be paid for, each an `attempt` on a condition. They are found from the
 * quotes: while there are few attempts PostgreSQL would rather begin with all of them.
 */
export const attemptsOfQuotes = (quoteIds: string, condition: string) => `
  SELECT attempt.id FROM deposit_quote
  CROSS JOIN LATERAL (SELECT * FROM payment_attempt WHERE deposit_id = deposit_quote.deposit_id OFFSET 0) AS attempt
  WHERE deposit_quote.quote_id = ANY(${quoteIds}) AND ${condition}`;
