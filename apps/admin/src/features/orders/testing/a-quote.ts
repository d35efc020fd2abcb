import {
  type AdminOrderSummary,
  type AdminQuote,
  type AdminQuoteDeposit,
  type AdminQuoteDetail,
  defaultMakingRules,
  type LedgerLine,
  makingNumbersOf,
  type OrderRow,
  type PaymentAttemptDetail,
  type QuoteLedger,
  type RefundDetail,
  type TimelineEvent,
  type UnorderedQuoteRow,
} from '@app/contracts';

export const aQuote = (changes: Partial<AdminQuote> = {}): AdminQuote => ({
  id: 'kLSwY2vXZwqkrDQuVyeBfQ',
  reference: 'VT-26-00412',
  status: 'approved',
  stage: 'to-measure',
  customerName: 'Eleanor Marsh',
  customerEmail: 'eleanor.marsh@example.com',
  customerPhone: '07700 900142',
  material: { name: 'Marble' },
  color: { name: 'Calacatta Gold', hexCode: '#e8e4dc', imageUrl: null },
  thickness: { displayName: '20mm (Standard)' },
  sinkType: { name: 'Undermount Oval' },
  cutout: { name: 'Tap hole, 35 mm' },
  notes: 'Left wall is out of square, about 5 mm over the depth.',
  length: 1200,
  width: 350,
  quantity: 1,
  area: '0.420000',
  totalPrice: '477.00',
  createdAt: '2026-11-21T10:31:00.000Z',
  validUntil: '2126-12-22T00:00:00.000Z',
  channel: 'web',
  expectedDeposit: '47.70',
  receivedDeposit: '47.70',
  deposit: {
    id: 'd1',
    paymentStatus: 'paid',
    depositAmount: '47.70',
    createdAt: '2026-11-21T10:39:00.000Z',
  },
  paymentBlocker: 'paid',
  isAdjusted: false,
  isMeasured: false,
  isSuperseded: false,
  currentQuote: null,
  deletedAt: null,
  attachmentCount: 1,
  attachments: [
    {
      id: 'a',
      name: 'survey.pdf',
      type: 'application/pdf',
      size: 340_000,
      purpose: 'sent',
      url: '/api/admin/attachments/a',
      createdAt: '2026-11-21T10:42:00.000Z',
    },
  ],
  ...changes,
});

export const anAttempt = (changes: Partial<PaymentAttemptDetail> = {}): PaymentAttemptDetail => ({
  id: 'a1',
  number: 1,
  state: 'paid',
  amount: '47.70',
  chargedAmount: '47.70',
  checkoutId: '4e425463-3e1b-431d-83fa-1e51c2925e99',
  checkoutReference: 'VT-26-00412-1',
  transactionId: '1f2e',
  transactionCode: 'TDN5QXDHY3',
  paymentUrl: null,
  reviewReason: null,
  decisions: [],
  createdAt: '2026-11-21T10:39:00.000Z',
  settledAt: '2026-11-21T10:42:00.000Z',
  ...changes,
});

export const aRefund = (changes: Partial<RefundDetail> = {}): RefundDetail => ({
  id: 'r',
  amount: '47.70',
  state: 'pending',
  reason: 'A smaller top after measuring',
  remark: null,
  requestedAt: '2026-11-21T12:00:00.000Z',
  decisions: [],
  settledAt: null,
  by: 'Alison',
  ...changes,
});

/** Paid at the second card. */
export const aPaidDeposit = (changes: Partial<AdminQuoteDeposit> = {}): AdminQuoteDeposit => ({
  id: 'd1',
  purpose: 'deposit',
  paymentStatus: 'paid',
  depositAmount: '47.70',
  refundedAmount: '0.00',
  refundableAmount: '47.70',
  needsDelivery: false,
  deliveryAddress: null,
  quotes: [{ id: 'kLSwY2vXZwqkrDQuVyeBfQ', reference: 'VT-26-00412' }],
  createdAt: '2026-11-21T10:39:00.000Z',
  paidAt: '2026-11-21T10:42:00.000Z',
  attempts: [
    anAttempt({ id: 'a2', number: 2 }),
    anAttempt({
      state: 'failed',
      chargedAmount: null,
      transactionId: null,
      transactionCode: null,
      settledAt: '2026-11-21T10:41:00.000Z',
    }),
  ],
  refunds: [],
  ...changes,
});

const event = (
  id: string,
  time: string,
  rest: Pick<TimelineEvent, 'kind' | 'text'> & Partial<TimelineEvent>,
): TimelineEvent => ({
  id,
  at: `2026-11-21T${time}:00.000Z`,
  detail: null,
  tone: 'plain',
  by: null,
  ...rest,
});

export const anEntry = (changes: Partial<LedgerLine> = {}): LedgerLine => ({
  id: '1',
  kind: 'payment',
  method: 'card-online',
  amount: '47.70',
  isCounted: true,
  receivedAfter: '47.70',
  paidOn: null,
  movedAt: '2026-11-21T10:42:00.000Z',
  recordedAt: '2026-11-21T10:42:00.000Z',
  by: null,
  note: null,
  isUndone: false,
  canBeUndone: false,
  ...changes,
});

