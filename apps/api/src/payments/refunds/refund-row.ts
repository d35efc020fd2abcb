import type { RefundState } from './refund.entity';

/** A refund as the statements of this folder read it; column names are the database's. */
export interface RefundRow {
  id: string;
  deposit_id: string;
  attempt_id: string;
  transaction_id: string;
  amount: string;
  is_of_deposit: boolean;
  reason: string;
  state: RefundState;
  asked_by: number | null;
  request_hash: string;
  booked_before: number | null;
  refused_before: number | null;
  sent_at: Date | null;
  sends: number;
  most_sends: number;
  answer: 'accepted' | 'rejected' | null;
  remark: string | null;
  lease_until: Date | null;
  next_check_at: Date | null;
  checks: number;
  created_at: Date;
}

export const refundRowColumns = `refund.id, refund.deposit_id, refund.attempt_id, refund.transaction_id,
  refund.amount, refund.is_of_deposit, refund.reason, refund.state, refund.asked_by, refund.request_hash,
  refund.booked_before, refund.refused_before, refund.sent_at, refund.sends, refund.most_sends, refund.answer, refund.remark,
  refund.lease_until, refund.next_check_at, refund.checks, refund.created_at`;
