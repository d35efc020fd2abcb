import { balanceDueText, formatGbp, pence, toPence } from '@app/pricing';

export const revisionText = {
  region: 'Your measured price',
  titles: {
    proposed: 'We measured your top: please look at the price',
    agreed: 'You have agreed to the measured price',
    declined: 'We will call you about this price',
    withdrawn: 'This price is no longer asked for',
  },
  proposed:
    'These are the sizes to cut, as we agreed them with you. Nothing is cut before you agree to their price.',
  expired:
    'The time to agree to this price has passed. Ask us to call you, and we will look at it again together.',
  agreed: (previous: string) =>
    `It stands in place of ${previous}. We continue with your top, and ring you when it is ready.`,
  agreedUnpaid: (previous: string) =>
    `It stands in place of ${previous}. Once the deposit is paid we continue with your top.`,
  cancelled: (previous: string) => `It took the place of ${previous}, and we are not making it.`,
  declined: (previous: string) =>
    `You asked us to call you. Until then ${previous} stands as it was, and nothing is cut.`,
  withdrawn: (previous: string) =>
    `We have agreed other sizes since. ${previous} stands as it was, or another price has been sent to you.`,
  table: 'What changed',
  row: 'What',
  before: 'First quoted',
  after: 'As measured',
  size: 'Size',
  price: 'Price',
  vat: 'inc. VAT',
  difference: (pounds: string) => {
    const by = toPence(pounds);
    return by === 0
      ? 'The price is the same.'
      : `${formatGbp(pence(Math.abs(by)))} ${by < 0 ? 'less' : 'more'}.`;
  },
  credited: (amount: string) => `Deposit paid ${amount} counts towards it.`,
  balance: (amount: string) => `${amount} is left to pay. ${balanceDueText}`,
  noBalance: 'Nothing more is left to pay.',
  balanceWithDelivery: (amount: string, delivery: string) =>
    `${amount} is left to pay, and ${delivery} for the delivery of your order. ${balanceDueText}`,
  totalBeforeDelivery: 'inc. VAT, before delivery',
  deliveryOrdered: (amount: string) => `${amount}, to your address`,
  agreedSizes: (day: string, size: string) =>
    `You agreed to ${size} at this price on ${day}: these are the sizes that we cut.`,
  agree: (amount: string) => `Agree to ${amount}`,
  call: 'Please call me',
  outdatedErrors: 'This has changed in the meantime. Please look at it as it is now.',
  failed: 'Your answer did not reach us. Please try again, or ring us:',
  badges: { proposed: 'Waits for your answer', declined: 'We will call you', withdrawn: 'Withdrawn' },
  notes: {
    proposed: 'Answer above first; then the order continues.',
    declined: 'We will call you about this price.',
    withdrawn: 'This price is no longer asked for.',
  },
  creditedNote: (amount: string) => `${amount} was paid already and counts towards this price.`,
  paid: 'Deposit paid',
  answer: 'Read and answer',
  sinkAgreed: 'The sink goes where we agreed it with you, which this plan may not show.',
  superseded: 'This quote was replaced',
  supersededBy: (reference: string) =>
    `You agreed to ${reference} after we had measured. This page shows what was quoted before.`,
  open: (reference: string) => `Open ${reference}`,
  replaced: 'Replaced',
} as const;
