import {
  balanceDueWords,
  formatPounds,
  howToCancel,
  pence,
  refusedPriceWords,
  toPence,
  toPounds,
} from '@app/pricing';
import type { MailTemplate } from '../mail-template';
import { Actions } from '../parts/actions';
import { Footer } from '../parts/footer';
import { Lines, type Line } from '../parts/lines';
import { Paragraph } from '../parts/paragraph';
import { Plan } from '../parts/plan';
import { Questions } from '../parts/questions';
import { Title } from '../parts/title';
import { callName } from '../words/typed-words';
import { difference, quoteLines, sizeOf, topInShort } from '../words/quote-words';
import { lastValidDay } from '../words/london-time';
import type { QuoteRevisedMailData } from '../mail-data';

/** What was quoted, what it comes to now, and what is left to pay of it. */
function sums({ quote, previous, depositCredited, deliveryAmount }: QuoteRevisedMailData): Line[] {
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
              ...(Number(left) + Number(deliveryAmount) > 0 ? [balanceDueWords] : []),
            ],
            amount: formatPounds(left),
            isStrong: true,
          },
        ]
      : []),
  ];
}

/** That the sizes to cut have another price, to which the customer may agree. */
export const quoteRevisedMail: MailTemplate<'quote-revised'> = {
  subject: ({ quote }) =>
    `Please look at your measured price – ${quote.reference} – ${topInShort(quote)} – ${formatPounds(quote.total)}`,
  preview: ({ quote, previous }) =>
    `${sizeOf(previous)} was quoted, ${sizeOf(quote)} was measured: ${difference(previous.total, quote.total)}.`,
  Body(data) {
    const { customerName, quote, previous } = data;
    const name = callName(customerName);
    return (
      <>
        <Title>Your top, as measured</Title>
        <Paragraph isLede>
          {`${name ? `Hello ${name}, we` : 'We'} have gone through the sizes to cut with you. They differ a little from those first quoted, and so does the price: ${difference(previous.total, quote.total)}. Nothing is cut before you agree to it.`}
        </Paragraph>
        <Actions button={{ label: 'Look at it and answer', href: quote.url }} />
        <Lines lines={sums(data)} />
        <Plan plan={quote.plan} caption={`${quote.reference}, ${topInShort(quote)}.`} />
        <Lines lines={quoteLines(quote)} total={formatPounds(quote.total)} />
        <Paragraph>
          {`The price holds to the end of ${lastValidDay(quote.validUntil)}. If anything looks wrong, say so on the page or ring us: nothing has been decided.`}
        </Paragraph>
        {Number(data.depositCredited) > 0 && (
          <Paragraph>{`${refusedPriceWords(data.keptIfRefused)} ${howToCancel}`}</Paragraph>
        )}
        <Questions />
        <Footer why={['You get this because we measured the top that you have a quote for.']} />
      </>
    );
  },
};
