import { company } from '@app/content';
import type { MailTemplate } from '../mail-template';
import { DetailsTable } from '../parts/details-table';
import { Footer } from '../parts/frame/footer';
import { QuotedMessage } from '../parts/quoted-message';
import { Paragraph } from '../parts/paragraph';
import { Title } from '../parts/frame/title';
import { greetingName } from '../words/typed-text';
import { formatDateAndTime } from '../words/london-time';
import { ifNotYou, HowToReply } from './how-to-reply';
import { requestedTop } from './requested-top';

export const contactAcknowledgementMail: MailTemplate<'contact-acknowledgement'> = {
  subject: ({ configuration }) =>
    [configuration ? 'We have your question about a price' : 'We have your message', company.name]
      .filter(Boolean)
      .join(' – '),
  preview: () => 'A person reads it and answers within 24 hours.',
  Body({ firstName, message, configuration, receivedAt }) {
    const name = greetingName(firstName);
    return (
      <>
        <Title>We have your message</Title>
        <Paragraph isIntro>
          {`Thank you${name ? `, ${name}` : ''}. It arrived on ${formatDateAndTime(receivedAt)}. A person reads it, and you hear from us within 24 hours.`}
        </Paragraph>
        {configuration && <DetailsTable facts={requestedTop(configuration)} />}
        {configuration?.notes && (
          <QuotedMessage title="Your note on the top" words={configuration.notes} isRepeated />
        )}
        <QuotedMessage title="What you wrote" words={message} isRepeated />
        <HowToReply phone={company.phone}>Something to add? Reply to this email.</HowToReply>
        <Footer why={ifNotYou} />
      </>
    );
  },
};