export const aLedger = (changes: Partial<QuoteLedger> = {}): QuoteLedger => ({
  entries: [anEntry()],
  price: '477.00',
  loweredBy: '0.00',
  received: '47.70',
  balance: '429.30',
  credit: '0.00',
  missingDeposit: '0.00',
  ...changes,
});

export const unpaidFields = {
  deposits: [],
  deposit: null,
  payment: 'none',
  paymentBlocker: null,
  receivedDeposit: '0.00',
} satisfies Partial<AdminQuoteDetail>;

export const aQuoteDetail = (changes: Partial<AdminQuoteDetail> = {}): AdminQuoteDetail => ({
  ...aQuote(),
  sizeLimits: { lengthMm: { min: 100, max: 3_200 }, widthMm: { min: 100, max: 1_600 } },
  making: makingNumbersOf(defaultMakingRules, 'Marble'),
  overrideReason: null,
  lines: [
    {
      kind: 'surface',
      label: 'Calacatta Gold',
      calculation: '42 units of 100 × 100 mm at £8.50',
      amount: '357.00',
    },
    { kind: 'sink', label: 'Undermount Oval', calculation: '', amount: '95.00' },
    { kind: 'cutout', label: 'Tap hole, 35 mm', calculation: '', amount: '25.00' },
  ],
  adjustments: [],
  color: { name: 'Calacatta Gold', hexCode: '#e8e4dc', imageUrl: null, stripUrl: null },
  cutouts: [{ id: 1, name: 'Tap hole, 35 mm' }],
  layout: null,
  materialId: 2,
  colorId: 7,
  thicknessId: 2,
  sinkTypeId: 1,
  cutoutIds: [1],
  deliveryAddress: null,
  isCustomerFromLink: false,
  deletionBlocker: 'A quote with a deposit that is paid, pending or under review cannot be deleted.',
  replaces: null,
  replacedBy: null,
  revision: null,
  measurements: null,
  deposits: [aPaidDeposit()],
  jobDetail: null,
  timeline: [
    event('t3', '11:05', {
      kind: 'note',
      text: 'Note',
      detail:
        'Rang. 1200 is wall to wall, 3 mm play each side agreed: cut 1194. Sink centre 400 from the left.',
      tone: 'note',
      by: 'Alison',
    }),
    event('t2', '10:42', {
      kind: 'deposit-paid',
      text: 'Deposit paid, £47.70',
      detail: 'SumUp says paid, amount and currency match',
      tone: 'good',
    }),
    event('t1', '10:41', { kind: 'card-declined', text: 'Card declined', tone: 'bad' }),
    event('t0', '10:31', { kind: 'status', text: 'Status: Pending to Approved', by: 'Joe' }),
  ],
  ...changes,
});

export const aSummary: AdminOrderSummary = {
  orders: 9,
  openOrders: 6,
  awaitingDeposit: 1,
  quotes: 15,
  quotesWorth: '5418.20',
  withTasks: 6,
  withTasksDueToday: 1,
  due: 3,
  balancesDue: '1258.21',
  overdue: 1,
  balancesOverdue: '525.55',
};

/** One top, ordered by the customer, with a call due. */
export const anOrderRow = (changes: Partial<OrderRow> = {}): OrderRow => ({
  kind: 'order',
  id: 'o1LSwY2vXZwqkrDQuVyeBQ',
  reference: 'OR-26-00031',
  leadQuoteId: 'kLSwY2vXZwqkrDQuVyeBfQ',
  customerName: 'Eleanor Marsh',
  customerEmail: 'eleanor.marsh@example.com',
  customerPhone: '07700 900142',
  channel: 'web',
  jobName: null,
  state: 'to-measure',
  price: '477.00',
  tops: {
    colors: [{ name: 'Calacatta Gold', hexCode: '#e8e4dc', imageUrl: null }],
    count: 1,
    quantity: 1,
    cancelled: 0,
    length: 1200,
    width: 350,
  },
  since: '2026-11-21T10:42:00.000Z',
  ...changes,
  next: {
    task: null,
    appointment: null,
    awaitedDeposit: null,
    balance: '429.30',
    balanceDue: null,
    unpaidSince: null,
    refunded: '0.00',
    ...changes.next,
  },
});

export const aQuoteRow = (changes: Partial<AdminQuote> = {}): UnorderedQuoteRow => ({
  kind: 'quote',
  ...aQuote({
    ...{ status: 'pending', stage: null, payment: 'none', deposit: null, receivedDeposit: '0.00' },
    ...{ order: null, paymentBlocker: null },
    ...changes,
  }),
});

export const anUnorderedQuote = (changes: Partial<AdminQuoteDetail> = {}): AdminQuoteDetail =>
  aQuoteDetail({
    ...{ status: 'pending', stage: null, payment: 'none', deposit: null, order: null },
    ...changes,
  });
