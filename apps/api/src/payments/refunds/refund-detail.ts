import type { RefundDecision, RefundDetail } from '@app/contracts';
import { type InDatabase, type StatementRunner } from '../../database/statements';
import { isLiveRefund, type Refund, type RefundState } from './refund.entity';

export type StoredRefundDetail = InDatabase<RefundDetail, 'requestedAt' | 'settledAt'>;

export interface RefundDetailRow extends Omit<StoredRefundDetail, 'state' | 'decisions'> {
  state: RefundState;
  depositId: string;
  context: { isOfDeposit: boolean; isAccepted: boolean; isLate: boolean };
}

export const selectRefundsSql = (condition: string) => `
  SELECT refund.id, refund.amount, refund.reason, refund.state, refund.remark,
  refund.created_at AS "requestedAt", refund.settled_at AS "settledAt", staff_user.first_name AS by,
  refund.deposit_id AS "depositId", json_build_object('isOfDeposit', refund.is_of_deposit,
    'isAccepted', refund.answer IS NOT DISTINCT FROM 'accepted',
    'isLate', refund.created_at < now() - interval '4 hours') AS context
  FROM refund LEFT JOIN staff_user ON staff_user.id = refund.asked_by
  WHERE ${condition}`;

/**
 * Whether staff can mark a failed refund as settled outside, because they paid it in another way. For a charge that never
 * counted, a review decides instead.
 */
export const canSettleFailedRefund = ({
  state,
  isOfDeposit,
}: Pick<Refund, 'state' | 'isOfDeposit'>): boolean => state === 'failed' && isOfDeposit;

/** Staff can decide on a refund that is stuck, or that failed and is of a deposit. An accepted refund is never sent again. */
export const toRefundDetail = ({ depositId: _, context, ...refund }: RefundDetailRow): StoredRefundDetail => {
  const { state, remark } = refund;
  if (!isLiveRefund(state))
    return {
      ...refund,
      state,
      decisions: canSettleFailedRefund({ state, isOfDeposit: context.isOfDeposit })
        ? ['settled-outside']
        : [],
    };
  const decisions: RefundDecision[] = context.isAccepted
    ? ['settled-outside']
    : ['send-again', 'settled-outside'];
  return { ...refund, state: 'pending', decisions: context.isLate || remark !== null ? decisions : [] };
};

export async function getRefundDetail(runner: StatementRunner, id: string): Promise<StoredRefundDetail> {
  const [refund] = await runner.run<RefundDetailRow>(selectRefundsSql('refund.id = $1'), [id]);
  if (!refund) throw new Error(`there is no refund ${id}`);
  return toRefundDetail(refund);
}
