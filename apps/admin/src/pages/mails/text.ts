import type { AdminMail } from '@app/contracts';

type MailState = AdminMail['state'];

export const stateLabels: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  withheld: 'Not sent',
};

export const text = {
  title: 'Mail log',
  search: 'Search recipient, subject, reference',
  list: 'Emails',
  all: 'All',
  state: 'State',
  kind: 'Kind',
  allKinds: 'All kinds',
  mail: 'Email',
  to: 'To',
  team: 'The team',
  noRecipient: 'Recipient deleted',
  notWritten: 'Not sent yet',
  createdAt: 'Created',
  empty: {
    dimensionLabel: '0 emails',
    title: 'No emails yet',
    detail: 'Emails sent by the shop appear here, with their delivery status.',
  },

  loading: 'Loading the email',
  missing: 'Email not found',
  missingDetail: 'The link may be incomplete.',
  resend: 'Send again',
  resendTitle: (label: string) => `Send again: ${label}?`,
  resendDetail: (receiver: string) =>
    `A new email with the current details goes to ${receiver}. The earlier email stays in the log.`,
  resent: 'Email is being sent again',
  open: 'View',
  tryNow: 'Try now',
  triedNow: 'Trying to send it now',
  created: 'Created',
  settled: { waiting: '', sent: 'Sent', failed: 'Failed', withheld: 'Not sent' } satisfies Record<
    MailState,
    string
  >,
  nextTry: 'Next attempt',
  tries: 'Attempts',
  remark: {
    waiting: 'Last reply',
    sent: 'Last reply',
    failed: 'Reason',
    withheld: 'Reason',
  } satisfies Record<MailState, string>,
  quotes: 'About',
  delivery: 'Delivery',
  files: 'Attachments',
  contentTitle: (isSent: boolean) => (isSent ? 'Email' : 'Draft'),
  asSeen: 'Formatted',
  asText: 'Plain text',
  preview: (label: string) => `Preview: ${label}`,
  nothing: 'The email is written when it is sent.',
  erased: 'The text has been deleted. This happens after 90 days, or when the person is erased.',
} as const;
