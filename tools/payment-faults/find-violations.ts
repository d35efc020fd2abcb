import type { FaultSystem } from '../faults/fault-system.ts';

/** What the provider charged ($1), the shop's state, and its ledger. */
const comparisonSql = `
  WITH charge AS (
    SELECT reference, charges, charges - "injectedCharges" AS own, "chargedPence" AS charged,
      coalesce("refundedPence", 0) AS refunded
    FROM jsonb_to_recordset($1::jsonb) AS given (
      reference text, charges integer, "injectedCharges" integer, "chargedPence" integer, "refundedPence" integer)),
  attempt AS (
    SELECT payment_attempt.id, checkout_reference AS reference, state, (amount * 100)::integer AS pence, charged_amount,
      next_check_at, deposit_id, deposit.status AS deposit_status, purpose
    FROM payment_attempt JOIN deposit ON deposit.id = deposit_id),
  refunded AS (
    SELECT reference, attempt.deposit_id,
      (coalesce(sum(refund.amount) FILTER (WHERE refund.state = 'confirmed'), 0) * 100)::integer AS confirmed,
      bool_or(refund.state IN ('requested', 'sent')) AS is_live,
      count(*) FILTER (WHERE refund.state = 'confirmed') AS times,
      (SELECT count(*) FROM mail WHERE kind = 'deposit-refunded' AND mail.deposit_id = attempt.deposit_id) AS mails
    FROM refund JOIN attempt ON attempt.id = attempt_id GROUP BY reference, attempt.deposit_id),
  entered AS (
    SELECT reference, coalesce(sum(entry.pence) FILTER (WHERE kind IN ('payment', 'correction')), 0) AS charged,
      coalesce(-sum(entry.pence) FILTER (WHERE kind = 'refund' AND method = 'card-online'), 0) AS refunded
    FROM ledger_entry AS entry JOIN attempt ON attempt.id = attempt_id GROUP BY reference),
  mailed AS (
    SELECT deposit.id, status, CASE status WHEN 'paid' THEN 1 ELSE 0 END AS due,
      count(*) FILTER (WHERE mail.kind = 'deposit-confirmation') AS confirmations,
      count(*) FILTER (WHERE mail.kind = 'staff-deposit-paid') AS notices
    FROM deposit LEFT JOIN mail ON mail.deposit_id = deposit.id WHERE purpose = 'deposit' GROUP BY deposit.id),
  receipted AS (
    SELECT id, status, (
      SELECT count(*) FROM mail JOIN ledger_entry AS entry ON mail.key = entry.id::text
      WHERE mail.kind = 'payment-received' AND entry.deposit_id = deposit.id) AS receipts
    FROM deposit WHERE purpose = 'balance')`;

/** Each selects violations as sentences. */
const violationSelects = [
  `format('%s was charged, and there is no attempt of that name', reference) FROM charge
   WHERE reference NOT IN (SELECT reference FROM attempt)`,
  `format('%s was charged %sp, and %sp were asked for', reference, charged, pence)
   FROM charge JOIN attempt USING (reference) WHERE charged <> pence * charges`,
  `format('%s was charged %s times', reference, own) FROM charge JOIN attempt USING (reference) WHERE own > 1`,
  // The balance may be paid in parts.
  `format('quote %s was charged %s times', quote_id, sum(own))
   FROM charge JOIN attempt USING (reference) JOIN deposit ON deposit.id = deposit_id JOIN order_item USING (order_id)
   WHERE deposit.purpose = 'deposit'
   GROUP BY quote_id HAVING sum(own) > 1`,
  `format('%s is paid, and nothing was charged', reference) FROM attempt
   WHERE state = 'paid' AND reference NOT IN (SELECT reference FROM charge)`,
  `format('%s is paid, and its deposit is %s', reference, deposit_status) FROM attempt
   WHERE state = 'paid' AND deposit_status <> 'paid'`,
  `format('deposit %s is paid without a paid attempt', id) FROM deposit
   WHERE status = 'paid' AND id NOT IN (SELECT deposit_id FROM attempt WHERE state = 'paid')`,
  `format('quote %s is paid and does not say so', quote.id)
   FROM deposit JOIN customer_order AS placed ON placed.id = order_id
   JOIN order_item USING (order_id) JOIN quote ON quote.id = agreed_id
   WHERE deposit.status = 'paid' AND (quote.deposit_state <> 'paid' OR quote.status = 'pending'
     OR placed.deposit_state <> 'paid' OR placed.reference IS NULL OR NOT is_placed)`,
  `format('deposit %s is %s and confirmed to its customer %s times', id, status, confirmations) FROM mailed
   WHERE confirmations <> due`,
  `format('deposit %s is %s and told to the team %s times', id, status, notices) FROM mailed WHERE notices <> due`,
  `format('balance %s is %s and has %s receipts', id, status, receipts) FROM receipted
   WHERE receipts <> CASE status WHEN 'paid' THEN 1 ELSE 0 END`,
  `format('order %s has received more than its price', id) FROM customer_order WHERE received > order_price(id)`,
  `format('%s was charged %sp, and %sp were refunded', reference, charged, refunded) FROM charge
   WHERE refunded > charged`,
  `format('%s was refunded %s times and its customer told %s times', reference, times, mails) FROM refunded
   WHERE mails < times`,
  `format('order %s says that it received %s', placed.id, placed.received) FROM customer_order AS placed
   WHERE received * 100 <> (
     SELECT coalesce(sum(pence), 0) FROM deposit
     JOIN payment_attempt AS paid ON paid.deposit_id = deposit.id AND paid.state = 'paid'
     JOIN ledger_entry ON ledger_entry.transaction_id = paid.transaction_id
     WHERE deposit.order_id = placed.id)`,
  `format('order %s has received %s, and its tops show %s', placed.id, placed.received, sum(quote.received))
   FROM customer_order AS placed JOIN order_item ON order_id = placed.id JOIN quote ON quote.id = agreed_id
   WHERE is_placed GROUP BY placed.id HAVING sum(quote.received) <> placed.received`,
  `format('%s was charged, and its attempt is %s', reference, state) FROM charge JOIN attempt USING (reference)
   WHERE state NOT IN ('paid', 'review', 'returned')`,
  `format('%s: %sp were refunded, and our books have %sp', reference, refunded, coalesce(confirmed, 0))
   FROM charge LEFT JOIN refunded USING (reference)
   WHERE is_live IS NOT TRUE AND refunded <> coalesce(confirmed, 0)`,
  `format('%s was charged %sp and given %sp back, and the ledger has %sp and %sp', reference,
     coalesce(charge.charged, 0), coalesce(charge.refunded, 0), coalesce(entered.charged, 0), coalesce(entered.refunded, 0))
   FROM charge FULL JOIN entered USING (reference)
   WHERE (charge.charged, charge.refunded) IS DISTINCT FROM (entered.charged, entered.refunded)`,
  `format('%s (%s) should have been looked at', reference, state) FROM attempt
   WHERE next_check_at < now() - make_interval(secs => $2)`,
];

/**
 * Compares the provider's charges with the shop's state once everything must be settled: one sentence per violation.
 */
export async function findViolations(system: FaultSystem): Promise<string[]> {
  const charges = await system.control('GET', '/charges');
  const violationsSql = violationSelects.map((select) => `SELECT ${select}`).join(' UNION ALL ');
  const rows = await system.sql<{ format: string }>(`${comparisonSql} ${violationsSql}`, [
    JSON.stringify(charges),
    Math.max(5, system.scaled(120_000) / 1_000),
  ]);
  return rows.map(({ format }) => format);
}
