import { countTops, formatGbp, formatPounds, pence, toPence } from '@app/pricing';
import type { OrderCancelledMailData } from './order-mail-data';
import { customerMail } from '../parts/frame/customer-mail';
import { capitalize } from '../words/typed-text';
import { orderDetails } from './tops-of-mail';

const refundMethodText = {
  'bank-transfer': 'by bank transfer',
  'card-counter': 'to the card used at our counter',
  cash: 'in cash',
} as const;

/** If only a part of the order is cancelled, says that amounts are for these tops. */
const paidForTops = ({ isAll, tops }: OrderCancelledMailData): string =>
  isAll ? '' : ` for ${countTops(tops) > 1 ? 'these tops' : 'this top'}`;

/** What is refunded, and how. */
function refundSentences(data: OrderCancelledMailData): string[] {
  const { received, refunded, byHand, method } = data;
  const [paid, back, hand] = [toPence(received), toPence(refunded), toPence(byHand)];
  if (paid === 0) return [`Nothing was paid${paidForTops(data)}, so nothing has to be refunded.`];
  if (back === 0)
    return [
      `Of the ${formatPounds(received)} that you paid${paidForTops(data)}, nothing is refunded under our terms of sale.`,
    ];
  const toCard = pence(back - hand);
  const parts = [
    ...(toCard > 0 ? [`${formatGbp(toCard)} to the card that you paid with, which takes a few days`] : []),
    ...(hand > 0 && method ? [`${formatPounds(byHand)} ${refundMethodText[method]}`] : []),
  ];
  const kept = pence(paid - back);
  return [
    `We refund ${parts.join(', and ')}.`,
    ...(kept > 0 ? [`${formatGbp(kept)} is kept for work that we have done, as our terms of sale say.`] : []),
  ];
}

export const orderCancelledMail = customerMail<OrderCancelledMailData>((data) => {
  const { reference, tops, isAll } = data;
  const subject = isAll ? 'Order cancelled' : 'Part of your order cancelled';
  const cancelledText = isAll ? 'your order' : 'part of your order';
  const words = [
    `${data.isByCustomer ? 'as you asked, ' : ''}${cancelledText} is cancelled.`,
    `${countTops(tops) > 1 ? 'The tops are' : 'The top is'} not made.`,
    ...(isAll ? [] : ['The rest of your order continues.']),
  ];
  return {
    subject: `${subject} – ${reference}`,
    preview: refundSentences(data)[0] ?? '',
    title: `${capitalize(cancelledText)} is cancelled`,
    to: data.customerName,
    intro: words.join(' '),
    facts: [
      ...orderDetails(reference, tops),
      { label: `Paid${paidForTops(data)}`, value: formatPounds(data.received) },
      { label: 'Refunded', value: formatPounds(data.refunded) },
    ],
    more: refundSentences(data),
    why: 'You get this because of your order with us. There is no list to leave.',
  };
});
