import { company, delivery } from '@app/content';
import type { QuoteStatus } from '@app/contracts';
import { formatGbp } from '@app/pricing';

export const text = {
  room: 'The room',
  positions: 'Positions',
  title: 'Your quote',
  loading: 'Loading your quote…',
  summary: (reference: string, color: string, size: string) => `${reference}, ${color}, ${size}`,
  validFor: (days: number) =>
    days === 0 ? 'Valid until midnight' : `Valid for ${days} ${days === 1 ? 'day' : 'days'}`,
  expiredOn: (day: string) => `Expired ${day}`,
  statuses: {
    pending: 'Pending',
    approved: 'Approved',
    declined: 'Declined',
    completed: 'Completed',
  } satisfies Record<QuoteStatus, string>,
  ordered: 'Ordered',
  orderedNote: 'This top is ordered. The link to its order is in our emails about it. Questions? Ring us:',
  orderedAt: (size: string) => `Ordered at this price for ${size}.`,
  expiredTitle: (day: string) => `The price held to ${day}`,
  expiredAdvice: 'Prices may have changed since.',

  plan: 'Plan, to scale.',
  planAsQuoted: 'Plan as quoted, to scale.',
  sinkPosition: 'Sink position is agreed when we call.',
  lines: 'What you pay for',
  price: 'Price',
  total: (tops: number) => (tops > 1 ? `Total for ${tops} tops` : 'Total'),
  totalNote: 'inc. VAT, collected from the showroom',
  priceHolds: (day: string, size: string) =>
    `The price holds to the end of ${day} for ${size}. Nothing is cut until we have rung you to read them back.`,
  ended: 'We are not making this top.',
  priceHeld: (day: string, size: string) => `The price held to the end of ${day} for ${size}.`,

  deposit: '10% deposit',
  pay: 'Pay Deposit',
  seeChanges: 'See what changed',
  depositNote: (tops: number, total: string) =>
    `Orders ${tops === 1 ? 'this top' : `these ${tops} tops`} for ${total} in all. We ring within 24 hours to confirm the measurements.`,
  blockedNote: 'Questions? Have the reference ready and ring us:',
  openJob: 'Open the job',
  paidWithJob: 'The deposit is paid for all tops of the job at once:',
  addToBasket: 'Add to basket',
  openBasket: 'Open basket',
  startFromQuote: 'Start from this configuration',
  startShort: 'Start from this',
  validUntil: 'Valid until',
  wasValidUntil: 'Was valid until',
  saved: 'Saved',
  delivery: 'Delivery',
  deliveryValue: `${formatGbp(delivery.fee)}, or free collection`,
  depositShort: (amount: string) => `Deposit ${amount}`,
  vat: 'inc. VAT',
  email: 'Email',
  share: 'Share',
  pdf: 'PDF',
  newTab: '(opens in a new tab)',
  shareTitle: (reference: string) => `Quote ${reference} from ${company.name}`,
  linkCopied: 'Link copied',
  copyFailed: 'Copy the address of this page to share it',
  privacy: 'Anyone with this link can read the quote. It shows no name and no contact details.',
  scene: (color: string) => `${color} top`,

  notFound: 'Quote Not Found',
  notFoundText:
    "We couldn't find the quote you're looking for. It may have been removed or the link may be expired.",
  newQuote: 'Get Instant Free Quote',
  failed: 'Your quote did not load',
  company,
} as const;
