import { company, tradeDesk } from '@app/content';
import type { MailTemplate } from '../mail-template';
import { DetailsTable } from '../parts/details-table';
import { Footer } from '../parts/frame/footer';
import { QuotedMessage } from '../parts/quoted-message';
import { Paragraph } from '../parts/paragraph';
import { Title } from '../parts/frame/title';
import { greetingName, oneLine, shorten } from '../words/typed-text';
import { formatDateAndTime } from '../words/london-time';
import { breakLinks } from '../words/break-links';
import { ifNotYou, HowToReply } from './how-to-reply';
import { tradeDetails, tradeLongTexts } from './trade-details';

const maxDetailLength = 160;
const repeatedText = (words: string | null) => words && breakLinks(shorten(oneLine(words), maxDetailLength));

export const tradeAcknowledgementMail: MailTemplate<'trade-acknowledgement'> = {
  subject: () => ['We have your trade inquiry', company.name].filter(Boolean).join(' – '),
  preview: () => 'The trade desk answers within 24 hours.',
  Body(inquiry) {
    const name = greetingName(inquiry.contactName);
    return (
      <>
        <Title>We have your trade inquiry</Title>
        <Paragraph isIntro>
          {`Thank you${name ? `, ${name}` : ''}. It arrived on ${formatDateAndTime(inquiry.receivedAt)}. The trade desk reads it, and you hear from us within 24 hours.`}
        </Paragraph>
        <DetailsTable
          facts={[
            { label: 'Company', value: repeatedText(inquiry.companyName) },
            ...tradeDetails(inquiry).map(({ label, value }) => ({ label, value: repeatedText(value) })),
          ]}
        />
        {tradeLongTexts(inquiry).map(({ title, words }) => (
          <QuotedMessage key={title} title={title} words={words} isRepeated />
        ))}
        <HowToReply phone={tradeDesk.phone}>
          Drawings or a list of sizes? Reply to this email and attach them.
        </HowToReply>
        <Footer why={ifNotYou} />
      </>
    );
  },
};
