import { formatGbp, pence, sumPence, type Pence } from '@app/pricing';
import type { TransactionRecord } from '../provider/card-payments';

/** How many refunds of the same amount the provider listed before ours was sent, so that we do not take them for ours. */
interface EarlierRefunds {
  earlierRefunds: number;
  earlierFailures: number;
}

type RefundReadiness =
  | ({ kind: 'ready' } & EarlierRefunds)
  | { kind: 'wait'; reason: string }
  | { kind: 'impossible'; reason: string };

type RefundOutcome = 'refunded' | 'failed' | 'pending' | 'not-listed' | 'amount-missing';

export function refundReadiness(transaction: TransactionRecord, amount: Pence): RefundReadiness {
  const { refunds, currency } = transaction;
  if (transaction.amount === null || currency === null || refunds.some((refund) => refund.amount === null)) {
    return { kind: 'wait', reason: 'SumUp has not reported all amounts of this charge yet.' };
  }
  if (currency !== 'GBP')
    return { kind: 'impossible', reason: `The charge is in ${currency}, not in pounds.` };
  if (transaction.state !== 'successful' && transaction.state !== 'refunded') {
    return { kind: 'wait', reason: 'SumUp does not report this charge as successful.' };
  }
  if (refunds.some(({ state }) => state === 'pending')) {
    return { kind: 'wait', reason: 'Another refund of this charge is pending at SumUp.' };
  }
  const refundedAmounts = refunds
    .filter(({ state }) => state === 'refunded')
    .map((refund) => refund.amount ?? pence(0));
  const refundableAmount = pence(transaction.amount - sumPence(refundedAmounts));
  if (amount > refundableAmount) {
    return {
      kind: 'impossible',
      reason: `According to SumUp, only ${formatGbp(refundableAmount)} of this charge can still be refunded.`,
    };
  }
  const sameAmount = refunds.filter((refund) => refund.amount === amount);
  return {
    kind: 'ready',
    earlierRefunds: sameAmount.filter(({ state }) => state === 'refunded').length,
    earlierFailures: sameAmount.filter(({ state }) => state === 'failed').length,
  };
}

/** How often the provider has carried out our refund. More than once if it was sent twice. */
export const countNewRefunds = (
  { refunds }: TransactionRecord,
  amount: Pence,
  { earlierRefunds }: EarlierRefunds,
): number =>
  refunds.filter((refund) => refund.amount === amount && refund.state === 'refunded').length - earlierRefunds;

/** Only the provider's record of the charge shows whether a refund was carried out. */
export function refundOutcome(
  transaction: TransactionRecord,
  amount: Pence,
  earlier: EarlierRefunds,
): RefundOutcome {
  const { refunds } = transaction;
  if (countNewRefunds(transaction, amount, earlier) > 0) return 'refunded';
  if (refunds.some(({ state }) => state === 'pending')) return 'pending';
  if (refunds.some((refund) => refund.amount === null)) return 'amount-missing';
  const failedCount = refunds.filter(
    (refund) => refund.amount === amount && refund.state === 'failed',
  ).length;
  return failedCount > earlier.earlierFailures ? 'failed' : 'not-listed';
}
