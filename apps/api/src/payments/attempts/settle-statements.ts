import type { PaymentPurpose } from '@app/contracts';
import { linklessName } from '@app/mails/words';
import { type Transaction } from '../../database/statements';
import { lockOrder, quotesOfTops } from '../../quotes';
import { attemptColumns, attemptsOfQuotes } from './attempt-statements';
import { liveStatesSql } from './attempt-transitions';

/**
 * Whoever changes a deposit or what it covers holds the locks on its quotes and on all others for the same tops, always
 * taken in one order and before any other lock: so nobody sees half of a change, two payments for one top
 * come one after the other, and two changes never wait for each other in a ring. A revised quote, for which counts what
 * was paid on the one that it replaces, is one of them.
 */
export const lockQuotesOfAttempt = `
  WITH covered AS (
    SELECT deposit_quote.quote_id AS id
    FROM payment_attempt AS attempt
    JOIN deposit_quote ON deposit_quote.deposit_id = attempt.deposit_id
    WHERE attempt.id = $1
  ), ${quotesOfTops('SELECT covered.id FROM covered')}
  SELECT quote.id, quote.id = ANY(ARRAY(SELECT covered.id FROM covered)) AS is_covered, quote.status,
    quote.deposit_state, quote.stage
  FROM quote WHERE quote.id = ANY(ARRAY(SELECT same.id FROM same))
  ORDER BY ${lockOrder}
  FOR NO KEY UPDATE`;

export async function holdCoveredQuotes(tx: Transaction, attemptId: string): Promise<string[]> {
  const locked = await tx.run<{ id: string; is_covered: boolean }>(lockQuotesOfAttempt, [attemptId]);
  return locked.filter(({ is_covered }) => is_covered).map(({ id }) => id);
}

export const lockAttempt = `SELECT ${attemptColumns} FROM payment_attempt AS attempt WHERE id = $1 FOR NO KEY UPDATE`;

/** Attempts other than $2 by which one of the tops of the quotes $1 was to be paid for. */
const otherAttempts = (condition: string) =>
  `
    WITH ${quotesOfTops('SELECT id FROM unnest($1::text[]) AS id')}
    SELECT DISTINCT id FROM (
      ${attemptsOfQuotes('ARRAY(SELECT same.id FROM same)', `${condition} AND attempt.id <> $2`)}) AS other`;

export const findOtherPayment = otherAttempts(
  `attempt.state IN ('paid', 'review')
    AND EXISTS (SELECT FROM deposit WHERE deposit.id = attempt.deposit_id AND purpose = 'deposit')`,
);

export const findOtherLiveAttempts = otherAttempts(`attempt.state IN (${liveStatesSql})`);

export const findReviewOfTops = `
  WITH ${quotesOfTops('SELECT id FROM unnest($1::text[]) AS id')}
  SELECT id FROM (${attemptsOfQuotes('ARRAY(SELECT same.id FROM same)', `attempt.state = 'review'`)}) AS judged LIMIT 1`;

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

const refreshDeposit = `
  WITH told AS (
    SELECT
      CASE
        WHEN bool_or(state = 'paid') THEN 'paid'
        WHEN bool_or(state = 'review') THEN 'review'
        WHEN bool_or(state IN ('creating', 'open')) THEN 'pending'
        ELSE 'failed'
      END AS status,
      bool_or(payment_attempt.state IN (${liveStatesSql})) AS is_live,
      bool_or(state = 'paid' AND purpose = 'deposit') AS is_paid,
      bool_or(state = 'paid' AND purpose = 'balance') AS is_balance_paid
    FROM payment_attempt JOIN deposit ON deposit.id = deposit_id
    WHERE deposit_id = $1
  ), covered AS (
    UPDATE deposit_quote
    SET is_open = told.is_live AND told.status <> 'paid', is_paid = told.is_paid, is_balance_paid = told.is_balance_paid
    FROM told
    WHERE deposit_id = $1 AND (deposit_quote.is_open, deposit_quote.is_paid, deposit_quote.is_balance_paid)
      IS DISTINCT FROM (told.is_live AND told.status <> 'paid', told.is_paid, told.is_balance_paid)
  )
  UPDATE deposit SET
    status = told.status,
    paid_at = CASE WHEN told.status = 'paid' THEN coalesce(paid_at, $2) END
  FROM told
  WHERE id = $1`;

