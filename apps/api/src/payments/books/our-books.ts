/** A payment, a refund or a chargeback by the card page, by our own books. */
export interface OurRow {
  entry_id: string;
  kind: 'payment' | 'refund' | 'chargeback';
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
 * books of the provider, and what went by another account ($4 is ours) in none that we can read.
 */
export const readOurBooks = `
  WITH ours AS (
    SELECT entry.kind, moved_at AS at, entry.transaction_id,
      CASE WHEN entry.transaction_id = attempt.transaction_id THEN attempt.transaction_code END AS transaction_code,
      (abs(pence + coalesce((
        SELECT sum(correction.pence) FROM ledger_entry AS correction WHERE correction.corrects_id = entry.id), 0))
        / 100.00)::numeric(20, 2) AS amount,
      entry.deposit_id, entry.id
    FROM ledger_entry AS entry JOIN payment_attempt AS attempt ON attempt.id = attempt_id
    WHERE means = 'card-online' AND entry.kind <> 'correction' AND attempt.merchant_code = $4
      AND (moved_at >= $1 AND moved_at < $2 OR attempt_id IN (
        SELECT attempt_id FROM ledger_entry WHERE kind = 'payment' AND transaction_id = ANY($3)))
  )
  SELECT ours.id AS entry_id, ours.kind, ours.at, ours.transaction_id, ours.transaction_code, ours.amount,
    ours.deposit_id, covered.quotes
  FROM ours
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('id', quote_id, 'reference', reference) ORDER BY position) AS quotes
    FROM deposit_quote WHERE deposit_id = ours.deposit_id) AS covered
  ORDER BY ours.at, ours.transaction_id, ours.id`;

/** What staff say that was paid where the customer stood, and have not taken back. */
export interface RecordedRow {
  means: 'card-counter' | 'cash';
  amount: string;
  quote: { id: string; reference: string };
}

/** Of a day, from $1 on and before $2. */
export const readRecorded = `
  SELECT means, (pence / 100.00)::numeric(20, 2) AS amount,
    json_build_object('id', quote.id, 'reference', quote.reference) AS quote
  FROM ledger_entry AS entry JOIN quote ON quote.id = entry.quote_id
  WHERE moved_at >= $1 AND moved_at < $2 AND kind = 'payment' AND means IN ('card-counter', 'cash')
    AND NOT EXISTS (SELECT FROM ledger_entry AS correction WHERE correction.corrects_id = entry.id)
  ORDER BY entry.id`;
