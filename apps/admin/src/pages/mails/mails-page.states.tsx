import { paths, type AdminMailDetail } from '@app/contracts';
import { answers, type Answer } from '@app/web-client/testing';
import { adminAt, type AdminState, type AdminStates } from '../../testing/admin-at';
import { aMail } from './testing/a-mail';

const mails: AdminMailDetail[] = [
  aMail({ hasPreview: false }),
  aMail({
    id: 'b',
    state: 'waiting',
    subject: null,
    label: 'Deposit confirmation',
    nextTryAt: '2026-11-21T11:00:00.000Z',
  }),
  aMail({
    id: 'c',
    state: 'failed',
    toName: 'Wilhelmina Featherstonehaugh-Cholmondeley',
    toAddress: `${'long'.repeat(15)}@example.com`,
    subject: 'Your deposit of £47.70 has been received, and what happens next with your vanity top',
    remark: '550 5.1.1 no such mailbox here',
    hasPreview: false,
  }),
  aMail({ id: 'd', state: 'withheld', remark: 'the quotes were deleted', canBeResent: false }),
  aMail({ id: 'e', kind: 'staff-deposit-paid', label: 'Team: deposit paid', toName: null, toAddress: null }),
];

const log = (
  answer: Answer,
  { at = '', visit }: { at?: string; visit?: AdminState['visit'] } = {},
): AdminState =>
  adminAt(`/admin/mails${at}`, {
    api: (api) => {
      api.on('GET', paths.adminMails, answer).on('GET', `${paths.adminMails}?search=x`, answers.list([]));
      for (const mail of mails) api.on('GET', paths.adminMail(mail.id), answers.ok(mail));
    },
    visit,
  });

export const states: AdminStates = {
  part: 'Admin: mail log',
  states: {
    filled: log(answers.list(mails), { visit: ({ screen }) => screen.findByText('Failed') }),
    'loading for ever': log(answers.never()),
    failed: log(answers.unreachable(), {
      visit: ({ screen }) => screen.findByRole('button', { name: 'Try again' }),
    }),
    empty: log(answers.list([]), { visit: ({ screen }) => screen.findByText('No mails yet') }),
    'nothing matches': log(answers.list(mails), {
      at: '?search=x',
      visit: ({ screen }) => screen.findByText('Nothing matches'),
    }),
    'one open': log(answers.list(mails), {
      at: `?item=${aMail().id}`,
      visit: ({ screen }) => screen.findByText(/here is your quote/),
    }),
    'one that failed': log(answers.list(mails), {
      at: '?item=c',
      visit: ({ screen }) => screen.findByText('550 5.1.1 no such mailbox here'),
    }),
    'sent again?': log(answers.list(mails), {
      at: '?item=c',
      visit: async ({ user, screen }) => {
        await user.click(await screen.findByRole('button', { name: 'Send again' }));
        await screen.findByRole('alertdialog');
      },
    }),
  },
};
