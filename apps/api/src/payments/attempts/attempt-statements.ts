import type { Statement } from '../../database/statements';
import { notHeld } from '../../platform/background/not-held';
import { lockOrder, quotesOfTops } from '../../quotes';
import { attemptColumns, attemptsOfQuotes } from './attempt-row';
import { liveStatesSql } from './attempt-transitions';

export const readAttempt: Statement = {
  name: 'read-attempt',
  text: `SELECT ${attemptColumns} FROM payment_attempt AS attempt WHERE id = $1`,
};

/**
 * Takes the right to talk with the provider about an attempt, if nobody has it. Work that was handed out ($5: until
 * when) counts only as long as nobody has looked since: a queue that comes back may bring hours of it. Said with IS NOT
 * NULL, all that are due would be read where they were few once.
 */
export const takeLease: Statement = {
  name: 'take-lease',
  text: `
    UPDATE payment_attempt AS attempt SET lease_until = $3, next_check_at = $4, checks = checks + 1,
      failures = failures + 1
    WHERE id = $1 AND num_nonnulls(next_check_at) = 1 AND (lease_until IS NULL OR lease_until <= $2)
      AND ($5::timestamptz IS NULL OR next_check_at = $5 OR next_check_at <= $2)
      AND ${notHeld('payment', 'attempt.id')}
    RETURNING ${attemptColumns}`,
};

/**
 * Claims attempts that are due, those first whose customer came or was heard of last: they are waiting. They come up again
 * by themselves if whoever was given the work is never heard of again.
 */
export const claimDueAttempts: Statement = {
  name: 'claim-due-attempts',
  text: `
    UPDATE payment_attempt SET next_check_at = $2
    WHERE id IN (
      SELECT id FROM payment_attempt
      WHERE next_check_at <= $1 AND (lease_until IS NULL OR lease_until <= $1)
        AND ${notHeld('payment', 'payment_attempt.id')}
      ORDER BY greatest(created_at, noticed_at) DESC
      LIMIT $3
      FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id`,
};

/**
 * Quotes as far as a payment is concerned, held with all others for the same tops. What is saved meanwhile replaces one of
 * these: so whoever deals with the same top waits for it, and no other payment for it can begin or end meanwhile.
 */
export const lockQuotes: Statement = {
  name: 'lock-quotes',
  text: `
    WITH ${quotesOfTops('SELECT id FROM unnest($1::text[]) AS id')}
    SELECT id, reference, status, total_price, deposit_state, received, created_at, valid_until, deleted_at, superseded_at,
      is_proposal
    FROM quote WHERE id = ANY(ARRAY(SELECT same.id FROM same)) ORDER BY ${lockOrder} FOR NO KEY UPDATE`,
};

/** Every quote for the same tops: edited or renewed, a top has a new quote that replaces the old one. */
export const findQuotesOfTops: Statement = {
  name: 'find-quotes-of-tops',
  text: `
    WITH ${quotesOfTops('SELECT id FROM unnest($1::text[]) AS id')}
    SELECT same.of_id, quote.id, quote.deposit_state, quote.received
    FROM same CROSS JOIN LATERAL (
      SELECT id, deposit_state, received FROM quote WHERE id = same.id OFFSET 0) AS quote`,
};

/** The attempts whose pages may take a card for one of the quotes, and what else their deposits cover. */
export const findLiveAttempts: Statement = {
  name: 'find-live-attempts',
  text: `
    SELECT ${attemptColumns}, deposit.needs_delivery, deposit.total_amount,
      ARRAY(SELECT quote_id FROM deposit_quote WHERE deposit_id = deposit.id ORDER BY position) AS quote_ids
    FROM payment_attempt AS attempt
    JOIN deposit ON deposit.id = attempt.deposit_id
    WHERE attempt.id IN (${attemptsOfQuotes('$1', `attempt.state IN (${liveStatesSql})`)})`,
};

/** Whether there ever was a page on which one of the tops could be paid. */
export const findPageOfTops: Statement = {
  name: 'find-page-of-tops',
  text: `
    WITH ${quotesOfTops('SELECT id FROM unnest($1::text[]) AS id')}
    SELECT attempt.id
    FROM deposit_quote
    JOIN payment_attempt AS attempt
      ON attempt.deposit_id = deposit_quote.deposit_id AND attempt.checkout_id IS NOT NULL
    WHERE deposit_quote.quote_id = ANY(ARRAY(SELECT same.id FROM same))
    LIMIT 1`,
};

/** The next attempt of a deposit, in the hands of whoever writes it down. */
export const insertAttempt: Statement = {
  name: 'insert-attempt',
  text: `
    INSERT INTO payment_attempt AS attempt (
      id, deposit_id, number, checkout_reference, notice_token, amount, currency, merchant_code, valid_until,
      lease_until, next_check_at, created_at)
    SELECT $1, deposit.id, last.number + 1, 'dep-' || deposit.id || '-' || (last.number + 1), $3,
      deposit.deposit_amount, $4, $5, $6, $7, $7, $8
    FROM deposit
    CROSS JOIN LATERAL (
      SELECT coalesce(max(number), 0) AS number FROM payment_attempt WHERE deposit_id = deposit.id) AS last
    WHERE deposit.id = $2
    RETURNING ${attemptColumns}`,
};
