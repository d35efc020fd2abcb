import type { MailTemplate } from '../mail-template';
import { tradeDetails, tradeLongTexts } from '../inquiries/trade-details';
import { Actions } from '../parts/actions';
import { DetailsTable } from '../parts/details-table';
import { Footer } from '../parts/frame/footer';
import { QuotedMessage } from '../parts/quoted-message';
import { MailLink } from '../parts/contact-links';
import { Title } from '../parts/frame/title';
import { formatDateAndTime, formatDeadline } from '../words/london-time';
import { oneLine, shorten } from '../words/typed-text';
import { CallBefore } from './call-before';

export const staffTradeMail: MailTemplate<'staff-trade'> = {
  subject: ({ companyName, contactName, answerBefore }) =>
    `Trade inquiry – ${shorten(oneLine(companyName), 60)}, ${shorten(oneLine(contactName), 40)} – answer before ${formatDeadline(answerBefore)}`,
  preview: (inquiry) =>
    shorten(
      oneLine([inquiry.projectType, inquiry.quantity, inquiry.materials].filter(Boolean).join(', ')),
      120,
    ),
  Body(inquiry) {
    return (
      <>
        <Title>Trade inquiry</Title>
        <CallBefore phone={inquiry.phone} before={inquiry.answerBefore} />
        <DetailsTable
          facts={[
            { label: 'Company', value: oneLine(inquiry.companyName) },
            { label: 'Contact', value: oneLine(inquiry.contactName) },
            { label: 'Email', value: <MailLink address={inquiry.email} /> },
            ...tradeDetails(inquiry).map(({ label, value }) => ({ label, value: value && oneLine(value) })),
            { label: 'Received', value: formatDateAndTime(inquiry.receivedAt) },
          ]}
        />
        {tradeLongTexts(inquiry).map(({ title, words }) => (
          <QuotedMessage key={title} title={title} words={words} />
        ))}
        <Actions button={{ label: 'Open in Inquiries', href: inquiry.adminUrl }} />
        <Footer
          why={[
            'Sent once for each inquiry to the staff address in the settings. A reply goes to its sender.',
          ]}
        />
      </>
    );
  },
};
