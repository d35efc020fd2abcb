import { company, delivery } from '@app/content';
import { formatGbp, topsPerDelivery } from '@app/pricing';

const quotes = (count: number) => `${count} ${count === 1 ? 'quote' : 'quotes'}`;

/** Title, headings and toasts are the specification's, word for word (§2, §8). */
export const text = {
  title: 'Your Quotes Basket',
  checkoutTitle: 'Secure Your Order',
  back: 'Back to basket',
  close: 'Close',
  clear: 'Clear all',
  loading: 'Loading your basket…',
  quotes,

  empty: 'Your basket is empty',
  emptyHint:
    'Configure a top, save the quote and add it here. Quotes wait for you in this browser until you remove them.',
  emptyDimension: '0 quotes',
  getQuote: 'Get Instant Free Quote',

  failed: 'Your basket did not load',
  failedHint: 'Nothing in it is lost. Check your connection and try again, or ring us:',
  retry: 'Try again',
  phone: company.phone,

  lines: 'Quotes in your basket',
  material: (material: string, thickness: string) => `${material}, ${thickness}`,
  perTop: (price: string) => `${price} each`,
  edit: 'Edit',
  duplicate: 'Duplicate',
  update: 'Update',
  remove: 'Remove',
  seePrice: 'See the price',
  /** Follows the button's label for screen readers, which do not see the line. */
  lineName: (color: string, reference: string) => `${color}, ${reference}`,
  duplicateFailed: { title: 'Error', description: 'Failed to save quote. Please try again.' },

  job: {
    make: 'Make this one job',
    change: 'Change the job',
    is: 'One job:',
    labels: { name: 'Name of the job' },
    hints: {
      name: 'Such as ‘Flat 12, Abbey Street’. One link for all of it: anyone who has that reads the name.',
    },
    missing: { name: 'Please give the job a name.' },
    save: 'Save the job',
    made: { title: 'Saved as one job', description: 'Its link leads to all of these quotes.' },
    failed: 'The job was not saved. Please try again.',
  },
  tops: 'Tops',
  delivery: 'Delivery',
  deliveryLater: 'Choose at the next step',
  total: 'Total',
  vat: 'inc. VAT',
  deposit: '10% deposit',
  depositShort: (amount: string) => `Deposit ${amount}`,
  pay: 'Pay Deposit',
  settleFirst: 'Please settle or remove the marked quotes first.',
  finePrint: `Collection is free; delivery of up to ${topsPerDelivery} tops is ${formatGbp(delivery.fee)}.`,
} as const;