/**
 * Quotes as the deposits on them make them. A quote on which money has moved is approved if nobody has judged it yet
 * (D23), and is there again if it was deleted meanwhile (D22). Where a revised quote stands in the place of one that a
 * deposit covers, what was received on that counts for the revised one instead. What came in otherwise, as staff have
 * recorded it or as a part of the balance, is the deposit once it comes to that of one of these quotes: the customer paid
 * what was asked for at the time. Of a payment for a job a share may be a penny short of it, as the deposit on several is
 * rounded once (decision 79).
 */
export const refreshQuotes = `
  WITH RECURSIVE touched AS (
    SELECT id FROM unnest($1::text[]) AS id
    UNION
    SELECT revised.quote_id
    FROM touched CROSS JOIN LATERAL (
      SELECT quote_id FROM quote_revision WHERE original_id = touched.id AND state = 'agreed' OFFSET 0) AS revised
  ), counted AS (
    SELECT id AS of_id, id FROM touched
    UNION
    SELECT counted.of_id, original.original_id
    FROM counted CROSS JOIN LATERAL (
      SELECT original_id FROM quote_revision WHERE quote_id = counted.id AND state = 'agreed' OFFSET 0) AS original
  )
  UPDATE quote SET
    deposit_state = told.state,
    received = CASE WHEN superseded_at IS NULL THEN told.received ELSE 0 END,
    status = CASE WHEN told.state = 'paid' AND status = 'pending' THEN 'approved' ELSE status END,
    deleted_at = CASE WHEN told.state = 'none' THEN deleted_at END
  FROM (
    SELECT counted.of_id AS quote_id,
      CASE
        WHEN bool_or(paid.is_paid) OR (sum(recorded.amount + paid.of_balance) > 0
          AND sum(recorded.amount + paid.of_balance)
            >= min(round(priced.total_price * 0.1, 2)) - CASE WHEN bool_or(recorded.is_share) THEN 0.01 ELSE 0 END)
          THEN 'paid'
        WHEN bool_or(paid.is_in_review) THEN 'review'
        WHEN bool_or(paid.is_open) THEN 'open'
        ELSE 'none'
      END AS state,
      sum(paid.received + paid.of_balance + recorded.amount) AS received
    FROM counted
    CROSS JOIN LATERAL (SELECT total_price FROM quote WHERE id = counted.id OFFSET 0) AS priced
    CROSS JOIN LATERAL (
      SELECT bool_or(is_paid) AS is_paid, bool_or(status = 'review' AND purpose = 'deposit') AS is_in_review,
        bool_or(is_open AND purpose = 'deposit') AS is_open,
        coalesce(sum(share - refunded) FILTER (WHERE is_paid), 0) AS received,
        coalesce(sum(share - refunded) FILTER (WHERE is_balance_paid), 0) AS of_balance
      FROM (SELECT * FROM deposit_quote WHERE quote_id = counted.id OFFSET 0) AS deposit_quote
      CROSS JOIN LATERAL (SELECT status, purpose FROM deposit WHERE id = deposit_quote.deposit_id OFFSET 0) AS deposit) AS paid
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(pence), 0) / 100 AS amount,
        coalesce(sum(pence) FILTER (WHERE job_payment_id IS NOT NULL), 0) > 0 AS is_share
      FROM ledger_entry WHERE quote_id = counted.id) AS recorded
    GROUP BY counted.of_id
  ) AS told
  WHERE quote.id = told.quote_id AND quote.id = ANY(ARRAY(SELECT touched.id FROM touched))
    AND (quote.deposit_state, quote.received) IS DISTINCT FROM
      (told.state, CASE WHEN superseded_at IS NULL THEN told.received ELSE 0 END)`;

export async function refreshDepositAndQuotes(
  tx: Transaction,
  depositId: string,
  quoteIds: readonly string[],
  at: Date,
): Promise<void> {
  await tx.run(refreshDeposit, [depositId, at]);
  await tx.run(refreshQuotes, [quoteIds]);
}

interface DepositFigures {
  purpose: PaymentPurpose;
  order_id: string | null;
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
    (SELECT sum(quantity)::integer FROM deposit_quote JOIN quote ON quote.id = quote_id
      WHERE deposit_id = deposit.id) AS tops
  FROM deposit WHERE id = $1`;

/** What a deposit comes to, and its customer as mails are addressed; null where they were erased: there is nobody to tell. */
export async function readDepositFigures(tx: Transaction, depositId: string) {
  const [row] = await tx.run<DepositFigures>(readFigures, [depositId]);
  if (!row) throw new Error(`there is no deposit ${depositId}`);
  const { customer_name: name, customer_email: address, is_nobodys: isNobodys, ...figures } = row;
  return { ...figures, customer: isNobodys ? null : { name: linklessName(name), address } };
}
