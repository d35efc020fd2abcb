import type { PaymentPurpose } from '@app/contracts';
import { linklessName } from '@app/mails/words';
import { type Transaction } from '../../database/statements';
import { lockSequence, topsOf } from '../../quotes';
import { refreshOrder } from '../ledger/refresh-order';
import { attemptColumns, attemptsOfTops } from './attempt-statements';
import { liveStatesSql } from './attempt-transitions';

/**
 * Whoever changes a deposit or what it covers holds the locks on its quotes and on all others for the same tops, always
 * taken in one order and before any other lock: so nobody sees half of a change, two payments for one top
 * come one after the other, and two changes never wait for each other in a ring. What is covered are the quotes that are made.
 */
export const lockQuotesOfAttempt = `
  WITH covered AS (
    SELECT agreed_id AS id
    FROM payment_attempt AS attempt
    JOIN deposit ON deposit.id = attempt.deposit_id
    JOIN order_item ON order_item.order_id = deposit.order_id
    WHERE attempt.id = $1
  )
  SELECT quote.id, quote.id = ANY(ARRAY(SELECT covered.id FROM covered)) AS is_covered, quote.status,
    quote.deposit_state
  FROM quote WHERE top_id = ANY(${topsOf('ARRAY(SELECT covered.id FROM covered)')})
  ORDER BY ${lockSequence}
  FOR NO KEY UPDATE`;

export async function holdCoveredQuotes(tx: Transaction, attemptId: string): Promise<string[]> {
  const locked = await tx.run<{ id: string; is_covered: boolean }>(lockQuotesOfAttempt, [attemptId]);
  return locked.filter(({ is_covered }) => is_covered).map(({ id }) => id);
}

export const lockAttempt = `SELECT ${attemptColumns} FROM payment_attempt AS attempt WHERE id = $1 FOR NO KEY UPDATE`;

/** Attempts other than $2. */
export const findOtherPayment = `
  SELECT id FROM ${attemptsOfTops(`purpose = 'deposit'`)} WHERE state IN ('paid', 'review') AND id <> $2`;

export const findOtherLiveAttempts = `
  SELECT id FROM ${attemptsOfTops()} WHERE state IN (${liveStatesSql}) AND id <> $2`;

export const findReviewOfTops = `SELECT id FROM ${attemptsOfTops()} WHERE state = 'review' LIMIT 1`;

/** What came in while we looked asks for another look at once: the answer may be older than the news. */
export const writeAttempt = `
  UPDATE payment_attempt AS attempt SET
    state = $2,
    checkout_id = $3,
    payment_url = $4,
    transaction_id = coalesce($5, transaction_id),
    transaction_code = coalesce($6, transaction_code),
    evidence = coalesce($7, evidence),
    review_reason = coalesce($8, review_reason),
    charged_amount = coalesce($15, charged_amount),
    charged_currency = coalesce($16, charged_currency),
    settled_at = $9,
    last_answer_at = CASE WHEN $10 THEN $12 ELSE last_answer_at END,
    last_checked_at = $12,
    tried_at = CASE WHEN $14 THEN $12 ELSE tried_at END,
    next_check_at = CASE WHEN noticed_at >= $11 AND $2 NOT IN ('review', 'returned', 'rejected') THEN $12 ELSE $13 END,
    lease_until = NULL,
    failures = 0,
    last_failure = NULL
  WHERE id = $1
  RETURNING ${attemptColumns}`;

const writeDeposit = `
  WITH decided AS (
    SELECT
      CASE
        WHEN bool_or(state = 'paid') THEN 'paid'
        WHEN bool_or(state = 'review') THEN 'review'
        WHEN bool_or(state IN ('creating', 'open')) THEN 'pending'
        ELSE 'failed'
      END AS status,
      bool_or(payment_attempt.state IN (${liveStatesSql})) AS is_live
    FROM payment_attempt
    WHERE deposit_id = $1
  )
  UPDATE deposit SET
    status = decided.status,
    is_open = decided.is_live AND decided.status <> 'paid',
    paid_at = CASE WHEN decided.status = 'paid' THEN coalesce(paid_at, $2) END
  FROM decided
  WHERE id = $1
  RETURNING order_id`;

/** Writes how a deposit or a balance stands by its attempts, and its order by that. @returns the order */
export async function refreshDeposit(tx: Transaction, depositId: string, at: Date): Promise<string> {
  const [deposit] = await tx.run<{ order_id: string }>(writeDeposit, [depositId, at]);
  if (!deposit) throw new Error(`there is no deposit ${depositId}`);
  await refreshOrder(tx, deposit.order_id, at);
  return deposit.order_id;
}

const joinOrder = `
  WITH own AS (
    SELECT deposit.order_id FROM deposit WHERE deposit.id = $1 AND purpose = 'deposit'
  ), placed AS (
    SELECT other.order_id FROM own JOIN order_item AS item ON item.order_id = own.order_id
    JOIN order_item AS other ON other.top_id = item.top_id AND other.is_placed AND other.order_id <> own.order_id
    GROUP BY other.order_id
    HAVING count(*) = (SELECT count(*) FROM order_item JOIN own ON own.order_id = order_item.order_id)
      AND ($2 OR count(*) = (SELECT count(*) FROM order_item WHERE order_id = other.order_id AND is_placed))
  )
  UPDATE deposit SET order_id = placed.order_id, is_open = false FROM placed, own WHERE deposit.id = $1
  RETURNING own.order_id AS before`;

/**
 * Money for tops that were ordered in another way meanwhile is shown with that order and makes no second one. A payment that
 * does not count may come from a stranger: it joins only an order of exactly its tops, so that its payer sees no others.
 */
export async function joinPlacedOrder(
  tx: Transaction,
  depositId: string,
  { counts, at }: { counts: boolean; at: Date },
): Promise<void> {
  const [joined] = await tx.run<{ before: string }>(joinOrder, [depositId, counts]);
  if (joined) await refreshOrder(tx, joined.before, at);
}

interface DepositFigures {
  purpose: PaymentPurpose;
  order_id: string;
  customer_name: string;
  customer_email: string;
  needs_delivery: boolean;
  deposit_amount: string;
  tops: number;
  is_nobodys: boolean;
}

const readFigures = `
  SELECT purpose, order_id, customer_name, customer_email, needs_delivery, deposit_amount,
    erased_at IS NOT NULL AND customer_email LIKE '%.invalid' AS is_nobodys,
    (SELECT sum(quantity)::integer FROM order_item JOIN quote ON quote.id = agreed_id
      WHERE order_item.order_id = deposit.order_id) AS tops
  FROM deposit WHERE id = $1`;

/** What a deposit comes to, and its customer as mails are addressed; null where they were erased: there is nobody to tell. */
export async function readDepositFigures(tx: Transaction, depositId: string) {
  const [row] = await tx.run<DepositFigures>(readFigures, [depositId]);
  if (!row) throw new Error(`there is no deposit ${depositId}`);
  const { customer_name: name, customer_email: address, is_nobodys: isNobodys, ...figures } = row;
  return { ...figures, customer: isNobodys ? null : { name: linklessName(name), address } };
}
