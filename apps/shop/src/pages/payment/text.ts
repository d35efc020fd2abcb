import { company, legal, weeksToHandOver } from '@app/content';
import type { PaymentBlocker } from '@app/contracts';
import { balanceDueText, depositPercent, formatGbp, handOverText, type Pence } from '@app/pricing';
import { numberInWords } from '@app/ui';

/** Headings, labels and error texts are the specification's, word for word (§2). */
export const text = {
  title: 'Complete Your Order',
  intro: `Secure your vanity top with a ${depositPercent}% deposit payment`,
  loading: 'Loading your quote…',

  summary: 'Quote Summary',
  quoteId: 'Quote ID',
  quantity: 'Quantity',
  each: (tops: number, price: string) => `${tops} at ${price} each`,
  material: 'Material',
  color: 'Colour',
  dimensions: 'Dimensions',
  size: (lengthMm: number, widthMm: number) => `${lengthMm}\u00a0mm\u00a0×\u00a0${widthMm}\u00a0mm`,
  area: 'Area',
  thickness: 'Thickness',
  sinkType: 'Sink type',
  cutouts: 'Cut-outs',
  notes: 'Notes',
  totalPrice: 'Total price',

  deposit: `${depositPercent}% deposit`,
  pay: (amount: string) => `Pay ${amount} Deposit Now`,
  openQuote: 'Open the quote',
  returnHome: 'Return Home',

  balance: 'Balance',
  balanceDue: `${balanceDueText} Delivery, should you want it, comes on top.`,
  next: 'What happens after you pay',
  steps: [
    {
      name: 'You pay by card',
      description: 'On our payment provider’s secure page. We never see your card details.',
    },
    {
      name: 'We ring within 24 hours',
      description: 'To confirm every measurement with you. Nothing is cut before that call.',
    },
    {
      name: 'You confirm, we cut',
      description: 'If something turns out different, you hear the new price first, and you decide.',
    },
  ],
  countsTowardsPrice: {
    name: 'It counts towards the price',
    description: 'All of it. The balance is what is left.',
  },
  readyBy: {
    name: 'By when you have it',
    description: `Delivered, or ready to be collected, ${handOverText(weeksToHandOver)}`,
  },
  paidTo: {
    name: `You pay ${legal.companyName || company.name}`,
    description: [
      legal.registeredIn && `Registered in ${legal.registeredIn}`,
      legal.companyNumber && `company number ${legal.companyNumber}`,
    ]
      .filter(Boolean)
      .join(', '),
  },
  terms: 'Terms of sale',
  questions: 'Questions before you pay?',

  job: {
    part: (name: string) => `Part of the job ${name}`,
    paidTogether:
      'The deposit on a job is paid for all of its tops at once, on its own page. Questions? Ring us:',
    notPayable:
      'One of its tops cannot be paid, so the deposit on all of them cannot be either. Please ring us:',
    open: 'Open the job',
    list: 'Tops of this job',
    tops: (count: number) => (count === 1 ? 'One top' : `${count} tops`),
    notFound: 'Job Not Found',
    notFoundText: "We couldn't find the job you're looking for. It may have been taken apart.",
  },

  invalid: 'Invalid Payment Link',
  invalidText:
    'This link does not name a quote. Please open the one from your email again, or have your reference ready and ring us:',
  notFound: 'Quote Not Found',
  notFoundText:
    "We couldn't find the quote you're looking for. It may have been removed or the link may be expired.",
  failedText: 'It may also be the connection. Please try again, or ring us:',
  retry: 'Try again',

  advice: {
    paid: 'There is nothing more to pay now. Our team contacts you within 24 hours of the payment to confirm measurements. Questions? Ring us:',
    'paid-under-another':
      'What we make is the quote that was paid. If it is to be this one instead, please ring us before it is cut:',
    refunded:
      'It goes to the card that paid it; banks usually show it within 10 working days. If you still want this top, have the reference ready and ring us:',
    'in-review': 'Please do not pay again. We ring you as soon as we know more; you can also ring us:',
    declined: 'We are glad to find another way with you. Please have the reference ready and ring us:',
    completed: 'There is nothing more to pay here. If something is not right, please ring us:',
    deleted: 'If you still want this top, please have the reference ready and ring us:',
    superseded: 'The revised one is in the email that we sent you. Or have the reference ready and ring us:',
    'not-agreed': 'Its page asks whether you agree to the price. Or have the reference ready and ring us:',
    'invalid-configuration':
      'Change what does not fit, or ask us: we find a way, or approve it as it is. Have the reference ready and ring us:',
    expired: 'See what it costs today, or ring us:',
  } satisfies Record<PaymentBlocker, string>,

  /** Staff may have chosen another day (D4). */
  expired: (day: string, isUsual: boolean) => `The price held ${isUsual ? 'for 30 days, ' : ''}to ${day}`,
  changes: (count: number) =>
    count === 0
      ? 'Nothing has changed since. This is what your top costs today, line by line.'
      : `${numberInWords(count)} ${count === 1 ? 'line has' : 'lines have'} changed since. This is what your top costs today, line by line.`,
  partsNotSold:
    'Part of this top is no longer sold. Everything else is kept: choose the missing part again and you have a new quote.',
  whatChanged: 'What changed',
  line: 'Line',
  today: 'Today',
  total: 'Total',
  top: (color: string, thickness: string) => `${color}, ${thickness}`,
  unchanged: 'Unchanged',
  rate: (units: string, change: 'rose' | 'fell', rate: string) =>
    `${units} units of 100 × 100 mm, the rate ${change} to ${rate}`,
  priceMoved: (change: 'rose' | 'fell') => `The price ${change}`,
  notSold: 'No longer sold',
  difference: (then: Pence, now: Pence, day: string) =>
    then === now
      ? `The same as on ${day}, inc. VAT`
      : `${formatGbp(Math.abs(now - then) as Pence)} ${now > then ? 'more' : 'less'} than on ${day}, inc. VAT`,
  previousTotal: (amount: string) => `was ${amount}`,
  before: 'before:',
  sameTop: 'Same stone, same size, same sink.',
  update: 'Update my quote',
  updating: 'Updating…',
  updateNote: 'Updating gives you a new quote at this price, valid for 30 days. The old one stays readable.',
  chooseNote: 'The calculator opens with your size and everything that is still sold.',
  noTradePrice: 'There is no trade price on it any more',
  chargePromise: 'We never charge another amount than the one on the page you pay from.',
  updated: (reference: string) => `Your new quote is ${reference}`,
  outdatedErrors: 'Our prices changed just now. Please look at the new figures; nothing has been saved yet.',
  updateFailed: { title: 'Error', description: 'Failed to save quote. Please try again.' },
  pricesFailed: 'Today’s prices did not load',
  pricesFailedText: 'Check your connection and try again, or ring us for a new quote:',

  phone: company.phone,
} as const;
