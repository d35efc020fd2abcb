import type { Cancelling } from '@app/contracts';
import { counted } from '../../lib/format-text';

/** How a refund reaches the customer. */
type RefundWay = 'card' | 'byHand' | 'nothing';

const wayText: Record<RefundWay, string> = { card: ' It goes to the card first.', byHand: '', nothing: '' };

export function refundWayOf({ received, toCard }: Pick<Cancelling, 'received' | 'toCard'>): RefundWay {
  if (Number(received) === 0) return 'nothing';
  return Number(toCard) > 0 ? 'card' : 'byHand';
}

export const cancelText = {
  open: 'Cancel order…',
  title: (reference: string) => `Cancel ${reference}?`,
  /** How the money goes back: to the card, by hand, or both. */
  effects: {
    nothing: 'The job sheet says ‘do not cut’, the appointment is cancelled and the customer gets an email.',
    card: 'The refund is sent to the card, the job sheet says ‘do not cut’, the appointment is cancelled and the customer gets an email.',
    byHand:
      'You refund the money yourself; the job sheet says ‘do not cut’, the appointment is cancelled and the customer gets an email.',
  } satisfies Record<RefundWay, string>,
  received: (amount: string) => `Received: ${amount}.`,
  asked: 'The customer has asked to cancel on their order page.',
  loading: 'Calculating the refund',
  refunded: 'Refund',
  byRules: (amount: string, way: RefundWay) => `Your cancellation rules give ${amount}.${wayText[way]}`,
  method: 'How it is refunded',
  methodOfRest: 'How the rest is refunded',
  methodHint: (toCard: string) => `Up to ${toCard} can be refunded to the card.`,
  byHandHint: 'It was not paid by card, so nothing is sent: refund it, then record it here.',
  reason: 'Reason',
  reasonHint: 'Saved with the order, and shown to the customer in the refund email and on the credit note',
  reasonMissing: 'Please enter a reason',
  submit: 'Cancel the order',
  sending: 'Cancelling…',
  keep: 'Keep the order',
  done: 'Order cancelled',
  tops: {
    intro:
      'The job sheet says ‘do not cut’ and the customer gets an email. The appointment is only cancelled with the last top.',
    title: 'Which tops',
    all: 'All tops',
    thisOne: 'this one',
    refundOf: (refunded: string, received: string) => `refund ${refunded} of ${received}`,
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
