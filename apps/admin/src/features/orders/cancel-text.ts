import { counted } from '../../lib/format-text';

export const cancelText = {
  open: 'Cancel order…',
  title: (reference: string) => `Cancel ${reference}?`,
  received: (amount: string) =>
    `Received: ${amount}. The refund is sent, the job sheet says ‘do not cut’, the appointment is cancelled and the customer gets an email.`,
  asked: 'The customer has asked to cancel on their order page.',
  loading: 'Calculating the refund',
  refunded: 'Refund',
  byRules: (amount: string) => `Your cancellation rules give ${amount}. It goes to the card first.`,
  method: 'How the rest is refunded',
  methodHint: (toCard: string) => `Up to ${toCard} can be refunded to the card.`,
  reason: 'Reason',
  reasonHint: 'Saved with the order, and shown to the customer in the refund email and on the credit note',
  reasonMissing: 'Please enter a reason',
  submit: 'Cancel the order',
  sending: 'Cancelling…',
  keep: 'Keep the order',
  done: 'Order cancelled',
  tops: {
    lede: 'The refund is sent, the job sheet says ‘do not cut’ and the customer gets an email. The appointment is only cancelled with the last top.',
    title: 'Which tops',
    all: 'All tops',
    thisOne: 'this one',
    equal: (quantity: number) => `${quantity} tops`,
    lastOne: 'Please select at least one top. To cancel nothing, press ‘Keep the order’.',
    paid: (amount: string, count: number) =>
      `${amount} was paid for ${count === 1 ? 'this top' : `these ${count} tops`}.`,
    notKnown: 'The refund could not be calculated',
    wait: 'Please wait until the refund is calculated',
    submit: (count: number) => `Cancel ${counted(count, 'top')}`,
    done: (count: number) => `${counted(count, 'top')} cancelled`,
  },
  failed: 'The order could not be cancelled',
};
