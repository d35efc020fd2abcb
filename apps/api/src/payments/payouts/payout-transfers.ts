/**
 * SQL: a row for each transfer from the card provider to the bank. Customers paid `gross`, the provider deducted `refunds`,
 * `chargebacks` and `others`, kept `fee` and transferred `net`, all in pence. A deduction belongs to the first payout on or after
 * its day.
 */
export const payoutTransfersSql = `
  SELECT payout.id, reference, paid_on, booked_on, payments, gross, coalesce(refunds, 0) AS refunds,
    coalesce(chargebacks, 0) AS chargebacks, coalesce(others, 0) AS others, fee + coalesce(fee_of_deductions, 0) AS fee,
    gross - fee - coalesce(deducted, 0) AS net
  FROM (
    SELECT min(id) AS id, reference, paid_on, booked_on, count(*)::integer AS payments, sum(pence) AS gross,
      sum(fee_pence) AS fee
    FROM payout_entry WHERE kind = 'payout' GROUP BY reference, paid_on, booked_on) AS payout
  LEFT JOIN (
    SELECT of_payout.id, sum(-pence) FILTER (WHERE kind = 'refund') AS refunds,
      sum(-pence) FILTER (WHERE kind = 'chargeback') AS chargebacks, sum(-pence) FILTER (WHERE kind = 'other') AS others,
      sum(fee_pence) AS fee_of_deductions, sum(fee_pence - pence) AS deducted
    FROM payout_entry AS deduction
    CROSS JOIN LATERAL (
      SELECT min(id) AS id FROM payout_entry AS entry
      WHERE kind = 'payout' AND booked_on = (
        SELECT min(booked_on) FROM payout_entry WHERE kind = 'payout' AND booked_on >= deduction.booked_on)
      GROUP BY reference, paid_on
      ORDER BY reference IS NOT DISTINCT FROM deduction.reference DESC, min(id) LIMIT 1) AS of_payout
    WHERE kind <> 'payout' GROUP BY of_payout.id) AS deductions USING (id)`;
