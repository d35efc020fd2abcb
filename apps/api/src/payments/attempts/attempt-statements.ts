import type { PaymentPurpose } from '@app/contracts';
import { columnsSql } from '../../database/columns-sql';
import type { StatementRunner, Transaction } from '../../database/statements';
import { findDueSql, acquireLease } from '../../platform/background/lease';
import { quoteOfTopColumnsSql, type QuoteOfTop, topsOfSql } from '../../quotes';
import { liveStatesSql } from './attempt-transitions';
import { PaymentAttempt } from './payment-attempt.entity';

export type AttemptRow = Omit<PaymentAttempt, 'evidence'>;

const attemptColumnsSql = columnsSql(PaymentAttempt, 'attempt');

/**
 * SQL: all attempts to pay for the tops of the given quotes. `OFFSET 0` makes PostgreSQL start from the tops instead of reading
 * all attempts in a state.
 */
export const attemptsOfTopsSql = (depositCondition = 'true', quoteIds = '$1') => `(
    SELECT * FROM payment_attempt
    WHERE deposit_id = ANY(ARRAY(SELECT id FROM deposit WHERE ${depositCondition} AND order_id = ANY(ARRAY(
      SELECT order_id FROM order_item WHERE top_id = ANY(${topsOfSql(quoteIds)})))))
    OFFSET 0) AS attempt`;

const selectIdsSql = (attempts: string, condition: string) => `SELECT id FROM ${attempts} WHERE ${condition}`;

export const findOtherPaymentSql = selectIdsSql(
  attemptsOfTopsSql(`purpose = 'deposit'`),
  `state IN ('paid', 'review') AND id <> $2`,
);

export const findOtherLiveAttemptsSql = selectIdsSql(
  attemptsOfTopsSql(),
  `state IN (${liveStatesSql}) AND id <> $2`,
);

export const findReviewOfTopsSql = selectIdsSql(attemptsOfTopsSql(), `state = 'review' LIMIT 1`);

export const findPageOfTopsSql = selectIdsSql(
  attemptsOfTopsSql('purpose = $2'),
  `checkout_id IS NOT NULL AND state <> 'paid' LIMIT 1`,
);

export const findAttempt = (runner: StatementRunner, id: string): Promise<AttemptRow | null> =>
  runner.manager.findOneBy(PaymentAttempt, { id });

/** Call this only after the attempt's quotes are locked. */
export const lockAttempt = (tx: Transaction, id: string): Promise<AttemptRow | null> =>
  tx.manager.findOne(PaymentAttempt, { where: { id }, lock: { mode: 'for_no_key_update' } });

/** The latest attempts come first, because their customers are waiting. */
export const leasableAttempts = {
  table: 'payment_attempt',
  dueColumn: 'next_check_at',
  countColumn: 'checks',
  returnedColumns: attemptColumnsSql,
  dueOrder: 'greatest(created_at, noticed_at) DESC',
} as const;

export const findDueAttemptsSql = findDueSql(leasableAttempts);

export const leaseAttempt = acquireLease<AttemptRow>(leasableAttempts, 'attempt');

export const findQuotesOfTopsSql = `
  SELECT top_id, ${quoteOfTopColumnsSql}, (
      SELECT order_id FROM order_item WHERE order_item.top_id = quote.top_id AND is_placed LIMIT 1) AS order_id,
    EXISTS (SELECT FROM order_item WHERE order_item.top_id = quote.top_id) AS is_in_order,
    EXISTS (SELECT FROM job_top WHERE job_top.top_id = quote.top_id) AS is_in_job
  FROM quote WHERE top_id = ANY(${topsOfSql('$1')})`;

export interface QuoteOfSameTop extends QuoteOfTop {
  top_id: string;
  order_id: string | null;
  /** In any order, placed or not. */
  is_in_order: boolean;
  is_in_job: boolean;
}

export interface LiveAttempt extends AttemptRow {
  purpose: PaymentPurpose;
  orderId: string;
  needsDelivery: boolean;
  totalAmount: string;
  quoteIds: string[];
  deliveryAddress: string | null;
  basketDigest: string | null;
  customerEmail: string;
  person: string;
}

export const findLiveAttemptsSql = `
  SELECT ${attemptColumnsSql}, deposit.purpose, deposit.order_id AS "orderId", deposit.needs_delivery AS "needsDelivery",
    deposit.total_amount AS "totalAmount", deposit.delivery_address AS "deliveryAddress",
    deposit.basket_digest AS "basketDigest", deposit.customer_email AS "customerEmail", deposit.person,
    ARRAY(SELECT quote_id FROM order_item WHERE order_id = deposit.order_id ORDER BY position) AS "quoteIds"
  FROM ${attemptsOfTopsSql()} JOIN deposit ON deposit.id = attempt.deposit_id
  WHERE attempt.state IN (${liveStatesSql})`;

/** SQL: the deposit's first or next attempt. */
export const insertAttemptSql = `
  INSERT INTO payment_attempt AS attempt (
    id, deposit_id, number, checkout_reference, notice_token, amount, currency, merchant_code, valid_until,
    lease_until, next_check_at, created_at)
  SELECT $1, deposit.id, last.number + 1, 'dep-' || deposit.id || '-' || (last.number + 1), $3,
    deposit.deposit_amount, $4, $5, $6, $7, $7, $8
  FROM deposit
  CROSS JOIN LATERAL (
    SELECT coalesce(max(number), 0) AS number FROM payment_attempt WHERE deposit_id = deposit.id) AS last
  WHERE deposit.id = $2
  RETURNING ${attemptColumnsSql}`;

/**
 * SQL: stores the page that was opened for an attempt, if the attempt is unchanged since it was leased. No quote is locked:
 * only the holder of the lease opens a page, and nothing else follows from it (decision 111).
 */
export const storeOpenedPageSql = `
  UPDATE payment_attempt AS attempt SET state = 'open', checkout_id = $3, payment_url = $4, next_check_at = $5,
    last_checked_at = $6, last_answer_at = $6, lease_until = NULL, failures = 0, last_failure = NULL
  WHERE id = $1 AND lease_until = $2 AND state = 'creating' AND checkout_id IS NULL AND noticed_at IS NULL
  RETURNING ${attemptColumnsSql}`;
