import { company } from '@app/content';
import type { MailTemplate } from '../mail-template';
import { Actions } from '../parts/actions';
import { Footer } from '../parts/footer';
import { Paragraph } from '../parts/paragraph';
import { Title } from '../parts/title';
import { callName } from '../words/typed-words';
import { deadline } from '../words/london-time';

/** Where somebody who is to work with us chooses a password, and until when. */
export const staffInvitationMail: MailTemplate<'staff-invitation'> = {
  subject: () => ['Choose your password for the admin', company.name].filter(Boolean).join(' – '),
  preview: ({ endsAt }) => `The link works once, until ${deadline(endsAt)}.`,
  Body({ firstName, url, endsAt }) {
    const name = callName(firstName);
    return (
      <>
        <Title>You are invited</Title>
        <Paragraph isLede>
          {`${name ? `Hello ${name}, a` : 'A'} colleague has made you an account for the admin. Choose a password of at least 12 characters, then sign in with this e-mail address.`}
        </Paragraph>
        <Actions button={{ label: 'Choose a password', href: url }} />
        <Paragraph>
          {`The link works once, until ${deadline(endsAt)} (London time). Pass it on to nobody: whoever opens it first chooses the password. If it has ended, ask for a new one.`}
        </Paragraph>
        <Footer
          why={[
            'You get this because an admin of our site entered this address. If you expected none, do nothing: the account stays closed.',
          ]}
        />
      </>
    );
  },
};
