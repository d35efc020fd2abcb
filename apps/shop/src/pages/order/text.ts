import { company, showroom, weeksToHandOver } from '@app/content';
import type {
  AppointmentKind,
  DrawingAgreementMethod,
  InvoiceKind,
  OrderStage,
  PaymentMethod,
} from '@app/contracts';
import { balanceDueText, balanceNextText, deliveryText, handOverText } from '@app/pricing';
import { longDateAndTime } from '@app/ui';
import { stageNames } from '../../features/quotes/stage-names';

interface StageText {
  /** Reached. */
  now: string;
  /** What follows. */
  next: string;
}

const kinds: Record<AppointmentKind, { name: string; choose: string; purpose: string }> = {
  'measuring-visit': {
    name: 'Measuring visit',
    choose: 'When may we come to measure?',
    purpose: 'We measure where the top will stand. The unit should be in its place, and the basin at hand.',
  },
  'measuring-call': {
    name: 'Measuring call',
    choose: 'When may we ring you about the sizes?',
    purpose: 'We go through the sizes together on the phone. Have a tape measure at hand.',
  },
  delivery: {
    name: 'Delivery',
    choose: 'When may we deliver?',
    purpose: deliveryText,
  },
  collection: {
    name: 'Collection',
    choose: 'When will you collect it?',
    purpose: `The top waits for you${showroom.street ? ` at ${showroom.street}, ${showroom.town}` : ' at our showroom'}. It is heavy: please bring somebody who carries it with you.`,
  },
};

const methodText: Record<PaymentMethod, string> = {
  'card-online': 'Paid by card online',
  'card-counter': 'Paid by card',
  'bank-transfer': 'Paid by bank transfer',
  cash: 'Paid in cash',
  other: 'Paid',
};

