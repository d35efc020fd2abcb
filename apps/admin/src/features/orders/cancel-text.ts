import { counted } from '../../lib/format-text';

export const cancelText = {
  open: 'Cancel order…',
  title: (reference: string) => `Cancel ${reference}?`,
  received: (amount: string) =>
    `Received: ${amount}. The money goes back, the job sheet says ‘do not cut’, the appointment is cancelled and the customer gets a mail.`,
  asked: 'The customer has asked for it on the page of the order.',
  loading: 'Looking up what is given back',
  refunded: 'Given back',
  byRules: (amount: string) => `By your rules ${amount}. To the card first.`,
  method: 'What does not go to the card',
  methodHint: (toCard: string) => `At most ${toCard} goes back to the card; say how you give back the rest.`,
  reason: 'Reason',
  reasonHint:
    'Kept in the records, and shown to the customer in the e-mail of a refund and on the credit note',
  reasonMissing: 'Say why it is cancelled',
  submit: 'Cancel the order',
  sending: 'Cancelling…',
  keep: 'Keep it',
  done: 'Order cancelled',
  tops: {
    lede: 'The money goes back, the job sheet says ‘do not cut’ and the customer gets a mail. The appointment is cancelled with the last top.',
    title: 'Which tops',
    all: 'All tops',
    thisOne: 'this one',
    equal: (quantity: number) => `${quantity} tops`,
    lastOne: 'At least one top stays ticked. To cancel none of them press ‘Keep it’.',
    paid: (amount: string, count: number) =>
      `${amount} was paid for ${count === 1 ? 'this top' : `these ${count} tops`}.`,
    notKnown: 'What is given back could not be looked up',
    wait: 'Wait until it is known what is given back',
    submit: (count: number) => `Cancel ${counted(count, 'top')}`,
    done: (count: number) => `${counted(count, 'top')} cancelled`,
  },
  failed: 'The order could not be cancelled',
};
