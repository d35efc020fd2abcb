import { formatPounds } from '@app/pricing';
import type { MailTemplate } from '../mail-template';
import { Footer } from '../parts/frame/footer';
import { StaffText } from '../parts/staff-text';
import { Title } from '../parts/frame/title';
import { topInShort } from '../words/quote-text';
import { NextStepFromQuote, QuoteFacts } from './quote-parts';

/** A mail that staff wrote about a quote (D30), unchanged, before the quote itself. */
export const quoteFollowUpMail: MailTemplate<'quote-follow-up'> = {
  subject: ({ subject }) => subject,
  preview: ({ text }) => text,
  Body({ quote, text }) {
    return (
      <>
        <Title>{`About your quote ${quote.reference}`}</Title>
        <StaffText words={text} />
        <QuoteFacts quote={quote} />
        <NextStepFromQuote quote={quote} />
        <Footer
          why={[
            `You get this because of your quote ${quote.reference}: ${topInShort(quote)}, ${formatPounds(quote.total)}.`,
          ]}
        />
      </>
    );
  },
};
