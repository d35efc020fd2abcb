/** Unknown states are shown as recorded. */
export const attemptLabels: Readonly<Partial<Record<string, string>>> = {
  creating: 'Opening the page',
  open: 'Page open',
  failed: 'Declined',
  expired: 'Page expired',
  closed: 'Page closed',
  rejected: 'Not opened',
  paid: 'Paid',
  review: 'Review',
  returned: 'Given back',
};

export const refundStateLabels = {
  pending: 'Being sent',
  confirmed: 'Refunded',
  failed: 'Not refunded',
  'settled-outside': 'Settled outside',
} as const;

export const text = {
  title: 'Deposits',
  none: 'No Deposit',
  transaction: 'SumUp transaction',
  reference: 'SumUp reference',
  copy: (id: string) => `Copy ${id}`,
  ofBalance: 'A payment of the balance',
  covers: (references: string) => `Also covers ${references}`,
  paidOn: (references: string) => `For ${references}`,
  delivery: (address: string) => `Delivery to ${address}`,
  charged: (amount: string) => `Charged ${amount}`,
  openPage: 'Card page',
  confirmedBy: (by: string | null) => (by ? `confirmed by SumUp, by ${by}` : 'confirmed by SumUp'),
  pendingBy: (by: string | null) => (by ? `being sent to SumUp, by ${by}` : 'being sent to SumUp'),
  outsideBy: (by: string | null) =>
    by ? `asked for by ${by}, and given back in another way` : 'given back in another way',
  failedBy: (by: string | null) => (by ? `asked for by ${by}` : 'asked for'),

  refund: 'Refund…',
  refundTitle: 'Refund a deposit',
  refundLede: (paid: string, refundable: string) =>
    paid === refundable ? `${paid} was paid by card.` : `${refundable} of ${paid} can still be given back.`,
  policyTitle: 'Our refund policy',
  /** The terms of sale, for staff to read out on the phone. */
  policy: [
    'Once the sizes are agreed the top is made to the customer’s specification, and the 14-day right to cancel does not apply (Consumer Contracts Regulations 2013, regulation 28).',
    'A top that is faulty or not as described is repaired, replaced or refunded (Consumer Rights Act 2015).',
  ],
  policyHow:
    'The money goes back to the card that paid. The customer gets one e-mail once SumUp’s records show the refund; it can take days to reach their account.',
  refundLabels: { amount: 'Amount', reason: 'Reason' },
  reasonHint: 'Kept in the records, and shown to the customer in the e-mail',
  reasonMissing: 'Please say why',
  cancelOrders: (orders: number) =>
    orders === 1 ? 'Cancel the order as well' : `Cancel all ${orders} orders on this deposit as well`,
  cancelOrdersHint: 'Declined at once, and the job sheet says not to cut. What is completed stays so.',
  send: (amount: string) => `Refund ${amount}`,
  sendPlain: 'Refund',
  sending: 'Asking SumUp...',
  refundFailed: 'The refund could not be started.',
  refundStarted: 'Refund is being sent',
  refundStartedDetail: 'It counts as given back once SumUp’s records show it.',

  refundDecisions: {
    'send-again': {
      button: 'Send again',
      title: 'Send this refund again?',
      detail: (amount: string) =>
        `${amount} is sent again, unless SumUp’s records already show that it went back.`,
      done: 'Refund is being sent',
    },
    'settled-outside': {
      button: 'Give up, settled outside',
      title: 'Give up this refund?',
      detail: (amount: string) =>
        `You have given ${amount} back in another way. Nothing more is sent, and it counts as given back. The customer gets no e-mail about it.`,
      done: 'Refund settled outside',
    },
  },
  note: 'Note',
  reviewDecisions: {
    accept: {
      button: 'Accept',
      title: 'Accept this payment?',
      detail: (charged: string) =>
        `${charged} counts as this deposit: the order goes on as with any paid deposit, and the customer gets the confirmation.`,
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
      title: 'Dismiss this case?',
      detail: () => 'Nothing was charged, or all of it went back. SumUp’s records are checked first.',
      done: 'Case dismissed',
    },
    settle: {
      button: 'Settled outside',
      title: 'Settled outside the shop?',
      detail: (charged: string) =>
        `Whatever became of ${charged}, you have settled it with the customer or on the card provider’s own pages. The card provider is not asked, and the case is closed: it does not count as this deposit.`,
      done: 'Case closed',
    },
  },
  decisionReason: 'Reason',
  decisionHint: 'Kept on the timeline',
  asked: 'Asked for',
  chargedLabel: 'Charged',
  customer: 'Customer',
  unknownCharge: 'not known',
  decisionFailed: 'The decision could not be saved.',
} as const;
