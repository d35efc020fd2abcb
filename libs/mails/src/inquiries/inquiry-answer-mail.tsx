import { company } from '@app/content';
import type { MailTemplate } from '../mail-template';
import { Footer } from '../parts/frame/footer';
import { QuotedMessage } from '../parts/quoted-message';
import { StaffText } from '../parts/staff-text';
import { Title } from '../parts/frame/title';
import { ifNotYou } from './how-to-reply';

/** Our answer to an inquiry. All answers have the same subject, so that mail programs group them. */
export const inquiryAnswerMail: MailTemplate<'inquiry-answer'> = {
  subject: ({ reference }) => [`Re: your inquiry ${reference}`, company.name].filter(Boolean).join(' – '),
  preview: ({ text }) => text,
  Body({ reference, text, quotedText }) {
    return (
      <>
        <Title>{`About your inquiry ${reference}`}</Title>
        <StaffText words={text} />
        {quotedText && <QuotedMessage title="What you wrote" words={quotedText} isRepeated />}
        <Footer why={ifNotYou} />
      </>
    );
  },
};
