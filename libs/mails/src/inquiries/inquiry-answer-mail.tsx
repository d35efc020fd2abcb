import { company } from '@app/content';
import type { MailTemplate } from '../mail-template';
import { Footer } from '../parts/footer';
import { Letter } from '../parts/letter';
import { StaffText } from '../parts/staff-text';
import { Title } from '../parts/title';
import { ifNotYou } from './how-to-reply';

/** Our answer to an inquiry. All answers have the same subject, so that mail programs group them. */
export const inquiryAnswerMail: MailTemplate<'inquiry-answer'> = {
  subject: ({ reference }) => [`Re: your inquiry ${reference}`, company.name].filter(Boolean).join(' – '),
  preview: ({ text }) => text,
  Body({ reference, text, asked }) {
    return (
      <>
        <Title>{`About your inquiry ${reference}`}</Title>
        <StaffText words={text} />
        {asked && <Letter title="What you wrote" words={asked} isRepeated />}
        <Footer why={ifNotYou} />
      </>
    );
  },
};
