import type { RefundDetail } from '@app/contracts';
import type { RefundState } from './refund-state';

/** A refund as staff see it. */
export interface RefundSeenRow {
  id: string;
  deposit_id: string;
  amount: string;
  is_of_deposit: boolean;
  reason: string;
  state: RefundState;
  remark: string | null;
  created_at: Date;
  settled_at: Date | null;
  first_name: string | null;
}

/** Of `refund`, with who asked for it from `staff_user`. */
export const refundColumns = `refund.id, refund.deposit_id, refund.amount, refund.is_of_deposit, refund.reason,
  refund.state, refund.remark, refund.created_at, refund.settled_at, staff_user.first_name`;

export const toRefundDetail = (row: RefundSeenRow): RefundDetail => ({
  id: row.id,
  amount: row.amount,
  reason: row.reason,
  state: row.state === 'confirmed' || row.state === 'failed' ? row.state : 'pending',
  remark: row.remark,
  requestedAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  by: row.first_name,
});
