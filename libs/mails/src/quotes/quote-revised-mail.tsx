import {
  balanceDueText,
  formatLastValidDay,
  formatPounds,
  howToCancel,
  pence,
  refusedPriceText,
  toPence,
  toPounds,
} from '@app/pricing';
import { customerMail } from '../parts/frame/customer-mail';
import { Lines, type Line } from '../parts/lines';
import { Plan } from '../parts/plan';
import { difference, quoteLines, sizeOf, topInShort } from '../words/quote-text';
import type { QuoteRevisedMailData } from './quote-mail-data';

/** The original price, the new one, and what is left to pay. */
function priceLines({ quote, previous, depositCredited, deliveryAmount }: QuoteRevisedMailData): Line[] {
  const left = toPounds(pence(toPence(quote.total) - toPence(depositCredited)));
  return [
    {
      label: `As first quoted, ${previous.reference}`,
      notes: [sizeOf(previous)],
      amount: formatPounds(previous.total),
    },
    { label: `As measured, ${quote.reference}`, notes: [sizeOf(quote)], amount: formatPounds(quote.total) },
    ...(Number(depositCredited) > 0
      ? [
          { label: 'Deposit paid, which counts towards it', amount: `−${formatPounds(depositCredited)}` },
          {
            label: 'Left to pay',
            notes: [
              ...(Number(deliveryAmount) > 0
                ? [`And ${formatPounds(deliveryAmount)} for the delivery of your order`]
                : []),
              ...(Number(left) + Number(deliveryAmount) > 0 ? [balanceDueText] : []),
            ],
            amount: formatPounds(left),
            isStrong: true,
          },
        ]
      : []),
  ];
}

export const quoteRevisedMail = customerMail<QuoteRevisedMailData>((data) => {
  const { customerName, quote, previous, depositCredited, keptIfRefused } = data;
  const priceDifference = difference(previous.total, quote.total);
  return {
    subject: `Please look at your measured price – ${quote.reference} – ${topInShort(quote)} – ${formatPounds(quote.total)}`,
    preview: `${sizeOf(previous)} was quoted, ${sizeOf(quote)} was measured: ${priceDifference}.`,
    title: 'Your top, as measured',
    to: customerName,
    intro: `we have gone through the sizes to cut with you. They differ a little from those first quoted, and so does the price: ${priceDifference}. Nothing is cut before you agree to it.`,
    button: { label: 'Look at it and answer', href: quote.url },
    more: [
      <Lines lines={priceLines(data)} />,
      <Plan plan={quote.plan} caption={`${quote.reference}, ${topInShort(quote)}.`} />,
      <Lines lines={quoteLines(quote)} total={formatPounds(quote.total)} />,
      `The price holds to the end of ${formatLastValidDay(quote.validUntil)}. If anything looks wrong, say so on the page or ring us: nothing has been decided.`,
      Number(depositCredited) > 0 && `${refusedPriceText(keptIfRefused)} ${howToCancel}`,
    ],
    why: 'You get this because we measured the top that you have a quote for.',
  };
});
