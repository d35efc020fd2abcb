import { company } from '@app/content';
import type { StaffInvitationMailData } from '../mail-data';
import { customerMail } from '../parts/customer-mail';
import { deadline } from '../words/london-time';

/** A link for a new colleague to choose a password, and its expiry. */
export const staffInvitationMail = customerMail<StaffInvitationMailData>(({ firstName, url, endsAt }) => ({
  subject: ['Choose your password for the admin', company.name].filter(Boolean).join(' – '),
  preview: `The link works once, until ${deadline(endsAt)}.`,
  title: 'You are invited',
  to: firstName,
  lede: 'a colleague has made you an account for the admin. Choose a password of at least 12 characters, then sign in with this e-mail address.',
  button: { label: 'Choose a password', href: url },
  more: [
    `The link works once, until ${deadline(endsAt)} (London time). Pass it on to nobody: whoever opens it first chooses the password. If it has ended, ask for a new one.`,
  ],
  hasQuestions: false,
  why: 'You get this because an admin of our site entered this address. If you expected none, do nothing: the account stays closed.',
}));
