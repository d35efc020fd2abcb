import { formatPounds } from '@app/pricing';
import type { MailQuote } from '../mail-data';
import { Paragraph } from '../parts/paragraph';
import { Questions } from '../parts/questions';
import { blocked } from '../words/quote-words';
import { depositStarts, WhatHappensNext } from './what-happens-next';

/** How one goes on from a single quote, or why not. */
export function FromHere({ quote }: { quote: MailQuote }) {
  if (quote.payUrl)
    return (
      <WhatHappensNext
        deposit={depositStarts(formatPounds(quote.deposit))}
        payUrl={quote.payUrl}
        tops={quote.quantity}
      />
    );
  return (
    <>
      {quote.blocker && <Paragraph>{blocked[quote.blocker]}</Paragraph>}
      <Questions />
    </>
  );
}
