import { company } from '@app/content';
import { formatPounds } from '@app/pricing';
import type { MailTemplate } from '../mail-template';
import { Figure } from '../parts/figure';
import { Footer } from '../parts/footer';
import { Paragraph } from '../parts/paragraph';
import { PhoneLink } from '../parts/contact-links';
import { Title } from '../parts/title';
import { callName, oneLine } from '../words/typed-words';
import { forQuotes } from '../words/quote-words';
import { dateAndTime } from '../words/london-time';
import { notALink } from '../words/not-a-link';

/** That money was given back: how much, why, and when it is there. */
export const depositRefundedMail: MailTemplate<'deposit-refunded'> = {
  subject: (refund) => `Refund – ${formatPounds(refund.amount)}${forQuotes(refund.references, 3)}`,
  preview: ({ amount }) => `${formatPounds(amount)} is on its way back to your card.`,
  Body(refund) {
    const { customerName, amount, reason, wasDeposit, charges, refundedAt } = refund;
    const name = callName(customerName);
    const payments = charges === 1 ? 'a card payment' : `${charges} card payments`;
    const of = wasDeposit ? 'of your deposit' : `of ${payments}`;
    return (
      <>
        <Title>We have given you money back</Title>
        <Paragraph isLede>
          {`${name ? `Hello ${name}, on` : 'On'} ${dateAndTime(refundedAt)} we gave back ${formatPounds(amount)} ${of}${forQuotes(refund.references)}.`}
        </Paragraph>
        <Figure label="Given back" amount={formatPounds(amount)} />
        <Paragraph>{`Why: ${notALink(oneLine(reason))}`}</Paragraph>
        <Paragraph>
          It goes to the card that you paid with. Banks usually show it within 10 working days; you need do
          nothing.
        </Paragraph>
        <Paragraph>
          {company.phone.display ? (
            <>
              If it has not come by then, or something here is not right, ring{' '}
              <PhoneLink phone={company.phone.display} /> or reply to this mail.
            </>
          ) : (
            'If it has not come by then, or something here is not right, reply to this mail.'
          )}
        </Paragraph>
        <Footer why={['You get this because you paid a deposit on our site. There is no list to leave.']} />
      </>
    );
  },
};
