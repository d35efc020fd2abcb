import { maxReviewsListed, type PaymentReview } from '@app/contracts';
import { orderLabelOfSql } from '../../orders';
import { reviewReasons } from '@app/mails/words';
import type { StatementRunner } from '../../database/statements';
import { quotesOfDepositSql } from '../deposits/deposit-statements';
import {
  decisionsFor,
  type ReviewableAttemptRow,
  reviewReasonOf,
  selectReviewableAttemptsSql,
} from './reviewable-attempts';

interface ReviewRow extends ReviewableAttemptRow {
  customerName: string;
  customerPhone: string;
  quotes: PaymentReview['quotes'];
  order: PaymentReview['order'];
}

const attemptsToReviewSql = `attempt.id = ANY(ARRAY(
  (SELECT id FROM payment_attempt WHERE state = 'review' ORDER BY settled_at LIMIT ${maxReviewsListed})
  UNION
  (SELECT attempt_id FROM staff_task
    WHERE done_at IS NULL AND kind = 'review-payment' AND attempt_id IS NOT NULL
    ORDER BY created_at LIMIT ${maxReviewsListed})))`;

const listReviewsSql = `
  SELECT reviewed.*, deposit.customer_name AS "customerName", deposit.customer_phone AS "customerPhone", ${quotesOfDepositSql} AS quotes,
    ${orderLabelOfSql('deposit.order_id')} AS "order"
  FROM (${selectReviewableAttemptsSql(attemptsToReviewSql, 'picked.settled_at')}) AS reviewed
  JOIN deposit ON deposit.id = reviewed."depositId"
  WHERE NOT reviewed."hasLiveRefund"
  ORDER BY coalesce(reviewed."taskCreatedAt", reviewed."settledAt", reviewed."createdAt"), reviewed.id
  LIMIT ${maxReviewsListed}`;

export async function listPaymentReviews(runner: StatementRunner): Promise<PaymentReview[]> {
  const rows = await runner.run<ReviewRow>(listReviewsSql);
  return rows.map((row) => {
    const reason = reviewReasonOf(row);
    return {
      attemptId: row.id,
      depositId: row.depositId,
      quotes: row.quotes,
      order: row.order,
      customerName: row.customerName,
      customerPhone: row.customerPhone,
      reason,
      reasonText: reviewReasons(reason).join(' '),
      askedAmount: row.amount,
      chargedAmount: row.chargedAmount,
      currency: row.chargedCurrency ?? 'GBP',
      checkoutId: row.checkoutId,
      transactionCode: row.transactionCode,
      since: (row.taskCreatedAt ?? row.settledAt ?? row.createdAt).toISOString(),
      dueAt: row.taskDueAt?.toISOString() ?? null,
      decisions: decisionsFor(row),
    };
  });
}
