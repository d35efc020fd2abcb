import { pence, sumPence, toPence, type Pence } from '@app/pricing';
import type { RefundState } from './refund.entity';

/** A refund as far as it lessens what can still be given back. */
interface GivenBack {
  state: RefundState;
  amount: string;
}

/**
 * What of a charge can still be given back.
 * @param charged null: nothing was paid
 * @param refunds of it; those under way count as given back
 */
export function refundableOf(charged: string | null, refunds: readonly GivenBack[]): Pence {
  if (charged === null) return pence(0);
  const given = refunds.filter(({ state }) => state !== 'failed');
  return pence(toPence(charged) - sumPence(given.map(({ amount }) => toPence(amount))));
}