/** Only the customer sees this page. */
export const text = {
  title: 'Your order',
  loading: 'Loading your order…',
  pageTitle: (reference: string) => `Order ${reference} - ${company.name}`,
  summaryOfTops: (reference: string, tops: number) => `${reference}, ${tops} tops`,
  summary: (reference: string, color: string, size: string) => `${reference}, ${color}, ${size}`,

  progress: 'Order progress',
  steps: {
    ...stageNames,
    handedOver: { delivery: 'Delivered', collection: 'Collected' },
  },
  stages: {
    'to-measure': {
      now: 'Your order is with us.',
      next: 'Next we agree the exact sizes with you. Nothing is cut before that.',
    },
    measured: {
      now: 'The sizes are agreed.',
      next: 'Next the top is cut and finished in our workshop.',
    },
    'in-production': {
      now: 'The top is being cut and finished.',
      next: 'Next we tell you that it is ready.',
    },
    ready: { now: 'The top is finished.', next: 'The next step is delivery.' },
    delivered: { now: 'The top is with you.', next: 'We hope that it gives you joy for a long time.' },
    collected: { now: 'The top is with you.', next: 'We hope that it gives you joy for a long time.' },
  } satisfies Record<OrderStage, StageText>,
  payNext:
    'Next we wait for your deposit; then we agree the exact sizes with you. Nothing is cut before that.',
  priceChanged: 'Measuring has changed the price. We wait for your answer:',
  seeNewPrice: 'see the new price',
  agreeNext:
    'Please check the drawing below and agree to it: then the top is cut and finished in our workshop.',
  pickNext: 'Please choose a time.',
  meetNext: {
    'measuring-visit': (time: string) => `We come to measure on ${time}.`,
    'measuring-call': (time: string) => `We ring you about the sizes on ${time}.`,
    delivery: (time: string) => `We deliver it on ${time}.`,
    collection: (time: string) => `You collect it on ${time}.`,
  } satisfies Record<AppointmentKind, (time: string) => string>,
  readyBy: (isDelivery: boolean, areAgreed: boolean) =>
    `It is ${isDelivery ? 'delivered' : 'ready to be collected'} ${handOverText(weeksToHandOver, { areAgreed })}`,
  collectNext: 'Next you collect it from our showroom.',
  ended: 'This order has ended',
  orderCancelled: 'This order is cancelled',
  endedText: 'If that surprises you, please ring us:',

  kinds,
  appointment: 'Appointment',
  takes: (part: string) => `It is for ${part}.`,
  arranging: {
    'deposit-awaited': 'Once the deposit has reached us, we ring you within 24 hours to agree the sizes.',
    'just-ordered': 'We ring you within 24 hours of your deposit to confirm the measurements.',
    'price-changed': 'Once you have answered about the new price, we arrange the next step with you.',
    'to-measure': 'Next we agree the sizes with you. If you have not heard from us yet, please ring us.',
    making: (isDelivery: boolean) =>
      isDelivery
        ? 'Once it is ready, we agree the day of delivery with you.'
        : 'Once it is ready, we email you, and you collect it from our showroom.',
    ready: (isDelivery: boolean) =>
      isDelivery ? 'Next we agree the day of delivery with you.' : 'You can collect it from our showroom.',
    done: 'There is nothing left to arrange.',
  },
  day: 'Day',
  time: 'Time',
  moreDays: 'Show later days',
  pick: 'Book this time',
  move: 'Move it here',
  noTimes: 'All times of the next four weeks are taken. Please ring us:',
  changeableUntil: (time: string) => `You can move it or cancel it here until ${time}.`,
  tooLate: 'It is too late to change it here. If something has come up, please ring us:',
  moveIt: 'Move it',
  keepIt: 'Leave it as it is',
  cancelIt: 'Cancel appointment',
  cancelTitle: 'Cancel this appointment?',
  cancelText: (time: string) => `${time} is given to somebody else. Your order is not affected.`,
  cancelYes: 'Cancel the appointment',
  cancelNo: 'Keep appointment',
  cancelled: 'Cancelled',
  pickAgain: (time: string | null) => `You cancelled ${time ?? 'it'}. Choose another time here.`,
  callUs: 'If that surprises you, please ring us:',
  whereToMeasure: 'Where do we measure?',
  cancelledText: 'We will arrange another time with you. Or ring us:',
  nowBooked: (time: string) => `Booked: ${time}. We have sent you an email for your calendar.`,
  freeTimes: 'These are the times that are free now.',
  notSent: 'That did not arrive. Check your connection and try again.',
  retry: 'Try again',

  tops: {
    title: (count: number) => `The ${count} tops of your order`,
    list: 'All tops of your order',
    shown: 'shown here',
    cancelled: 'Cancelled',
    notOrdered: 'Not ordered',
  },
  payments: {
    forAllTops: 'Total for all tops.',
    title: 'Payments',
    price: 'Price inc. VAT',
    payment: (method: PaymentMethod, amount: string) =>
      amount.startsWith('-') ? 'Refunded' : methodText[method],
    balance: 'Still to pay',
    credit: 'Received above the price',
    creditText: 'You have overpaid by this amount. We will contact you about it.',
    allPaid: 'Everything is paid. Thank you.',
    ended: 'Nothing more has to be paid.',
    notYet: (areSizesAgreed: boolean) => (areSizesAgreed ? balanceNextText : balanceDueText),
    due: (day: string, isOverdue: boolean) =>
      isOverdue ? `This was due by ${day}.` : `Please pay it by ${day}.`,
    inReview:
      'We are checking a payment for this order. Please do not pay again. If you would rather not wait, ring us:',
    amount: 'How much would you like to pay now?',
    parts: (least: string) => `All of it, or a part payment of at least ${least}.`,
    noAmount: 'Please enter an amount such as 150.00.',
    outside: (least: string, balance: string) =>
      `Please enter ${balance}, or a part payment of at least ${least}.`,
    pay: 'Pay balance',
    byTransfer: 'Or pay by bank transfer',
    opening: 'Opening the card page…',
    secure: 'By card, on the secure page of our payment provider. We never see your card details.',
  },
  deposit: {
    title: (amount: string) => `Deposit to pay: ${amount}`,
    due: (day: string) => `Please pay it by ${day}.`,
    late: (day: string) => `It was due by ${day}, and has not reached us.`,
    nextSteps: 'Your order starts with it: we then ring you within 24 hours to agree the exact sizes.',
    payInstead: 'Pay by card instead',
    pay: 'Pay deposit',
  },
  bank: {
    account: 'Account',
    sortCode: 'Sort code',
    number: 'Account number',
    reference: 'Reference',
    arrives: 'A transfer reaches us within a working day. We send you a receipt.',
  },
  invoices: 'Invoices',
  invoicesText: 'Each is a PDF to keep.',
  invoiceKinds: {
    deposit: 'Deposit invoice',
    final: 'Invoice',
    'credit-note': 'Credit note',
  } satisfies Record<InvoiceKind, string>,

  cancelling: {
    title: 'Cancel the order',
    cancelOne: (reference: string) => `Cancel only ${reference}`,
    onlyThisTop: (reference: string) => `This cancels only ${reference}. The other tops stay as they are.`,
    allTops: (tops: number) => `This cancels all ${tops} tops of your order.`,
    remainingTops: (tops: number) => `This cancels the ${tops} tops of your order that are still active.`,
    lastTop: (reference: string) =>
      `This cancels ${reference}, the last top of your order that is still active.`,
    intro: 'What we refund depends on how far the work is: see our',
    terms: 'terms of sale',
    loading: 'Looking up your refund…',
    keep: 'Keep the order',
    confirm: 'Yes, cancel it',
    request: 'Ask to cancel it',
    refundToCard: (refunded: string, received: string) =>
      `${refunded} of the ${received} that you paid is refunded to your card.`,
    immediately: (isOfSeveral: boolean) =>
      `Cancelled at once, the ${isOfSeveral ? 'tops are' : 'top is'} not made.`,
    workHasBegun: (begun: number, tops: number) => {
      if (tops === 1) return 'Your top is in production.';
      return begun === tops
        ? 'Work on your tops has begun.'
        : `Work on ${begun} of your ${tops} tops has begun, and not on the others.`;
    },
    byTop: 'What is refunded for each top',
    begun: 'work has begun',
    ofTop: (refunded: string, received: string) => `${refunded} of ${received}`,
    refundByTerms: (refunded: string, received: string) =>
      `By our terms, ${refunded} of the ${received} that you paid is refunded. Ask us, and we ring you before anything is decided.`,
    refundByCall: (refunded: string, received: string) =>
      `${refunded} of the ${received} that you paid is refunded. Not all of it was paid by card here, so we ring you about how.`,
    nothingWasPaid: 'Nothing was paid, so nothing has to be refunded.',
    refunded: (refunded: string, received: string) =>
      `${refunded} of the ${received} that was paid is refunded.`,
    requested: 'You have asked us to cancel this order. We ring you.',
  },

  drawings: {
    title: (count: number) => (count === 1 ? 'The drawing we cut by' : 'The drawings we cut by'),
    caption:
      'To scale, in millimetres, seen from above: the wall is at the top, the polished edge at the foot.',
    stone: 'Stone',
    size: 'Length × width',
    check:
      'Please check the size and the place of each cut-out. We cut the stone by this drawing once you have agreed to it. If anything is not right, please ring us first.',
    name: 'Your name',
    nameMissing: 'Please enter your name',
    agree: 'Agree to this drawing',
    agreed: {
      'order-page': (at: string) => `You agreed to this drawing on ${longDateAndTime(at)}.`,
      'on-site': (at: string) => `This drawing was signed at your place on ${longDateAndTime(at)}.`,
    } satisfies Record<DrawingAgreementMethod, (at: string) => string>,
    incomplete: 'We still have to agree the place of each cut-out with you. Then you can agree to it here.',
    pdf: 'Drawing as a PDF',
  },
  planAgreed: 'Plan to scale, as agreed with you',
  planQuoted: 'Plan to scale, as quoted: the sizes are not agreed yet',
  drawing: 'The top',
  photos: 'Your finished top',
  photo: (number: number, count: number) => `Photo ${number} of ${count}`,
  openQuote: 'Price and details',
  contact: 'Questions?',
  contactText: 'Ring us or write to us, with the reference',
  private:
    'This page is private: anyone with its link can change the appointment, pay, cancel the order and open the invoices, which show your name. The page itself does not.',

  notFound: 'Order not found',
  notFoundText:
    'This link does not lead to an order any more. The latest email about your order has a link that does; or ring us:',
  failed: 'Your order did not load',
  company,
} as const;
