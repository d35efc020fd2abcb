import { company } from '@app/content';
import type { StaffInvitationMailData } from './staff-mail-data';
import { customerMail } from '../parts/frame/customer-mail';
import { formatDeadline } from '../words/london-time';

const invitationText = (isReset: boolean) =>
  isReset
    ? {
        subject: 'Choose a new password for the admin',
        title: 'A new password',
        intro:
          'somebody asked for a new password for your account in the admin. Choose one of at least 12 characters, then sign in with this email address.',
        ended: 'ask for a new one where you sign in',
        why: 'You get this because a new password was asked for with this address. If that was not you, do nothing: your password stays as it is.',
      }
    : {
        subject: 'Choose your password for the admin',
        title: 'You are invited',
        intro:
          'a colleague has made you an account for the admin. Choose a password of at least 12 characters, then sign in with this email address.',
        ended: 'ask for a new one',
        why: 'You get this because an admin of our site entered this address. If you expected none, do nothing: the account stays closed.',
      };

/** A link to choose a password, and its expiry. */
export const staffInvitationMail = customerMail<StaffInvitationMailData>(
  ({ firstName, url, endsAt, isReset }) => {
    const { subject, title, intro, ended, why } = invitationText(isReset);
    return {
      subject: [subject, company.name].filter(Boolean).join(' – '),
      preview: `The link works once, until ${formatDeadline(endsAt)}.`,
      title,
      to: firstName,
      intro,
      button: { label: 'Choose a password', href: url },
      more: [
        `The link works once, until ${formatDeadline(endsAt)} (London time). Pass it on to nobody: the first person to open it chooses the password. If it has ended, ${ended}.`,
      ],
      hasQuestions: false,
      why,
    };
  },
);
