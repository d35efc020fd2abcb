import type { StaffContactMailData } from './staff-mail-data';
import type { MailTemplate } from '../mail-template';
import { requestedSize, requestedTop } from '../inquiries/requested-top';
import { Actions } from '../parts/actions';
import { DetailsTable } from '../parts/details-table';
import { Footer } from '../parts/frame/footer';
import { QuotedMessage } from '../parts/quoted-message';
import { MailLink } from '../parts/contact-links';
import { Title } from '../parts/frame/title';
import { formatDateAndTime, formatDeadline } from '../words/london-time';
import { oneLine, shorten } from '../words/typed-text';
import { CallBefore } from './call-before';

const senderName = ({ firstName, lastName }: StaffContactMailData) => oneLine(`${firstName} ${lastName}`);

/** The part of the subject before the sender's name. */
function subjectStart({ configuration }: StaffContactMailData): string {
  if (!configuration) return 'Message';
  return ['Price wanted', oneLine(configuration.material ?? ''), requestedSize(configuration)]
    .filter(Boolean)
    .join(' ');
}

export const staffContactMail: MailTemplate<'staff-contact'> = {
  subject: (inquiry) =>
    `${shorten(subjectStart(inquiry), 60)} – ${shorten(senderName(inquiry), 60)} – answer before ${formatDeadline(inquiry.answerBefore)}`,
  preview: ({ message }) => shorten(oneLine(message), 120),
  Body(inquiry) {
    const { email, phone, message, configuration, receivedAt, answerBefore, adminUrl } = inquiry;
    return (
      <>
        <Title>{configuration ? 'Price wanted' : 'A message'}</Title>
        <CallBefore
          phone={phone}
          before={answerBefore}
          otherwise={
            <>
              Answer <MailLink address={email} />
            </>
          }
        />
        <DetailsTable
          facts={[
            { label: 'From', value: senderName(inquiry) },
            { label: 'Email', value: <MailLink address={email} /> },
            { label: 'Received', value: formatDateAndTime(receivedAt) },
            ...(configuration ? requestedTop(configuration) : []),
          ]}
        />
        {configuration?.notes && <QuotedMessage title="Note on the top" words={configuration.notes} />}
        <QuotedMessage title="Message" words={message} />
        <Actions button={{ label: 'Open in Inquiries', href: adminUrl }} />
        <Footer
          why={[
            'Sent once for each message to the staff address in the settings. A reply goes to its sender.',
          ]}
        />
      </>
    );
  },
};
