import type { MailTemplate } from '../mail-template';
import { Actions } from '../parts/actions';
import { Footer } from '../parts/frame/footer';
import { Notice } from '../parts/notice';
import { Paragraph, Strong } from '../parts/paragraph';
import { Title } from '../parts/frame/title';
import { formatDeadline } from '../words/london-time';
import { oneLine } from '../words/typed-text';
import { alertText } from './alert-text';

/** Tells the team about a failure that no customer would report. */
export const staffAlertMail: MailTemplate<'staff-alert'> = {
  subject: ({ reason }) => alertText(reason).title,
  preview: ({ reason }) => alertText(reason).text,
  Body({ reason, detail, since, adminUrl }) {
    const { title, text } = alertText(reason);
    return (
      <>
        <Title>{title}</Title>
        <Paragraph isIntro>
          {text} Found on <Strong>{formatDeadline(since)}</Strong> (London time).
        </Paragraph>
        {detail && <Notice title="In its own words">{oneLine(detail)}</Notice>}
        <Paragraph>The task ends by itself once it works again.</Paragraph>
        <Actions button={{ label: 'Open System', href: adminUrl }} />
        <Footer why={['Sent once a day at most for each reason to the staff address in the settings.']} />
      </>
    );
  },
};
