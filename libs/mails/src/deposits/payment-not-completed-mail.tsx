import { company } from '@app/content';
import { formatPounds } from '@app/pricing';
import type { MailTemplate } from '../mail-template';
import { Actions } from '../parts/actions';
import { Footer } from '../parts/footer';
import { Paragraph } from '../parts/paragraph';
import { PhoneLink } from '../parts/contact-links';
import { Title } from '../parts/title';
import { callName } from '../words/typed-words';
import { forQuotes } from '../words/quote-words';

/** That a deposit was begun and not paid, and where to try again. */
export const paymentNotCompletedMail: MailTemplate<'payment-not-completed'> = {
  subject: ({ references, depositAmount }) =>
    `Your deposit was not paid – ${formatPounds(depositAmount)}${forQuotes(references, 3)}`,
  preview: () => 'No deposit has reached us. You can try again whenever it suits you.',
  Body({ customerName, wasDeclined, references, depositAmount, retryUrl }) {
    const name = callName(customerName);
    const what = `your deposit of ${formatPounds(depositAmount)}${forQuotes(references)}`;
    const happened = wasDeclined
      ? `the card was declined, so ${what} was not paid.`
      : `the card page closed before ${what} was paid.`;
    return (
      <>
        <Title>Your deposit was not paid</Title>
        <Paragraph isLede>
          {`${name ? `Hello ${name}, ${happened}` : happened.replace(/^t/u, 'T')} No deposit has reached us, and your ${references.length > 1 ? 'quotes are' : 'quote is'} as before.`}
        </Paragraph>
        <Actions button={{ label: 'Try Payment Again', href: retryUrl }} />
        <Paragraph>
          {wasDeclined
            ? 'The bank does not tell us why it declines a card. You can use another one, or ask the bank.'
            : 'A card page closes by itself after a while. The button leads to a new one.'}
        </Paragraph>
        <Paragraph>
          {company.phone.display ? (
            <>
              If you would rather talk to somebody, ring <PhoneLink phone={company.phone.display} /> or reply
              to this mail.
            </>
          ) : (
            'If you would rather ask somebody, reply to this mail.'
          )}{' '}
          If you have decided otherwise, you need do nothing.
        </Paragraph>
        <Footer
          why={['You get this because you began to pay a deposit on our site. There is no list to leave.']}
        />
      </>
    );
  },
};
