import type { LedgerKind, RecordedMeans } from '@app/contracts';
import { meansWords } from '../../lib/status/means-words';

export const text = {
  title: 'Money',
  price: 'Price inc. VAT',
  priceWithDelivery: 'Price with delivery',
  received: 'Received',
  balance: 'Still to pay',
  credit: 'Credit',
  creditDetail: 'More has come in than the price: it is the customer’s.',
  paidInFull: 'paid in full',
  toPay: (amount: string) => `${amount} to pay`,
  creditOf: (amount: string) => `${amount} credit`,

  entries: 'What came in and went out',
  columns: ['Day', 'What', 'Amount', 'Received'],
  kinds: {
    payment: 'Payment',
    refund: 'Refund',
    chargeback: 'Taken back by the bank',
    correction: 'Correction',
  } satisfies Record<LedgerKind, string>,
  by: (name: string) => `by ${name}`,
  part: (total: string) => `part of ${total}`,
  undone: 'Taken back',
  notCounted: 'Not counted as received',

  record: 'Record payment…',
  recordTitle: 'Record a payment',
  recordLede: (reference: string) =>
    `Paid on ${reference} by transfer, at the counter or in cash. What is paid online enters by itself.`,
  labels: {
    amount: 'Amount',
    means: 'Paid by',
    paidOn: 'Paid on',
    note: 'Note',
    sendsReceipt: 'Send a receipt',
  },
  chooseMeans: { value: '', label: 'Choose' },
  means: (['bank-transfer', 'card-counter', 'cash'] as const satisfies readonly RecordedMeans[]).map(
    (value) => ({ value, label: meansWords[value] }),
  ),
  meansMissing: 'Please choose how it was paid',
  dayMissing: 'Please choose a day',
  dayToCome: 'This day is still to come',
  noteHint: 'Only staff see it',
  receiptTo: (address: string) => `By e-mail to ${address}`,
  noAddress: 'There is no e-mail address with this quote, so no receipt goes out.',
  above: (amount: string) => `${amount} above what is still to pay: it will stand as a credit.`,
  save: (amount: string) => `Record ${amount}`,
  savePlain: 'Record',
  saving: 'Recording...',
  recorded: (amount: string) => `${amount} recorded`,
  recordFailed: 'The payment could not be recorded.',

  undo: 'Take back…',
  undoOf: (amount: string, means: string) => `Take back ${amount}, ${means}`,
  undoTitle: 'Take this payment back?',
  undoLede: (amount: string) =>
    `For what was recorded by mistake: a correction of ${amount} stands beside it. Money that went back to the customer is a refund instead. The customer gets no e-mail.`,
  reason: 'Reason',
  reasonHint: 'Kept in the records',
  reasonMissing: 'Please say why',
  undoSubmit: 'Take back',
  undoDone: 'Payment taken back',
  undoFailed: 'The payment could not be taken back.',
} as const;
