import { countTops, depositPercent, formatLastValidDay, formatPounds } from '@app/pricing';
import type { MailQuote, QuoteMailData, QuotesMailData } from './quote-mail-data';
import type { MailTemplate } from '../mail-template';
import { customerMail } from '../parts/frame/customer-mail';
import { Lines, type Line } from '../parts/lines';
import { Questions } from '../parts/questions';
import { blockerText, listInWords, partsOfTop, stoneAndSize, requestedOnSite } from '../words/quote-text';
import { quoteMail } from './quote-mail';
import { WhatHappensNext } from './quote-parts';

/** Says when the prices expire, or which one expires first. */
function validitySentence(quotes: readonly MailQuote[]): string {
  const open = quotes.filter(({ blocker }) => blocker !== 'expired');
  const [first, ...others] = [...open].sort((a, b) => Number(a.validUntil) - Number(b.validUntil));
  if (!first) return 'Their prices have ended.';
  const day = formatLastValidDay(first.validUntil);
  if (others.some(({ validUntil }) => formatLastValidDay(validUntil) !== day)) {
    return `The first price to end is that of ${first.reference}: it holds to the end of ${day}. Each quote says until when its own does.`;
  }
  return `${open.length < quotes.length ? 'Prices that have not ended' : 'The prices'} hold to the end of ${day}.`;
}

/** A quote in short, with links to its page, PDF and deposit. */
const quoteLine = (quote: MailQuote): Line => ({
  label: stoneAndSize(quote),
  notes: [
    `${quote.reference}, ${quote.material}, ${partsOfTop(quote)}`,
    ...(quote.blocker ? [blockerText[quote.blocker]] : []),
  ],
  href: quote.url,
  links: [
    { label: 'PDF, one page', href: quote.pdfUrl },
    ...(quote.payUrl ? [{ label: 'Pay Deposit', href: quote.payUrl }] : []),
  ],
  amount: formatPounds(quote.total),
});

const severalQuotesMail = customerMail<QuotesMailData>(
  ({ customerName, quotes, total, deposit, basketUrl }) => ({
    subject: `Your ${quotes.length} quotes – ${listInWords(
      quotes.map(({ reference }) => reference),
      3,
    )} – ${formatPounds(total)}`,
    preview: `${formatPounds(total)} for ${countTops(quotes)} tops, inc. VAT.`,
    title: 'Your quotes',
    to: customerName,
    intro: `here are the ${countTops(quotes)} tops you drew. ${validitySentence(quotes)} Open one to see its plan, and its price line by line.`,
    more: [
      <Lines lines={quotes.map(quoteLine)} total={formatPounds(total)} />,
      quotes.some(({ payUrl }) => payUrl) ? (
        <WhatHappensNext
          deposit={`A ${depositPercent}% deposit starts the order${basketUrl ? `: ${formatPounds(deposit)} for all of them. Pay it for one top by its link above, or for all at once by the button below, on any device.` : `. Pay it by the link above.`}`}
          payUrl={basketUrl}
          payLabel="Open as a basket"
          tops={countTops(quotes)}
        />
      ) : (
        <Questions />
      ),
    ],
    hasQuestions: false,
    why: requestedOnSite,
  }),
);

/** A mail with only one quote has the text of a single quote. */
function forOneOrSeveral<Result>(
  data: QuotesMailData,
  ofOne: (data: QuoteMailData) => Result,
  ofSeveral: (data: QuotesMailData) => Result,
): Result {
  const [quote, ...others] = data.quotes;
  return quote && !others.length ? ofOne({ customerName: data.customerName, quote }) : ofSeveral(data);
}

export const quotesMail: MailTemplate<'quotes'> = {
  subject: (data) => forOneOrSeveral(data, quoteMail.subject, severalQuotesMail.subject),
  preview: (data) => forOneOrSeveral(data, quoteMail.preview, severalQuotesMail.preview),
  Body: (data) => forOneOrSeveral(data, quoteMail.Body, severalQuotesMail.Body),
};
