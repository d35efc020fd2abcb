import type { LedgerKind, RecordedMethod } from '@app/contracts';
import { methodLabels } from '../quotes/payment-method';

export const text = {
  title: 'Money',
  tops: (count: number) => (count === 1 ? 'Top' : `${count} tops`),
  delivery: 'Delivery',
  kept: 'Kept of what was cancelled',
  loweredBy: 'Given back, off the price',
  price: 'Price inc. VAT',
  deposit: 'Deposit',
  part: 'Part of the balance',
  rest: 'Balance',
  whole: 'Paid in full',
  balance: 'Balance',
  depositNow: 'Deposit to pay now',
  credit: 'Credit',
  creditDetail: 'more has come in than the price',
  notAsked: 'not asked for yet',
  paidInFull: 'paid in full',
  ended: 'nothing to pay',
  toPay: (amount: string) => `${amount} to pay`,
  creditOf: (amount: string) => `${amount} credit`,

  awaited: (amount: string) => `${amount} awaited`,

  kinds: {
    refund: 'Given back',
    chargeback: 'Taken back by the bank',
    correction: 'Correction',
  } satisfies Record<Exclude<LedgerKind, 'payment'>, string>,
  by: (name: string) => `by ${name}`,
  undone: 'Taken back',
  notCounted: 'Not counted as received',

  balanceRequest: {
    asked: (day: string) => `due by ${day}`,
    inParts: (least: string) => `, in parts of ${least} or more`,
    overdue: (day: string) => `overdue, was due by ${day}`,
    ask: 'Ask for balance…',
    askAgain: (amount: string) => `Ask for ${amount} again…`,
    change: 'Ask otherwise…',
    withdraw: 'Ask no more…',
    title: (balance: string) => `Ask for the balance of ${balance}`,
    againTitle: (amount: string) => `Ask again for the ${amount} that went back`,
    manyLede: (tops: number) => `For all ${tops} tops together, in one sum.`,
    lede: (reference: string, address: string | null) =>
      `The customer of ${reference} gets a mail${address ? ` to ${address}` : ''} with the link to pay by card, a reminder three days before the day, and one after it.`,
    noAddress: 'There is no e-mail address with this order. Enter one first: the link to pay goes there.',
    unconfirmed: (address: string) =>
      `${address} came with the quote’s link. Confirm it under Customer first: the link to pay goes there.`,
    labels: { dueOn: 'Due by', smallestPart: 'Smallest part' },
    partHint: 'It may be paid in parts of this much or more. Empty: all at once.',
    dayOver: 'This day is over',
    submit: 'Ask for it',
    sent: (balance: string) => `Asked for ${balance}`,
    failed: 'The balance could not be asked for.',
    withdrawTitle: 'Ask for the balance no more?',
    withdrawLede:
      'It can no longer be paid online, and an open card page is closed. The customer gets no e-mail. You can ask again.',
    withdrawSubmit: 'Ask no more',
    withdrawn: 'Balance request withdrawn',
    withdrawFailed: 'That could not be saved.',
  },

  record: 'Record payment…',
  recordTitle: 'Record a payment',
  recordLede: (reference: string) =>
    `For the order ${reference}: what was paid by transfer, at the counter or in cash. Online payments are recorded automatically.`,
  recordLedeOfQuote: (reference: string) =>
    `For ${reference}. The payment makes an order of it. If several tops are to be one order, take that order first.`,
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
  dayToCome: 'This day is still to come',
  noteHint: 'Only staff see it',
  receiptTo: (address: string) => `By e-mail to ${address}`,
  noAddress: 'There is no e-mail address, so no receipt goes out.',
  unconfirmed: (address: string) =>
    `${address} came with the quote’s link, so no receipt goes out. Confirm it under Customer first.`,
  above: (amount: string) => `${amount} above what is still to pay: it will stand as a credit.`,
  save: (amount: string) => `Record ${amount}`,
  savePlain: 'Record',
  saving: 'Recording...',
  recorded: (amount: string) => `${amount} recorded`,
  recordFailed: 'The payment could not be recorded.',

  giveBack: {
    open: 'Give back…',
    title: (credit: string | null) => (credit ? `Give back the credit of ${credit}` : 'Give back money'),
    lede: (reference: string) =>
      `What you gave back for ${reference} by transfer, at the counter or in cash. To a card it goes by the refund of its payment. Of a credit the customer gets no e-mail; more is off the price, and they get the credit note.`,
    reasonMissing: 'Please say why',
    labels: { amount: 'Amount', method: 'Given back by', paidOn: 'Given back on', note: 'Note' },
    methodMissing: 'Please choose how it was given back',
    submit: 'Enter it',
    done: (amount: string) => `${amount} given back`,
    failed: 'That could not be entered.',
  },

  undo: 'Take back…',
  undoOf: (amount: string, method: string) => `Take back ${amount}, ${method}`,
  undoTitle: { payment: 'Take this payment back?', refund: 'Take this refund back?' },
  undoLedeOfRefund: (amount: string) =>
    `For what was entered by mistake: a correction of ${amount} stands beside it, and the money counts as received again. The customer gets no e-mail.`,
  undoLede: (amount: string) =>
    `For what was recorded by mistake: a correction of ${amount} stands beside it. Money that went back to the customer is a refund instead. The customer gets no e-mail.`,
  reason: 'Reason',
  reasonHint: 'Kept in the records; only staff see it',
  reasonMissing: 'Please say why',
  undoSubmit: 'Take back',
  undoDone: { payment: 'Payment taken back', refund: 'Refund taken back' },
  undoFailed: 'That could not be taken back.',
} as const;
