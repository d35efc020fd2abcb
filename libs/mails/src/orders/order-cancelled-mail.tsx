import { formatGbp, formatPounds, pence, toPence } from '@app/pricing';
import type { OrderCancelledMailData } from '../mail-data';
import { customerLetter } from '../parts/customer-letter';
import { stoneAndSize } from '../words/quote-words';

const ways = {
  'bank-transfer': 'by bank transfer',
  'card-counter': 'to the card used at our counter',
  cash: 'in cash',
} as const;

/** What goes back, and how. */
function money({ received, givenBack, byHand, means }: OrderCancelledMailData): string[] {
  const [paid, back, hand] = [toPence(received), toPence(givenBack), toPence(byHand)];
  if (paid === 0) return ['Nothing was paid, so nothing has to be given back.'];
  if (back === 0)
    return [`Of the ${formatPounds(received)} that you paid, nothing is given back under our terms of sale.`];
  const toCard = pence(back - hand);
  const parts = [
    ...(toCard > 0 ? [`${formatGbp(toCard)} to the card that you paid with, which takes a few days`] : []),
    ...(hand > 0 && means ? [`${formatPounds(byHand)} ${ways[means]}`] : []),
  ];
  const kept = pence(paid - back);
  return [
    `We give back ${parts.join(', and ')}.`,
    ...(kept > 0 ? [`${formatGbp(kept)} is kept for work that we have done, as our terms of sale say.`] : []),
  ];
}

/** That an order was cancelled, by whomever. */
export const orderCancelledMail = customerLetter<OrderCancelledMailData>((order) => {
  const asked = order.isByCustomer ? 'as you asked, ' : '';
  return {
    subject: `Order cancelled – ${order.reference}`,
    preview: money(order)[0] ?? '',
    title: 'Your order is cancelled',
    to: order.customerName,
    lede: `${asked}your order is cancelled. ${order.quantity > 1 ? 'The tops are' : 'The top is'} not made.`,
    facts: [
      { label: 'Top', value: stoneAndSize(order) },
      { label: 'Order', value: order.reference },
      { label: 'Paid', value: formatPounds(order.received) },
      { label: 'Given back', value: formatPounds(order.givenBack) },
    ],
    more: money(order),
    why: 'You get this because of your order with us. There is no list to leave.',
  };
});
