import { depositPercent } from '@app/pricing';
import type { MailQuote } from '../mail-data';
import type { MailTemplate } from '../mail-template';
import { Footer } from '../parts/footer';
import { Lines, type Line } from '../parts/lines';
import { Paragraph } from '../parts/paragraph';
import { Questions } from '../parts/questions';
import { Title } from '../parts/title';
import { blocked } from '../words/blocked';
import { callName } from '../words/call-name';
import { gbp } from '../words/gbp';
import { lastValidDay } from '../words/london-time';
import { listed } from '../words/listed';
import { oneLine } from '../words/one-line';
import { partsOfTop, sizeOf } from '../words/top';
import { askedFor } from '../words/why';
import { WhatHappensNext } from './what-happens-next';

const byEnd = (quotes: readonly MailQuote[]) =>
  [...quotes].sort((one, other) => one.validUntil.getTime() - other.validUntil.getTime());

/** Until when all of them hold; where one ends before the others, which. */
function validity(quotes: readonly MailQuote[]): string {
  const [first, ...others] = byEnd(quotes.filter(({ blocker }) => blocker !== 'expired'));
  if (!first) return '';
  const day = lastValidDay(first.validUntil);
  const isSame = others.every(({ validUntil }) => lastValidDay(validUntil) === day);
  return isSame
    ? ` The prices hold to the end of ${day}.`
    : ` The price of ${first.reference} holds to the end of ${day}, the others longer; each quote says until when.`;
}

/** A quote in short, with the ways to it and to its deposit. */
const quoteLine = (quote: MailQuote): Line => ({
  label: oneLine(`${quote.color}, ${sizeOf(quote)}`),
  notes: [
    `${quote.reference}, ${quote.material}, ${partsOfTop(quote)}`,
    ...(quote.blocker ? [blocked[quote.blocker]] : []),
  ],
  href: quote.url,
  ...(quote.payUrl && { action: { label: 'Pay Deposit', href: quote.payUrl } }),
  amount: gbp(quote.total),
});

const howMany = (quotes: readonly MailQuote[]) => (quotes.length === 1 ? 'quote' : `${quotes.length} quotes`);

/** The quotes of a basket, in one mail. */
export const quotesMail: MailTemplate<'quotes'> = {
  subject: ({ quotes, total }) =>
    `Your ${howMany(quotes)}${quotes.length === 1 ? '' : ' –'} ${listed(
      quotes.map(({ reference }) => reference),
      3,
    )} – ${gbp(total)}`,
  preview: ({ quotes, total }) =>
    `${gbp(total)} for ${quotes.length === 1 ? 'one top' : `${quotes.length} tops`}, inc. VAT.`,
  Body({ customerName, quotes, total, deposit }) {
    const name = callName(customerName);
    const what =
      quotes.length === 1 ? 'here is the top you drew.' : `here are the ${quotes.length} tops you drew.`;
    return (
      <>
        <Title>{quotes.length === 1 ? 'Your quote' : 'Your quotes'}</Title>
        <Paragraph isLede>
          {`${name ? `Hello ${name}, ${what}` : what.replace(/^h/u, 'H')}${validity(quotes)} Open one to see its plan, and its price line by line.`}
        </Paragraph>
        <Lines lines={quotes.map(quoteLine)} total={gbp(total)} />
        {quotes.some(({ payUrl }) => payUrl) ? (
          <WhatHappensNext
            deposit={`A ${depositPercent}% deposit starts the order: ${gbp(deposit)} for all of them. Pay it for one top by its link above, or for all at once from your basket on our site.`}
            payUrl={null}
          />
        ) : (
          <Questions />
        )}
        <Footer why={askedFor} />
      </>
    );
  },
};
