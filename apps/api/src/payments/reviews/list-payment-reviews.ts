import { mostReviewsListed, type PaymentReview } from '@app/contracts';
import { orderLabelOf } from '../../orders';
import { reviewReasons } from '@app/mails/words';
import { type StatementRunner } from '../../database/statements';
import { decisionsFor, judgedAttempts, type JudgedAttemptRow, reviewReasonOf } from './judged-attempts';

interface ReviewRow extends JudgedAttemptRow {
  customer_name: string;
  customer_phone: string;
  quotes: PaymentReview['quotes'];
  order: PaymentReview['order'];
}

/** The oldest under review, and whatever else somebody was asked to look at. What is on its way back is not there for long. */
const toBeJudged = `
  (SELECT id FROM payment_attempt WHERE state = 'review' ORDER BY settled_at LIMIT ${mostReviewsListed})
  UNION
  (SELECT attempt_id FROM staff_task
    WHERE done_at IS NULL AND kind = 'review-payment' AND attempt_id IS NOT NULL
    ORDER BY created_at LIMIT ${mostReviewsListed})`;

const listReviews = `
  SELECT judged.*, deposit.customer_name, deposit.customer_phone, covered.quotes,
    ${orderLabelOf('deposit.order_id')} AS "order"
  FROM (${judgedAttempts(toBeJudged, 'picked.settled_at')}) AS judged
  JOIN deposit ON deposit.id = judged.deposit_id
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('id', quote.id, 'reference', quote.reference) ORDER BY position) AS quotes
    FROM order_item JOIN quote ON quote.id = quote_id WHERE order_item.order_id = deposit.order_id) AS covered
  WHERE NOT judged.has_live_refund
  ORDER BY coalesce(judged.asked_at, judged.settled_at, judged.created_at), judged.id
  LIMIT ${mostReviewsListed}`;

export async function listPaymentReviews(runner: StatementRunner): Promise<PaymentReview[]> {
  const rows = await runner.run<ReviewRow>(listReviews);
  return rows.map((row) => {
    const reason = reviewReasonOf(row);
    return {
      attemptId: row.id,
      depositId: row.deposit_id,
      quotes: row.quotes,
      order: row.order,
      customerName: row.customer_name,
      customerPhone: row.customer_phone,
      reason,
      words: reviewReasons(reason).join(' '),
      askedAmount: row.amount,
      chargedAmount: row.charged_amount,
      currency: row.charged_currency ?? 'GBP',
      checkoutId: row.checkout_id,
      transactionCode: row.transaction_code,
      since: (row.asked_at ?? row.settled_at ?? row.created_at).toISOString(),
      dueAt: row.asked_until?.toISOString() ?? null,
      decisions: decisionsFor(row),
    };
  });
}
