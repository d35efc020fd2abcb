import { countTops, formatGbp, formatPounds, pence, toPence } from '@app/pricing';
import type { OrderCancelledMailData } from '../mail-data';
import { customerMail } from '../parts/customer-mail';
import { capital } from '../words/typed-text';
import { factsOfOrder } from './tops-of-mail';

const ways = {
  'bank-transfer': 'by bank transfer',
  'card-counter': 'to the card used at our counter',
  cash: 'in cash',
} as const;

/** For a part of the order, says that amounts are for these tops only. */
const paidFor = ({ isAll, tops }: OrderCancelledMailData): string =>
  isAll ? '' : ` for ${countTops(tops) > 1 ? 'these tops' : 'this top'}`;

/** What is refunded, and how. */
function money(data: OrderCancelledMailData): string[] {
  const { received, refunded, byHand, method } = data;
  const [paid, back, hand] = [toPence(received), toPence(refunded), toPence(byHand)];
  if (paid === 0) return [`Nothing was paid${paidFor(data)}, so nothing has to be given back.`];
  if (back === 0)
    return [
      `Of the ${formatPounds(received)} that you paid${paidFor(data)}, nothing is given back under our terms of sale.`,
    ];
  const toCard = pence(back - hand);
  const parts = [
    ...(toCard > 0 ? [`${formatGbp(toCard)} to the card that you paid with, which takes a few days`] : []),
    ...(hand > 0 && method ? [`${formatPounds(byHand)} ${ways[method]}`] : []),
  ];
  const kept = pence(paid - back);
  return [
    `We give back ${parts.join(', and ')}.`,
    ...(kept > 0 ? [`${formatGbp(kept)} is kept for work that we have done, as our terms of sale say.`] : []),
  ];
}

export const orderCancelledMail = customerMail<OrderCancelledMailData>((data) => {
  const { reference, tops, isAll } = data;
  const subject = isAll ? 'Order cancelled' : 'Part of your order cancelled';
  const what = isAll ? 'your order' : 'part of your order';
  const words = [
    `${data.isByCustomer ? 'as you asked, ' : ''}${what} is cancelled.`,
    `${countTops(tops) > 1 ? 'The tops are' : 'The top is'} not made.`,
    ...(isAll ? [] : ['The rest of your order goes on.']),
  ];
  return {
    subject: `${subject} – ${reference}`,
    preview: money(data)[0] ?? '',
    title: `${capital(what)} is cancelled`,
    to: data.customerName,
    lede: words.join(' '),
    facts: [
      ...factsOfOrder(reference, tops),
      { label: `Paid${paidFor(data)}`, value: formatPounds(data.received) },
      { label: 'Given back', value: formatPounds(data.refunded) },
    ],
    more: money(data),
    why: 'You get this because of your order with us. There is no list to leave.',
  };
});
