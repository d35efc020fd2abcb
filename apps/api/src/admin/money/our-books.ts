/** A payment or a refund by our own books. */
export interface OurRow {
  kind: 'payment' | 'refund';
  at: Date;
  transaction_id: string | null;
  transaction_code: string | null;
  amount: string;
  deposit_id: string;
  quotes: { id: string; reference: string }[];
}

/**
 * What our books have of a time ($1 to $2), and whatever else they have of the given transactions ($3): the provider
 * may date a payment otherwise than we do, who learn of it afterwards.
 */
export const readOurBooks = `
  WITH ours AS (
    SELECT 'payment' AS kind, settled_at AS at, transaction_id, transaction_code, charged_amount AS amount, deposit_id
    FROM payment_attempt
    WHERE state IN ('paid', 'review', 'returned') AND charged_amount > 0
      AND (settled_at >= $1 AND settled_at < $2
        OR id IN (SELECT id FROM payment_attempt WHERE transaction_id = ANY($3)))
    UNION ALL
    SELECT 'refund', refund.settled_at, refund.transaction_id,
      CASE WHEN refund.transaction_id = attempt.transaction_id THEN attempt.transaction_code END, refund.amount,
      refund.deposit_id
    FROM refund JOIN payment_attempt AS attempt ON attempt.id = refund.attempt_id
    WHERE refund.state = 'confirmed'
      AND (refund.settled_at >= $1 AND refund.settled_at < $2
        OR refund.attempt_id IN (SELECT id FROM payment_attempt WHERE transaction_id = ANY($3)))
  )
  SELECT ours.*, covered.quotes
  FROM ours
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('id', quote_id, 'reference', reference) ORDER BY position) AS quotes
    FROM deposit_quote WHERE deposit_id = ours.deposit_id) AS covered
  ORDER BY ours.at, ours.transaction_id`;
