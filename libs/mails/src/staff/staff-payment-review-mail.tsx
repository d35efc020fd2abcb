import { formatPounds } from '@app/pricing';
import type { MailTemplate } from '../mail-template';
import { Actions } from '../parts/actions';
import { DetailsTable } from '../parts/details-table';
import { Footer } from '../parts/frame/footer';
import { MailLink, PhoneLink } from '../parts/contact-links';
import { Notice } from '../parts/notice';
import { Paragraph, Strong } from '../parts/paragraph';
import { Title } from '../parts/frame/title';
import { listInWords } from '../words/quote-text';
import { formatDeadline } from '../words/london-time';
import { oneLine, shorten } from '../words/typed-text';
import { reviewReasons } from './review-reasons';

/** A payment needs a decision by staff. */
export const staffPaymentReviewMail: MailTemplate<'staff-payment-review'> = {
  subject: ({ depositAmount, references, customerName }) =>
    `Payment to look at – ${formatPounds(depositAmount)} – ${listInWords(references, 3)} – ${shorten(oneLine(customerName), 60)}`,
  preview: ({ reason, lookBefore }) =>
    `${reviewReasons(reason).join(' ')} Look before ${formatDeadline(lookBefore)}`,
  Body({ customerName, email, phone, references, depositAmount, reason, lookBefore, adminUrl }) {
    return (
      <>
        <Title>{`Payment to look at, ${formatPounds(depositAmount)}`}</Title>
        <Paragraph isIntro>
          Look at it before <Strong>{formatDeadline(lookBefore)}</Strong> (London time). The customer’s number
          is <PhoneLink phone={phone} />.
        </Paragraph>
        <Notice title="Why">{reviewReasons(reason).join(' ')}</Notice>
        <DetailsTable
          facts={[
            { label: references.length === 1 ? 'Quote' : 'Quotes', value: references.join(', ') },
            { label: 'Customer', value: oneLine(customerName) },
            { label: 'Email', value: <MailLink address={email} /> },
            { label: 'Deposit', value: formatPounds(depositAmount) },
          ]}
        />
        <Paragraph>
          Money has moved. Compare it with the card provider’s records before anything is cut or paid back.
          The customer reads on the site that we are checking, and not to pay again.
        </Paragraph>
        <Actions button={{ label: 'Decide in Money', href: adminUrl }} />
        <Footer why={['Sent once for each reason to the staff address in the settings.']} />
      </>
    );
  },
};
