import { company, delivery, weeksToHandOver } from '@app/content';
import type { PlannedTop } from '@app/configuration';
import type { QuoteResponse } from '@app/contracts';
import {
  depositPercent,
  formatGbp,
  formatSize,
  handOverText,
  quantityPrefix,
  topsPerDelivery,
} from '@app/pricing';
import { numberInWords } from '@app/ui';

/** Two toasts read differently in the basket (specification §5). */
export type Wording = 'basket' | 'quote';

export const text = {
  labels: {
    customerName: 'Full name',
    customerPhone: 'Phone',
    customerEmail: 'Email',
    postcode: 'Postcode',
    address: 'Full address',
  },
  hints: {
    customerPhone: 'We ring to confirm measurements',
    customerEmail: 'Your receipt and order updates go here',
  },
  missing: {
    customerName: 'Please enter your name',
    customerPhone: 'Please enter your phone number',
    customerEmail: 'Please enter your email address',
    postcode: 'Please enter your postcode',
    address: 'Please enter your full address',
  },
  deliver: () => `Deliver to me, ${formatGbp(delivery.fee)}`,
  deliverHint: `Covers ${topsPerDelivery} worktops. Leave unticked for free showroom collection.`,
  severalDeliveries: (tops: number) =>
    `${numberInWords(tops)} tops need more than one delivery: for the rest our team arranges another with you.`,

  findArea: 'Find area',
  finding: 'Finding…',
  addressFilled: (place: string) => `${place}. Please add the house and the street.`,
  addressKept: (place: string) => `${place}. Your address stays as you typed it.`,
  area: 'Area',
  noArea: 'No area is listed for this postcode. Please carry on with your address.',
  invalidPostcode: { title: 'Invalid Postcode', description: 'Please enter a valid UK postcode.' },
  postcodeNotFound: {
    title: 'Postcode Not Found',
    description: 'Please check the postcode and try again, or enter your address manually.',
  },
  lookupFailed: {
    title: 'Lookup Failed',
    description: 'Unable to lookup postcode. Please enter your address manually.',
  },

  amounts: 'Deposit today',
  /** 'Marble Calacatta Gold, 20mm, 1200 × 350 mm, Undermount Oval' */
  orderedTop: (
    { quantity, material, color, thickness, length, width }: QuoteResponse,
    { sinkTitle, cutoutNames }: PlannedTop,
  ) =>
    [
      `${quantityPrefix(quantity)}${material.name} ${color.name}`,
      thickness.displayName,
      formatSize({ lengthMm: length, widthMm: width }),
      sinkTitle,
      ...cutoutNames,
    ]
      .filter(Boolean)
      .join(', '),
  youOrder: (total: string, deposit: string, tops: number) =>
    `You order ${tops === 1 ? 'this' : `these ${tops} tops`} for ${total} in all, and pay ${deposit} of it now.`,
  tops: (count: number) => (count === 1 ? '1 top' : `${count} tops`),
  delivery: 'Delivery',
  collection: 'Showroom collection',
  free: 'Free',
  total: 'Total',
  vat: 'inc. VAT',
  deposit: `${depositPercent}% deposit`,

  cardPage: (opensTab: boolean) =>
    `You pay on our card provider’s secure page${opensTab ? ', which opens in a new tab' : ''}.`,
  countsTowardsPrice:
    'The deposit counts towards the price. We call within 24 hours to confirm measurements; nothing is cut before that call.',
  readyBy: `Your top is delivered, or ready to be collected, ${handOverText(weeksToHandOver)}`,
  ifYouCancel: 'Your top is made to measure. If you cancel, what we refund depends on how far the work is:',
  otherTerms: 'The rest is in our',
  terms: 'terms of sale',

  pay: 'Pay Deposit',
  payAmount: (amount: string) => `Pay ${amount} Deposit Now`,
  opening: 'Opening the card page…',
  cancel: 'Cancel',
  title: 'Secure Your Order',
  back: 'Back',
  completePayment: 'Complete Payment',

  incomplete: {
    quote: { title: 'Missing Information', description: 'Please fill in all required fields.' },
    basket: { title: 'Incomplete Information', description: 'Please fill in all required fields.' },
  },
  addressMissing: {
    quote: { title: 'Address Required', description: 'Please provide your delivery address and postcode.' },
    basket: {
      title: 'Delivery Information Required',
      description: 'Please provide postcode and full address for delivery.',
    },
  },
  issueTitle: 'Payment Processing Issue',
  failed: { title: 'Error', description: 'Failed to create deposit payment. Please try again.' },
  noPage: { title: 'Payment Error', description: 'Unable to process payment. Please try again.' },
  created: {
    title: 'Deposit Payment Created',
    description: 'Your deposit payment has been set up successfully.',
  },
  initiated: { title: 'Payment Initiated', description: 'We are taking you to the card payment page.' },
  inputIsKept: 'What you typed is still here.',
  orderByPhone: 'You can also order by phone:',
  openJob: (name: string) => `Open the job ${name}`,
  seePayment: 'See how your payment stands',
  orRingUs: ', or ring us:',
  ringUs: 'Ring us:',
  newTabTitle: 'Opening the card payment page…',
  phone: company.phone,
} as const;
