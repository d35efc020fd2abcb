import type { PaymentPurpose } from '@app/contracts';
import type { RowOf } from '../../database/naming';
import { findDue, acquireLease } from '../../platform/background/lease';
import { lockSequence, quoteOfTopColumns, type QuoteOfTop, topsOf } from '../../quotes';
import { liveStatesSql } from './attempt-transitions';
import type { PaymentAttempt } from './payment-attempt.entity';

export type AttemptRow = Omit<
  RowOf<PaymentAttempt>,
  | 'last_answer_at'
  | 'failures'
  | 'last_failure'
  | 'transaction_code'
  | 'evidence'
  | 'review_reason'
  | 'created_at'
>;

export const attemptColumns = `attempt.id, attempt.deposit_id, attempt.number, attempt.checkout_reference,
  attempt.notice_token, attempt.state, attempt.amount, attempt.currency, attempt.merchant_code,
  attempt.valid_until, attempt.checkout_id, attempt.payment_url, attempt.lease_until, attempt.next_check_at,
  attempt.noticed_at, attempt.last_checked_at, attempt.tried_at, attempt.checks, attempt.settled_at,
  attempt.transaction_id, attempt.charged_amount, attempt.charged_currency`;

/**
 * SQL: the attempts by which one of the tops of the quotes $1 was to be paid for. `OFFSET 0` has them found from these:
 * PostgreSQL would rather begin with all that are in a state.
 * @param such of which deposits
 */
export const attemptsOfTops = (such = 'true') => `(
    SELECT * FROM payment_attempt
    WHERE deposit_id = ANY(ARRAY(SELECT id FROM deposit WHERE ${such} AND order_id = ANY(ARRAY(
      SELECT order_id FROM order_item WHERE top_id = ANY(${topsOf('$1')})))))
    OFFSET 0) AS attempt`;

export const readAttempt = `SELECT ${attemptColumns} FROM payment_attempt AS attempt WHERE id = $1`;

/** Those first whose customer came or was heard of last: they are waiting. */
export const attemptRows = {
  table: 'payment_attempt',
  due: 'next_check_at',
  count: 'checks',
  columns: attemptColumns,
  order: 'greatest(created_at, noticed_at) DESC',
} as const;

export const findDueAttempts = findDue(attemptRows);

export const takeAttempt = acquireLease<AttemptRow>(attemptRows, 'attempt');

/** Held with all other quotes for the same tops: so no other payment for one can begin or end meanwhile, and none be replaced. */
export const lockQuotes = `
  SELECT id, reference, status, total_price, deposit_state, received, created_at, valid_until, deleted_at, standing,
    length, width, snapshot, top_id
  FROM quote WHERE top_id = ANY(${topsOf('$1')}) ORDER BY ${lockSequence} FOR NO KEY UPDATE`;

/** Every quote for the same tops: edited or renewed, a top has a new quote that replaces the old one. */
export const findQuotesOfTops = `
  SELECT top_id, ${quoteOfTopColumns}, (
    SELECT order_id FROM order_item WHERE order_item.top_id = quote.top_id AND is_placed LIMIT 1) AS order_id
  FROM quote WHERE top_id = ANY(${topsOf('$1')})`;

export interface QuoteOfSameTop extends QuoteOfTop {
  top_id: string;
  /** The placed order that the top is part of. */
  order_id: string | null;
}

export interface LiveAttempt extends AttemptRow {
  purpose: PaymentPurpose;
  order_id: string;
  needs_delivery: boolean;
  total_amount: string;
  quote_ids: string[];
  delivery_address: string | null;
  begun_in: string | null;
  customer_email: string;
  person: string;
}

export const findLiveAttempts = `
  SELECT ${attemptColumns}, deposit.purpose, deposit.order_id, deposit.needs_delivery, deposit.total_amount,
    deposit.delivery_address, deposit.begun_in, deposit.customer_email, deposit.person,
    ARRAY(SELECT quote_id FROM order_item WHERE order_id = deposit.order_id ORDER BY position) AS quote_ids
  FROM ${attemptsOfTops()} JOIN deposit ON deposit.id = attempt.deposit_id
  WHERE attempt.state IN (${liveStatesSql})`;

export const findPageOfTops = `
  SELECT id FROM ${attemptsOfTops('purpose = $2')} WHERE checkout_id IS NOT NULL AND state <> 'paid'
  LIMIT 1`;

export const insertAttempt = `
  INSERT INTO payment_attempt AS attempt (
    id, deposit_id, number, checkout_reference, notice_token, amount, currency, merchant_code, valid_until,
    lease_until, next_check_at, created_at)
  SELECT $1, deposit.id, last.number + 1, 'dep-' || deposit.id || '-' || (last.number + 1), $3,
    deposit.deposit_amount, $4, $5, $6, $7, $7, $8
  FROM deposit
  CROSS JOIN LATERAL (
    SELECT coalesce(max(number), 0) AS number FROM payment_attempt WHERE deposit_id = deposit.id) AS last
  WHERE deposit.id = $2
  RETURNING ${attemptColumns}`;
