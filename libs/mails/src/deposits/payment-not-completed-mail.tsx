import { formatPounds } from '@app/pricing';
import type { PaymentNotCompletedMailData } from './deposit-mail-data';
import { customerMail, callOrReply } from '../parts/frame/customer-mail';
import { forQuotes } from '../words/quote-text';

export const paymentNotCompletedMail = customerMail<PaymentNotCompletedMailData>(
  ({ customerName, wasDeclined, references, depositAmount, retryUrl }) => {
    const what = `your deposit of ${formatPounds(depositAmount)}${forQuotes(references)}`;
    const happened = wasDeclined
      ? `the card was declined, so ${what} was not paid.`
      : `the card page closed before ${what} was paid.`;
    return {
      subject: `Your deposit was not paid – ${formatPounds(depositAmount)}${forQuotes(references, 3)}`,
      preview: 'No deposit has reached us. You can try again whenever it suits you.',
      title: 'Your deposit was not paid',
      to: customerName,
      intro: `${happened} No deposit has reached us, and your ${references.length > 1 ? 'quotes are' : 'quote is'} as before.`,
      button: { label: 'Try Payment Again', href: retryUrl },
      more: [
        wasDeclined
          ? 'The bank does not tell us why it declines a card. You can use another one, or ask the bank.'
          : 'A card page closes by itself after a while. The button leads to a new one.',
        callOrReply(
          'If you would rather talk to somebody',
          'If you would rather ask somebody',
          'If you have decided otherwise, you need do nothing.',
        ),
      ],
      hasQuestions: false,
      why: 'You get this because you began to pay a deposit on our site. There is no list to leave.',
    };
  },
);
