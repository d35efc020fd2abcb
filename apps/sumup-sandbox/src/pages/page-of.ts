import type { Html } from '@app/web-server';
import { canTakeCard, isConfirming, statusOf, successfulTransactions } from '../checkouts/checkout-status';
import type { Sandbox } from '../sandbox';
import type { CheckoutRecord } from '../state/records';
import { badDayList, findBadDay } from './bad-days';
import { cardForm } from './card-form-page';
import { bankContent, declinedContent, expiredContent, paidContent } from './outcome-pages';
import type { CardForm } from './read-card-form';

export interface Shown {
  title: string;
  content: Html;
  status?: number;
  showsCards?: boolean;
  further?: Html;
}

/** The card page for the checkout's state. */
export function pageOf(
  checkout: CheckoutRecord,
  { store, config: { merchantName } }: Sandbox,
  { again, set }: CardForm,
): Shown {
  const [paid] = successfulTransactions(checkout);
  if (paid) {
    return { title: 'Payment successful', content: paidContent(checkout, paid.code, merchantName) };
  }
  if (!canTakeCard(checkout, store)) {
    return { title: 'Page expired', content: expiredContent(checkout, merchantName), status: 410 };
  }
  const { confirmation } = checkout;
  if (confirmation && isConfirming(checkout, store)) {
    return { title: 'Confirm with your bank', content: bankContent(checkout, confirmation.card.slice(-4)) };
  }
  if (statusOf(checkout, store) === 'FAILED' && again === undefined) {
    return { title: 'Payment declined', content: declinedContent(checkout, merchantName) };
  }
  return {
    title: 'Pay by card',
    content: cardForm(checkout),
    showsCards: true,
    further: badDayList(checkout, findBadDay(set)),
  };
}
