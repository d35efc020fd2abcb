/** Wording of cancelling an order. */
export const cancelText = {
  open: 'Cancel order…',
  title: (reference: string) => `Cancel ${reference}?`,
  received: (amount: string) =>
    `Received: ${amount}. The money goes back, the job sheet says ‘do not cut’, the appointment is cancelled and the customer gets a mail.`,
  asked: 'The customer has asked for it on the page of the order.',
  loading: 'Looking up what is given back',
  givenBack: 'Given back',
  byRules: (amount: string) => `By your rules ${amount}. To the card first.`,
  means: 'What does not go to the card',
  meansHint: (toCard: string) => `At most ${toCard} goes back to the card; say how you give back the rest.`,
  reason: 'Reason',
  reasonHint:
    'Kept in the records, and shown to the customer in the e-mail of a refund and on the credit note',
  reasonMissing: 'Say why it is cancelled',
  submit: 'Cancel the order',
  sending: 'Cancelling…',
  keep: 'Keep it',
  done: 'Order cancelled',
  failed: 'The order could not be cancelled',
};
