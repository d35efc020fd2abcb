import type { RefundDecision, RefundDetail } from '@app/contracts';
import type { Statement, StatementRunner } from '../../database/statements';
import type { RefundState } from './refund.entity';

/** A refund as staff see it. */
export interface RefundSeenRow {
  id: string;
  deposit_id: string;
  amount: string;
  is_of_deposit: boolean;
  reason: string;
  state: RefundState;
  remark: string | null;
  answer: 'accepted' | 'rejected' | null;
  created_at: Date;
  is_late: boolean;
  settled_at: Date | null;
  first_name: string | null;
}

/** Of `refund`, with who asked for it from `staff_user`. */
export const refundColumns = `refund.id, refund.deposit_id, refund.amount, refund.is_of_deposit, refund.reason,
  refund.state, refund.remark, refund.answer, refund.created_at, refund.settled_at, staff_user.first_name,
  refund.created_at < now() - interval '4 hours' AS is_late`;

export const toRefundDetail = (row: RefundSeenRow): RefundDetail => ({
  id: row.id,
  amount: row.amount,
  reason: row.reason,
  state: row.state === 'wanted' || row.state === 'sent' ? 'pending' : row.state,
  remark: row.remark,
  requestedAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  by: row.first_name,
  decisions: decisionsFor(row),
});

/** Offered where it does not go as it should; what was accepted is never sent again. */
function decisionsFor(row: RefundSeenRow): RefundDecision[] {
  const isPending = row.state === 'wanted' || row.state === 'sent';
  if (!isPending || !(row.is_late || row.remark !== null)) return [];
  return row.answer === 'accepted' ? ['settled-outside'] : ['send-again', 'settled-outside'];
}

const readDetail: Statement = {
  name: 'read-refund-detail',
  text: `
    SELECT ${refundColumns} FROM refund LEFT JOIN staff_user ON staff_user.id = refund.asked_by
    WHERE refund.id = $1`,
};

/** One that is known to be there. */
export async function readRefundDetail(runner: StatementRunner, id: string): Promise<RefundDetail> {
  const [refund] = await runner.run<RefundSeenRow>(readDetail, [id]);
  if (!refund) throw new Error(`the refund ${id} was written down and is gone`);
  return toRefundDetail(refund);
}
