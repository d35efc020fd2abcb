import type { AdminQuote } from '@app/contracts';
import type { BadgeTone } from '@app/ui';
import { text } from './text';

export interface DepositState {
  tone: BadgeTone;
  label: string;
  /** Beside the badge: the amount, or what is to be done. */
  aside: string;
}

/** How a quote's latest deposit stands (specification §4): paid and pending have badges of their own, all else a bad one. */
export function depositState(
  deposit: AdminQuote['deposit'],
  formatAmount: (pounds: string) => string,
): DepositState {
  if (!deposit) return { tone: 'neutral', label: text.noDeposit, aside: text.needsFollowUp };
  const aside = formatAmount(deposit.depositAmount);
  if (deposit.paymentStatus === 'paid') return { tone: 'ok', label: text.paid, aside };
  if (deposit.paymentStatus === 'pending') return { tone: 'warn', label: text.pending, aside };
  const [first = '', ...rest] = deposit.paymentStatus;
  return { tone: 'bad', label: first.toUpperCase() + rest.join(''), aside };
}
