/** Unknown states are shown as recorded. */
export const attemptLabels: Readonly<Partial<Record<string, string>>> = {
  creating: 'Opening card page',
  open: 'Card page open',
  failed: 'Declined',
  expired: 'Card page expired',
  closed: 'Card page closed',
  rejected: 'Card page not opened',
  paid: 'Paid',
  review: 'Review',
  returned: 'Refunded',
};

export const refundStateLabels = {
  pending: 'Being sent',
  confirmed: 'Refunded',
  failed: 'Not refunded',
  'settled-outside': 'Refunded another way',
} as const;

export const text = {
  title: 'Deposits',
  none: 'No Deposit',
  transaction: 'SumUp transaction',
  copy: (id: string) => `Copy ${id}`,
  ofBalance: 'Balance payment',
  covers: (references: string) => `Also covers ${references}`,
  paidOn: (references: string) => `For ${references}`,
  delivery: (address: string) => `Delivery to ${address}`,
  charged: (amount: string) => `Charged ${amount}`,
  openPage: 'Card page',
  confirmedBy: (by: string | null) => (by ? `confirmed by SumUp, by ${by}` : 'confirmed by SumUp'),
  pendingBy: (by: string | null) => (by ? `being sent to SumUp, by ${by}` : 'being sent to SumUp'),
  outsideBy: (by: string | null) =>
    by ? `requested by ${by}, refunded another way` : 'refunded another way',
  failedBy: (by: string | null) => (by ? `requested by ${by}` : 'requested'),

  refund: 'Refund…',
  refundTitle: 'Refund a deposit',
  refundIntro: (paid: string, refundable: string) =>
    paid === refundable ? `${paid} was paid by card.` : `${refundable} of ${paid} can still be refunded.`,
  policyTitle: 'Our refund policy',
  /** The terms of sale, for staff to read out on the phone. */
  policy: [
    'Once the sizes are agreed the top is made to the customer’s specification, and the 14-day right to cancel does not apply (Consumer Contracts Regulations 2013, regulation 28).',
    'A top that is faulty or not as described is repaired, replaced or refunded (Consumer Rights Act 2015).',
  ],
  policyHow:
    'The money goes back to the customer’s card. They get an email once SumUp confirms the refund. It can take a few days to reach their account.',
  refundLabels: { amount: 'Amount', reason: 'Reason' },
  reasonHint: 'Saved with the order and included in the email to the customer',
  reasonMissing: 'Please enter a reason',
  cancelOrders: (orders: number) =>
    orders === 1 ? 'Cancel the order as well' : `Cancel all ${orders} orders on this deposit as well`,
  cancelOrdersHint:
    'They are cancelled immediately and the job sheet says not to cut. Completed orders do not change.',
  send: (amount: string) => `Refund ${amount}`,
  sendPlain: 'Refund',
  sending: 'Contacting SumUp...',
  refundFailed: 'The refund could not be started.',
  refundStarted: 'Refund is being sent',
  refundStartedDetail: 'It counts as refunded once SumUp confirms it.',

  refundDecisions: {
    'send-again': {
      button: 'Send again',
      title: 'Send this refund again?',
      detail: (amount: string) => `${amount} is sent again, unless SumUp has already refunded it.`,
      done: 'Refund is being sent',
    },
    'settled-outside': {
      button: 'Mark as refunded another way',
      title: 'Mark as refunded another way?',
      detail: (amount: string) =>
        `Choose this if you have refunded ${amount} another way, such as by bank transfer. Nothing is sent to SumUp and the customer gets no email.`,
      done: 'Marked as refunded another way',
    },
  },
  note: 'Note',
  reviewDecisions: {
    accept: {
      button: 'Accept',
      title: 'Accept this payment?',
      detail: (charged: string) =>
        `${charged} counts as this deposit. The order continues and the customer gets the confirmation email.`,
      done: 'Payment accepted',
    },
    refund: {
      button: 'Refund',
      title: 'Refund this payment?',
      detail: (charged: string) => `All of ${charged} goes back to the card that paid it.`,
      done: 'Refund is being sent',
    },
    dismiss: {
      button: 'Dismiss',
      title: 'Dismiss this payment?',
      detail: () =>
        'Choose this if nothing was charged, or all of it has been refunded. We check with SumUp first.',
      done: 'Payment dismissed',
    },
    settle: {
      button: 'Already dealt with',
      title: 'Already dealt with?',
      detail: (charged: string) =>
        `Choose this if you have already dealt with ${charged}, with the customer or on SumUp’s website. It does not count as this deposit, and SumUp is not contacted.`,
      done: 'Payment closed',
    },
  },
  decisionReason: 'Reason',
  decisionHint: 'Shown in the timeline',
  asked: 'Requested',
  chargedLabel: 'Charged',
  customer: 'Customer',
  unknownCharge: 'not known',
  decisionFailed: 'The decision could not be saved.',
} as const;
