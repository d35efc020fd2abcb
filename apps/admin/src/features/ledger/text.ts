import type { LedgerKind, RecordedMethod } from '@app/contracts';
import { methodLabels } from '../quotes/payment-method';

export const text = {
  title: 'Money',
  tops: (count: number) => (count === 1 ? 'Top' : `${count} tops`),
  delivery: 'Delivery',
  kept: 'Cancellation charge',
  loweredBy: 'Price reduction (refunded)',
  price: 'Price inc. VAT',
  deposit: 'Deposit',
  part: 'Part payment',
  rest: 'Balance',
  whole: 'Paid in full',
  balance: 'Balance',
  depositNow: 'Deposit due',
  credit: 'Credit',
  creditDetail: 'the customer has paid too much',
  notAsked: 'not requested yet',
  paidInFull: 'paid in full',
  ended: 'nothing to pay',
  toPay: (amount: string) => `${amount} to pay`,
  creditOf: (amount: string) => `${amount} credit`,

  awaited: (amount: string) => `${amount} due`,

  kinds: {
    refund: 'Refund',
    chargeback: 'Chargeback',
    correction: 'Correction',
  } satisfies Record<Exclude<LedgerKind, 'payment'>, string>,
  by: (name: string) => `by ${name}`,
  paidLate: (day: string) => `Paid on ${day}, in a month that was locked`,
  undone: 'Undone',
  notCounted: 'Does not count as received',

  balanceRequest: {
    asked: (day: string) => `due by ${day}`,
    inParts: (least: string) => `, in parts of ${least} or more`,
    overdue: (day: string) => `overdue, was due by ${day}`,
    ask: 'Request balance…',
    askAgain: (amount: string) => `Request ${amount} again…`,
    change: 'Change request…',
    remind: 'Send a reminder',
    reminded: 'The reminder is being sent',
    remindFailed: 'The reminder could not be sent.',
    withdraw: 'Withdraw request…',
    title: (balance: string) => `Request the balance of ${balance}`,
    againTitle: (amount: string) => `Request the refunded ${amount} again`,
    manyIntro: (tops: number) => `For all ${tops} tops together.`,
    intro: (reference: string, address: string | null) =>
      `The customer of ${reference} gets an email${address ? ` to ${address}` : ''} with a link to pay by card, a reminder three days before the due date and another one after it.`,
    noAddress:
      'This order has no email address. Please add one first, because the payment link is sent by email.',
    unconfirmed: (address: string) =>
      `${address} was entered through the quote’s link. Please confirm it under Customer first, because the payment link is sent there.`,
    labels: { dueOn: 'Due by', smallestPart: 'Smallest part payment' },
    partHint: 'Customers can pay in parts of at least this amount. Leave it empty to ask for one payment.',
    dayOver: 'Please choose a date that is not in the past',
    submit: 'Send request',
    sent: (balance: string) => `${balance} requested`,
    failed: 'The request could not be sent.',
    withdrawTitle: 'Withdraw the request for the balance?',
    withdrawIntro:
      'The customer can no longer pay the balance online. They get no email. You can request it again later.',
    withdrawSubmit: 'Withdraw request',
    withdrawn: 'Balance request withdrawn',
    withdrawFailed: 'The request could not be withdrawn.',
  },

  record: 'Record payment…',
  recordTitle: 'Record a payment',
  recordIntro: (reference: string) =>
    `Record what was paid for order ${reference} by bank transfer, at the counter or in cash. Online payments are recorded automatically.`,
  recordIntroOfQuote: (reference: string) =>
    `The payment turns quote ${reference} into an order. If several tops belong together, create the order first.`,
  labels: {
    amount: 'Amount',
    method: 'Paid by',
    paidOn: 'Paid on',
    note: 'Note',
    sendsReceipt: 'Send a receipt',
  },
  chooseMethod: { value: '', label: 'Choose' },
  method: (['bank-transfer', 'card-counter', 'cash'] as const satisfies readonly RecordedMethod[]).map(
    (value) => ({ value, label: methodLabels[value] }),
  ),
  methodMissing: 'Please choose how it was paid',
  dayMissing: 'Please choose a day',
  dayToCome: 'Please choose a date that is not in the future',
  monthLocked: (month: string, counted: string) => `${month} is locked. This counts in ${counted}.`,
  noteHint: 'Only visible to staff',
  receiptTo: (address: string) => `By email to ${address}`,
  noAddress: 'There is no email address, so no receipt is sent.',
  unconfirmed: (address: string) =>
    `${address} was entered through the quote’s link and is not confirmed, so no receipt is sent. You can confirm it under Customer.`,
  above: (amount: string) => `This is ${amount} more than is due. It is kept as a credit.`,
  save: (amount: string) => `Record ${amount}`,
  savePlain: 'Record',
  saving: 'Recording...',
  recorded: (amount: string) => `${amount} recorded`,
  recordFailed: 'The payment could not be recorded.',

  refundCredit: {
    open: 'Record refund…',
    title: (credit: string | null) => (credit ? `Refund the credit of ${credit}` : 'Record a refund'),
    intro: (reference: string) =>
      `Record what you refunded for ${reference} by bank transfer, at the counter or in cash. To refund a card, use Refund next to the card payment. If you refund more than the credit, the price goes down and the customer gets a credit note by email.`,
    reasonMissing: 'Please enter a reason',
    labels: { amount: 'Amount', method: 'Refunded by', paidOn: 'Refunded on', note: 'Note' },
    methodMissing: 'Please choose how it was refunded',
    submit: 'Record refund',
    done: (amount: string) => `${amount} refund recorded`,
    failed: 'The refund could not be recorded.',
  },

  undo: 'Undo…',
  undoOf: (amount: string, method: string) => `Undo ${amount}, ${method}`,
  undoTitle: { payment: 'Undo this payment?', refund: 'Undo this refund?' },
  undoIntroOfRefund: (amount: string) =>
    `Use this if the refund was recorded by mistake. A correction of ${amount} is added and the money counts as received again. The customer gets no email.`,
  undoIntro: (amount: string) =>
    `Use this if the payment was recorded by mistake. A correction of ${amount} is added. If you have paid money back, record a refund instead. The customer gets no email.`,
  reason: 'Reason',
  reasonHint: 'Saved with the order, only visible to staff',
  reasonMissing: 'Please enter a reason',
  undoSubmit: 'Undo',
  undoDone: { payment: 'Payment undone', refund: 'Refund undone' },
  undoFailed: 'The entry could not be undone.',
} as const;
