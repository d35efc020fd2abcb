import { company, legal } from '@app/content';
import type { PaymentPurpose, PaymentStatus } from '@app/contracts';
import { balanceDueText } from '@app/pricing';

/** A payment's state as shown: a refunded one stays `paid` on the wire (D17). */
export type PaymentView = PaymentStatus | 'refunded';

export const text = {
  titles: {
    pending: 'Processing Payment...',
    paid: 'Payment Successful!',
    failed: 'Payment Failed',
    review: 'We are checking your payment',
    refunded: 'Deposit Refunded',
  } satisfies Record<PaymentView, string>,
  description: {
    pending: "We're confirming your payment. This may take a few moments. Please don't close this page.",
    paid: 'Your deposit payment has been processed successfully. Our team will contact you within 24 hours to confirm measurements and customization details.',
    failed: 'We were unable to process your payment. Please try again or contact us directly for assistance.',
    review:
      'One of us is checking this payment by hand. Please do not pay again. If you would rather not wait, ring us:',
    refunded:
      'We have refunded this deposit. It goes to the card that paid it; banks usually show it within 10 working days, and you need not do anything. If something is not right, ring us:',
  } satisfies Record<PaymentView, string>,
  takesLong:
    "This is taking longer than usual. You can close this page: we'll e-mail you as soon as your payment is confirmed.",
  checkAgain: 'Check again',
  notPaidYet: 'Not paid yet?',
  openPage: 'Return to the payment page',
  serverUnreachable: 'We cannot reach our server at the moment. This page keeps trying.',

  details: 'Payment Details',
  paymentId: 'Payment ID',
  quotes: (count: number) => (count === 1 ? 'Quote' : 'Quotes'),
  status: 'Status',
  amount: 'Amount',
  customer: 'Customer',
  badges: {
    pending: 'Pending',
    paid: 'Paid',
    failed: 'Failed',
    review: 'In review',
    refunded: 'Refunded',
  } satisfies Record<PaymentView, string>,
  copyId: 'Copy payment ID',
  copied: 'Payment ID copied',
  copyFailed: 'The payment ID could not be copied',

  /** The same for the balance of an order. */
  balance: {
    title: 'Payment Refunded',
    paid: 'Your payment has been processed successfully. It counts towards the price of your order.',
    refunded:
      'We have refunded this payment. It goes to the card that paid it; banks usually show it within 10 working days, and you need not do anything. If something is not right, ring us:',
    confirmation: 'A receipt is on its way to your email address.',
  },

  /** Always true: the mail is queued in the payment's own transaction. */
  confirmation: 'A confirmation is on its way to your email address.',
  /** For a browser that did not begin the payment. */
  linkInMail: 'It has the link to the page of your order.',
  order: 'See your order',
  next: 'What Happens Next?',
  steps: [
    'Our team will contact you within 24 hours',
    'We confirm exact measurements and customization',
    'Production begins once confirmed',
    'You receive updates during manufacturing',
  ],
  about: 'About the deposit',
  aboutList: [
    {
      name: 'It counts towards the price',
      description: `All of it. The balance is what is left. ${balanceDueText}`,
    },
    {
      name: 'Nothing is cut before you confirm',
      description: 'If something turns out different, you hear the new price first, and you decide.',
    },
    {
      name: 'Your card details stay with the payment provider',
      description: `We never see them. The deposit is paid to ${legal.companyName || company.name}.`,
    },
  ],
  terms: 'Terms of sale',
  retry: 'Try Payment Again',
  opening: 'Opening the card page…',
  home: 'Back to Home',
  help: 'Need Help?',

  notFound: 'Payment Not Found',
  notFoundText:
    'There is no payment at this address. Please open the link from your email again, or ring us:',
  company,
} as const;

/** The texts for a payment's purpose and state. */
export function resultText(purpose: PaymentPurpose, status: PaymentView) {
  const { titles, description, balance, confirmation } = text;
  const isBalance = purpose === 'balance';
  return {
    title: isBalance && status === 'refunded' ? balance.title : titles[status],
    description:
      isBalance && (status === 'paid' || status === 'refunded') ? balance[status] : description[status],
    confirmation: isBalance ? balance.confirmation : confirmation,
  };
}
