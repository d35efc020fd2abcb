/** A payment or a refund by the card page, by our own books. */
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
 * What the ledger has of a time ($1 to $2), and whatever else it has of the payments with the given transactions ($3): the
 * provider may date a payment otherwise than we do, who learn of it afterwards. What did not go by the card page is in no
 * books of the provider. Money that the bank took back is a refund there.
 */
export const readOurBooks = `
  WITH ours AS (
    SELECT CASE entry.kind WHEN 'payment' THEN 'payment' ELSE 'refund' END AS kind, moved_at AS at,
      entry.transaction_id,
      CASE WHEN entry.transaction_id = attempt.transaction_id THEN attempt.transaction_code END AS transaction_code,
      (abs(pence + coalesce((
        SELECT sum(correction.pence) FROM ledger_entry AS correction WHERE correction.corrects_id = entry.id), 0))
        / 100.00)::numeric(20, 2) AS amount,
      entry.deposit_id, entry.id
    FROM ledger_entry AS entry JOIN payment_attempt AS attempt ON attempt.id = attempt_id
    WHERE means = 'card-online' AND entry.kind <> 'correction' AND (moved_at >= $1 AND moved_at < $2 OR attempt_id IN (
      SELECT attempt_id FROM ledger_entry WHERE kind = 'payment' AND transaction_id = ANY($3)))
  )
  SELECT ours.kind, ours.at, ours.transaction_id, ours.transaction_code, ours.amount, ours.deposit_id, covered.quotes
  FROM ours
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('id', quote_id, 'reference', reference) ORDER BY position) AS quotes
    FROM deposit_quote WHERE deposit_id = ours.deposit_id) AS covered
  ORDER BY ours.at, ours.transaction_id, ours.id`;
