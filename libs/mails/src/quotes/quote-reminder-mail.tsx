import { formatLastValidDay, formatPounds } from '@app/pricing';
import type { QuoteReminderMailData } from './quote-mail-data';
import { customerMail } from '../parts/frame/customer-mail';
import { topInShort } from '../words/quote-text';
import { NextStepFromQuote, QuoteFacts } from './quote-parts';

const daysLeftText = (days: number): string => {
  if (days <= 0) return 'until midnight';
  return days === 1 ? 'until tomorrow midnight' : `for ${days} more days`;
};

export const quoteReminderMail = customerMail<QuoteReminderMailData>(
  ({ customerName, quote, daysLeft, unsubscribeUrl }) => {
    const day = formatLastValidDay(quote.validUntil);
    return {
      subject: `Your quote ${quote.reference} holds until ${day} – ${topInShort(quote)} – ${formatPounds(quote.total)}`,
      preview: `${formatPounds(quote.total)} holds ${daysLeftText(daysLeft)}. After that, prices may have changed.`,
      title: 'Your price holds a little longer',
      to: customerName,
      intro: `the price of your top holds ${daysLeftText(daysLeft)}, to the end of ${day}. After that prices may have changed; the quote stays where it is, and can be updated.`,
      more: [<QuoteFacts quote={quote} />, <NextStepFromQuote quote={quote} />],
      hasQuestions: false,
      why: 'You get this because you had us send you this quote. We remind you twice at most.',
      lastLink: { label: 'No more reminders', href: unsubscribeUrl },
    };
  },
);
