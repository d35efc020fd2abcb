import { company } from '@app/content';
import type { MailTemplate } from '../mail-template';
import { Footer } from '../parts/footer';
import { Letter } from '../parts/letter';
import { Prose } from '../parts/prose';
import { Title } from '../parts/title';
import { notYou } from './more-to-say';

/** Our answer to an inquiry. All answers have the same subject, so that mail programs group them. */
export const inquiryAnswerMail: MailTemplate<'inquiry-answer'> = {
  subject: ({ reference }) => [`Re: your inquiry ${reference}`, company.name].filter(Boolean).join(' – '),
  preview: ({ text }) => text,
  Body({ reference, text, asked }) {
    return (
      <>
        <Title>{`About your inquiry ${reference}`}</Title>
        <Prose words={text} />
        {asked && <Letter title="What you wrote" words={asked} isRepeated />}
        <Footer why={notYou} />
      </>
    );
  },
};
