import type { RefundDecision, RefundDetail } from '@app/contracts';
import { type InDatabase, type StatementRunner } from '../../database/statements';
import type { RefundState } from './refund.entity';

export type FoundRefund = InDatabase<RefundDetail, 'requestedAt' | 'settledAt'>;

/** A refund under the contract's names, and what decides what staff may do about it. */
export interface RefundSeenRow extends Omit<FoundRefund, 'state' | 'decisions'> {
  state: RefundState;
  facts: { depositId: string; isOfDeposit: boolean; isAccepted: boolean; isLate: boolean };
}

/** Of `refund`, with who asked for it from `staff_user`. */
export const refundColumns = `refund.id, refund.amount, refund.reason, refund.state, refund.remark,
  refund.created_at AS "requestedAt", refund.settled_at AS "settledAt", staff_user.first_name AS by,
  json_build_object('depositId', refund.deposit_id, 'isOfDeposit', refund.is_of_deposit,
    'isAccepted', refund.answer IS NOT DISTINCT FROM 'accepted',
    'isLate', refund.created_at < now() - interval '4 hours') AS facts`;

/** What of a refund that is not under way any more people may still have paid in another way. */
export const canStillBePaid = (state: RefundState, isOfDeposit: boolean): boolean =>
  // What the card was charged besides the deposit is decided in its review.
  state === 'failed' && isOfDeposit;

/** What staff may decide is offered where it does not go as it should; what was accepted is never sent again. */
export const toRefundDetail = ({ facts, ...refund }: RefundSeenRow): FoundRefund => {
  const { state, remark } = refund;
  if (state !== 'wanted' && state !== 'sent')
    return {
      ...refund,
      state,
      decisions: canStillBePaid(state, facts.isOfDeposit) ? ['settled-outside'] : [],
    };
  const decisions: RefundDecision[] = facts.isAccepted
    ? ['settled-outside']
    : ['send-again', 'settled-outside'];
  return { ...refund, state: 'pending', decisions: facts.isLate || remark !== null ? decisions : [] };
};

const readDetail = `
  SELECT ${refundColumns} FROM refund LEFT JOIN staff_user ON staff_user.id = refund.asked_by
  WHERE refund.id = $1`;

/** One that is known to be there. */
export async function readRefundDetail(runner: StatementRunner, id: string): Promise<FoundRefund> {
  const [refund] = await runner.run<RefundSeenRow>(readDetail, [id]);
  if (!refund) throw new Error(`the refund ${id} was written down and is gone`);
  return toRefundDetail(refund);
}
