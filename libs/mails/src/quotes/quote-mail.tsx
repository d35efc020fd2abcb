import { formatPounds } from '@app/pricing';
import type { QuoteMailData } from './quote-mail-data';
import { customerMail } from '../parts/frame/customer-mail';
import { priceHolds, quantityAndSize, topInShort, requestedOnSite } from '../words/quote-text';
import { NextStepFromQuote, QuoteFacts } from './quote-parts';

export const quoteMail = customerMail<QuoteMailData>(({ customerName, quote }) => ({
  subject: `Your quote ${quote.reference} – ${topInShort(quote)} – ${formatPounds(quote.total)}`,
  preview: `${formatPounds(quote.total)} for ${quantityAndSize(quote)} in ${quote.color}. ${priceHolds(quote)}`,
  title: quote.plan ? 'Your quote, to scale' : 'Your quote',
  to: customerName,
  intro: `here is the top you drew. ${priceHolds(quote)}`,
  more: [<QuoteFacts quote={quote} />, <NextStepFromQuote quote={quote} />],
  hasQuestions: false,
  why: requestedOnSite,
}));
