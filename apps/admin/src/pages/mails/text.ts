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
  search: 'Search receiver, subject, reference',
  list: 'Mails',
  all: 'All',
  state: 'State',
  kind: 'Kind',
  allKinds: 'All kinds',
  mail: 'Mail',
  to: 'To',
  team: 'The team',
  noReceiver: 'Nobody any more',
  notWritten: 'Not written yet',
  at: 'Written',
  empty: {
    measure: '0 mails',
    title: 'No mails yet',
    detail: 'Every mail that the shop sends stands here, with what became of it.',
  },

  loading: 'Loading the mail',
  missing: 'There is no such mail',
  missingDetail: 'The address may be mistyped.',
  resend: 'Send again',
  resendTitle: (label: string) => `Send it again: ${label}?`,
  resendDetail: (receiver: string) =>
    `It is written anew, of how things are now, and goes to ${receiver}. What was sent before stays in the log.`,
  resent: 'On its way again',
  open: 'Open it',
  tryNow: 'Try now',
  triedNow: 'It is being tried now',
  written: 'Written',
  settled: { waiting: '', sent: 'Sent', failed: 'Given up', withheld: 'Not sent' } satisfies Record<
    MailState,
    string
  >,
  nextTry: 'Next try',
  tries: 'Tries',
  remark: { waiting: 'Last said', sent: 'Last said', failed: 'Why', withheld: 'Why' } satisfies Record<
    MailState,
    string
  >,
  quotes: 'About',
  delivery: 'Delivery',
  files: 'Files that went with it',
  looks: (isSent: boolean) => (isSent ? 'What was sent' : 'What it says'),
  asSeen: 'As it looks',
  asText: 'As plain text',
  preview: (label: string) => `Preview: ${label}`,
  nothing: 'It is written when its turn comes.',
  erased: 'Its words are not kept any more: they go after 90 days, or with the person.',
} as const;
