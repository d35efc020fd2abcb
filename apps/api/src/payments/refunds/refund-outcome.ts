import { formatGbp, pence, sumPence, type Pence } from '@app/pricing';
import type { TransactionRecord } from '../provider/card-payments';

/** Refunds of the same amount that the provider listed before ours was sent: they must not be taken for ours. */
export interface Baseline {
  earlierRefunds: number;
  earlierFailures: number;
}

type Readiness =
  | ({ kind: 'ready' } & Baseline)
  | { kind: 'wait'; why: string }
  | { kind: 'impossible'; why: string };

type Outcome = 'refunded' | 'refused' | 'under-way' | 'nothing' | 'unreadable';

export function refundReadiness(transaction: TransactionRecord, amount: Pence): Readiness {
  const { refunds, currency } = transaction;
  if (transaction.amount === null || currency === null || refunds.some((refund) => refund.amount === null)) {
    return { kind: 'wait', why: 'SumUp’s records are not clear yet.' };
  }
  if (currency !== 'GBP') return { kind: 'impossible', why: `The charge is in ${currency}, not in pounds.` };
  if (transaction.state !== 'successful' && transaction.state !== 'refunded') {
    return { kind: 'wait', why: 'The card provider does not call this charge successful.' };
  }
  if (refunds.some(({ state }) => state === 'pending')) {
    return { kind: 'wait', why: 'Another refund of this charge is under way at the card provider.' };
  }
  const given = refunds
    .filter(({ state }) => state === 'refunded')
    .map((refund) => refund.amount ?? pence(0));
  const left = pence(transaction.amount - sumPence(given));
  if (amount > left) {
    return {
      kind: 'impossible',
      why: `By SumUp’s records, ${formatGbp(left)} of this charge is left to give back.`,
    };
  }
  const same = refunds.filter((refund) => refund.amount === amount);
  return {
    kind: 'ready',
    earlierRefunds: same.filter(({ state }) => state === 'refunded').length,
    earlierFailures: same.filter(({ state }) => state === 'failed').length,
  };
}

/** How often the provider has carried out a refund; more than once if it was sent twice. */
export const timesRefunded = (
  { refunds }: TransactionRecord,
  amount: Pence,
  { earlierRefunds: earlierRefunds }: Baseline,
): number =>
  refunds.filter((refund) => refund.amount === amount && refund.state === 'refunded').length - earlierRefunds;

/** Only the provider's record of the charge says whether a refund was carried out. */
export function refundOutcome(transaction: TransactionRecord, amount: Pence, before: Baseline): Outcome {
  const { refunds } = transaction;
  if (timesRefunded(transaction, amount, before) > 0) return 'refunded';
  if (refunds.some(({ state }) => state === 'pending')) return 'under-way';
  if (refunds.some((refund) => refund.amount === null)) return 'unreadable';
  const refused = refunds.filter((refund) => refund.amount === amount && refund.state === 'failed').length;
  return refused > before.earlierFailures ? 'refused' : 'nothing';
}
