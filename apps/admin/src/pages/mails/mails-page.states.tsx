import { paths, type AdminMailDetail } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';
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
  answer: MockResponse,
  { at = '', play }: { at?: string; play?: AdminUiState['play'] } = {},
): AdminUiState =>
  adminUiState(`/admin/mails${at}`, {
    api: (api) => {
      api
        .on('GET', paths.adminMails, answer)
        .on('GET', `${paths.adminMails}?search=x`, mockResponses.list([]));
      for (const mail of mails) api.on('GET', paths.adminMail(mail.id), mockResponses.ok(mail));
    },
    play,
  });

export const states: AdminUiStates = {
  title: 'Admin: mail log',
  states: {
    default: log(mockResponses.list(mails), { play: ({ screen }) => screen.findByText('Failed') }),
    loading: log(mockResponses.never()),
    failed: log(mockResponses.unreachable(), {
      play: ({ screen }) => screen.findByRole('button', { name: 'Try again' }),
    }),
    empty: log(mockResponses.list([]), { play: ({ screen }) => screen.findByText('No emails yet') }),
    'no search results': log(mockResponses.list(mails), {
      at: '?search=x',
      play: ({ screen }) => screen.findByText('No results'),
    }),
    'email open': log(mockResponses.list(mails), {
      at: `?item=${aMail().id}`,
      play: ({ screen }) => screen.findByText(/here is your quote/),
    }),
    'failed email open': log(mockResponses.list(mails), {
      at: '?item=c',
      play: ({ screen }) => screen.findByText('550 5.1.1 no such mailbox here'),
    }),
    'resend confirmation': log(mockResponses.list(mails), {
      at: '?item=c',
      play: async ({ user, screen }) => {
        await user.click(await screen.findByRole('button', { name: 'Send again' }));
        await screen.findByRole('alertdialog');
      },
    }),
  },
};
