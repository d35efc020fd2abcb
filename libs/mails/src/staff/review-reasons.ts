import { oneLine } from '../words/typed-text';

/** Sentences by code of the reason. */
const reasonTexts: Record<string, string> = {
  'already-paid': 'A quote in it was paid before: the customer may have paid twice.',
  'ordered-under-another':
    'The top is ordered under another quote: give the money back, the order is as it was.',
  'more-than-due': 'It is more than was still to pay by then: something else was paid meanwhile.',
  'order-ended': 'The order had ended while its customer paid: accepted, the money counts for it.',
  'quote-declined': 'The order was declined while its customer paid: if you accept it, the order continues.',
  'quote-completed': 'The order was completed while its customer paid: it may have been settled elsewhere.',
  'other-id': 'The provider answered about another payment than the one we asked for.',
  'other-reference': 'The payment carries another reference than ours.',
  'other-merchant': 'The money went to another merchant than us.',
  'other-currency': 'It was paid in another currency.',
  'other-amount': 'The page asked for a different amount from the deposit.',
  'no-charge': 'The provider calls it paid, but shows no card payment.',
  'other-charge': 'The card was charged for something other than the deposit that counts.',
  'no-end': 'A day after its card page closed, nobody knows yet what became of it.',
  'other-account':
    'Its card page was opened with another account of the card provider: look there whether it was paid.',
  expired: 'Its card page closed, and the answer of the provider does not fit.',
  'charged-twice': 'The card was charged more than once.',
  'charged-other-amount': 'The card was charged a different amount from the deposit.',
  'charged-other-currency': 'The card was charged in another currency.',
  'charged-back': 'The customer’s bank has taken it back: it can neither count nor be refunded.',
  'charged-back-in-part': 'The customer’s bank has taken a part of it back: it cannot count.',
};
const charged = 'charged-though-';

/** The reasons of a review, one sentence each; an unknown code is shown as it is. */
export const reviewReasons = (reason: string): string[] =>
  reason
    .split(',')
    .map(oneLine)
    .filter(Boolean)
    .map((name) => {
      if (name.startsWith(charged)) {
        return `The card was charged although the provider calls the payment ${name.slice(charged.length)}.`;
      }
      return (Object.hasOwn(reasonTexts, name) && reasonTexts[name]) || `Recorded as: ${name}.`;
    });
