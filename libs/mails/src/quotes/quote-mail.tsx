import { formatPounds } from '@app/pricing';
import type { MailTemplate } from '../mail-template';
import { Footer } from '../parts/footer';
import { Paragraph } from '../parts/paragraph';
import { Title } from '../parts/title';
import { callName } from '../words/typed-words';
import { priceHolds, sizesOf, topInShort, askedFor } from '../words/quote-words';
import { FromHere } from './from-here';
import { QuoteFacts } from './quote-facts';

/** A quote, to the customer who asked for it. */
export const quoteMail: MailTemplate<'quote'> = {
  subject: ({ quote }) =>
    `Your quote ${quote.reference} – ${topInShort(quote)} – ${formatPounds(quote.total)}`,
  preview: ({ quote }) =>
    `${formatPounds(quote.total)} for ${sizesOf(quote)} in ${quote.color}. ${priceHolds(quote)}`,
  Body({ customerName, quote }) {
    const name = callName(customerName);
    return (
      <>
        <Title>{quote.plan ? 'Your quote, to scale' : 'Your quote'}</Title>
        <Paragraph isLede>
          {`${name ? `Hello ${name}, here` : 'Here'} is the top you drew. ${priceHolds(quote)}`}
        </Paragraph>
        <QuoteFacts quote={quote} />
        <FromHere quote={quote} />
        <Footer why={askedFor} />
      </>
    );
  },
};
