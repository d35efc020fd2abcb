import { countTops, depositPercent, formatPounds } from '@app/pricing';
import type { MailQuote, QuoteMailData, QuotesMailData } from '../mail-data';
import type { MailTemplate } from '../mail-template';
import { Footer } from '../parts/footer';
import { Lines, type Line } from '../parts/lines';
import { Paragraph } from '../parts/paragraph';
import { Questions } from '../parts/questions';
import { Title } from '../parts/title';
import { blocked, listed, partsOfTop, stoneAndSize, askedFor } from '../words/quote-words';
import { callName } from '../words/typed-words';
import { lastValidDay } from '../words/london-time';
import { quoteMail } from './quote-mail';
import { WhatHappensNext } from './what-happens-next';

/** Until when all of them hold; where one ends before the others, which. */
function validity(quotes: readonly MailQuote[]): string {
  const open = quotes.filter(({ blocker }) => blocker !== 'expired');
  const [first, ...others] = [...open].sort(
    (one, other) => Number(one.validUntil) - Number(other.validUntil),
  );
  if (!first) return 'Their prices have ended.';
  const day = lastValidDay(first.validUntil);
  if (others.some(({ validUntil }) => lastValidDay(validUntil) !== day)) {
    return `The first price to end is that of ${first.reference}: it holds to the end of ${day}. Each quote says until when its own does.`;
  }
  return `${open.length < quotes.length ? 'Prices that have not ended' : 'The prices'} hold to the end of ${day}.`;
}

/** A quote in short, with the ways to it, to its PDF and to its deposit. */
const quoteLine = (quote: MailQuote): Line => ({
  label: stoneAndSize(quote),
  notes: [
    `${quote.reference}, ${quote.material}, ${partsOfTop(quote)}`,
    ...(quote.blocker ? [blocked[quote.blocker]] : []),
  ],
  href: quote.url,
  links: [
    { label: 'PDF, one page', href: quote.pdfUrl },
    ...(quote.payUrl ? [{ label: 'Pay Deposit', href: quote.payUrl }] : []),
  ],
  amount: formatPounds(quote.total),
});

/** A basket of one is a quote like any other. */
const onlyOne = ({ customerName, quotes }: QuotesMailData): QuoteMailData | null => {
  const [quote, ...others] = quotes;
  return quote && !others.length ? { customerName, quote } : null;
};

/** The quotes of a basket, in one mail. */
export const quotesMail: MailTemplate<'quotes'> = {
  subject(data) {
    const one = onlyOne(data);
    if (one) return quoteMail.subject(one);
    const references = data.quotes.map(({ reference }) => reference);
    return `Your ${references.length} quotes – ${listed(references, 3)} – ${formatPounds(data.total)}`;
  },
  preview(data) {
    const one = onlyOne(data);
    return one
      ? quoteMail.preview(one)
      : `${formatPounds(data.total)} for ${countTops(data.quotes)} tops, inc. VAT.`;
  },
  Body(data) {
    const one = onlyOne(data);
    if (one) return <quoteMail.Body {...one} />;
    const { quotes, total, deposit, basketUrl } = data;
    const name = callName(data.customerName);
    return (
      <>
        <Title>Your quotes</Title>
        <Paragraph isLede>
          {`${name ? `Hello ${name}, here` : 'Here'} are the ${countTops(quotes)} tops you drew. ${validity(quotes)} Open one to see its plan, and its price line by line.`}
        </Paragraph>
        <Lines lines={quotes.map(quoteLine)} total={formatPounds(total)} />
        {quotes.some(({ payUrl }) => payUrl) ? (
          <WhatHappensNext
            deposit={`A ${depositPercent}% deposit starts the order${basketUrl ? `: ${formatPounds(deposit)} for all of them. Pay it for one top by its link above, or for all at once by the button below, on any device.` : `. Pay it by the link above.`}`}
            payUrl={basketUrl}
            payLabel="Open as a basket"
            tops={countTops(quotes)}
          />
        ) : (
          <Questions />
        )}
        <Footer why={askedFor} />
      </>
    );
  },
};
