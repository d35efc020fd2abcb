import type { MailQuote } from '../mail-data';
import { Paragraph } from '../parts/paragraph';
import { blocked } from '../words/blocked';
import { gbp } from '../words/gbp';
import { questions } from '../words/questions';
import { depositStarts, WhatHappensNext } from './what-happens-next';

/** How one goes on from a single quote, or why not. */
export function FromHere({ quote }: { quote: MailQuote }) {
  if (quote.payUrl)
    return <WhatHappensNext deposit={depositStarts(gbp(quote.deposit))} payUrl={quote.payUrl} />;
  return (
    <Paragraph>{[quote.blocker && blocked[quote.blocker], questions()].filter(Boolean).join(' ')}</Paragraph>
  );
}
