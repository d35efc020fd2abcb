import { formatPounds } from '@app/pricing';
import type { MailTemplate } from '../mail-template';
import { Footer } from '../parts/footer';
import { Paragraph } from '../parts/paragraph';
import { Title } from '../parts/title';
import { callName } from '../words/typed-words';
import { lastValidDay } from '../words/london-time';
import { topInShort } from '../words/quote-words';
import { FromHere } from './from-here';
import { QuoteFacts } from './quote-facts';

const left = (days: number): string => {
  if (days <= 0) return 'until midnight';
  return days === 1 ? 'until tomorrow midnight' : `for ${days} more days`;
};

/** That a price will soon end; it can be told to stop. */
export const quoteReminderMail: MailTemplate<'quote-reminder'> = {
  subject: ({ quote }) =>
    `Your quote ${quote.reference} holds until ${lastValidDay(quote.validUntil)} – ${topInShort(quote)} – ${formatPounds(quote.total)}`,
  preview: ({ quote, daysLeft }) =>
    `${formatPounds(quote.total)} holds ${left(daysLeft)}. After that, prices may have changed.`,
  Body({ customerName, quote, daysLeft, unsubscribeUrl }) {
    const name = callName(customerName);
    return (
      <>
        <Title>Your price holds a little longer</Title>
        <Paragraph isLede>
          {`${name ? `Hello ${name}, the` : 'The'} price of your top holds ${left(daysLeft)}, to the end of ${lastValidDay(quote.validUntil)}. After that prices may have changed; the quote stays where it is, and can be updated.`}
        </Paragraph>
        <QuoteFacts quote={quote} />
        <FromHere quote={quote} />
        <Footer
          why={['You get this because you had us send you this quote. We remind you twice at most.']}
          link={{ label: 'No more reminders', href: unsubscribeUrl }}
        />
      </>
    );
  },
};
