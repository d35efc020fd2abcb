import { paths } from '@app/contracts';
import type { Visitor } from '@app/ui/testing';
import { answers, type Answer } from '@app/web-client/testing';
import { adminAt, alison, type AdminState, type AdminStates } from '../../testing/admin-at';

async function logIn({ user, screen }: Visitor) {
  await user.click(await screen.findByRole('button', { name: 'Login as Admin' }));
  await user.type(screen.getByLabelText('Email'), 'alison@example.com');
  await user.type(screen.getByLabelText('Password'), 'not this one');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}
const gate = (answer: Answer, visit: AdminState['visit'] = logIn) =>
  adminAt('/admin', { isSignedIn: false, api: (api) => api.on('POST', paths.login, answer), visit });

export const states: AdminStates = {
  part: 'Admin: gate',
  states: {
    closed: gate(answers.never(), undefined),
    'nothing filled in': gate(answers.never(), async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Login as Admin' }));
      await user.click(screen.getByRole('button', { name: 'Login' }));
      await screen.findByText('Password is required');
    }),
    'locked after many attempts': gate(answers.refused('auth/locked'), async (visitor) => {
      await logIn(visitor);
      await visitor.screen.findByRole('alert');
    }),
    'a code is needed': gate(answers.refused('auth/code-needed'), async (visitor) => {
      await logIn(visitor);
      await visitor.screen.findByLabelText('Code');
    }),
    'no admin': adminAt('/admin', {
      api: (api) => api.on('GET', paths.currentUser, answers.ok({ ...alison, isAdmin: false })),
      visit: ({ screen }) => screen.findByText(/^Signed in as/),
    }),
    invitation: adminAt('/admin/invitation#token', {
      isSignedIn: false,
      api: (api) => api.on('POST', paths.invitation, answers.ok(alison)),
      visit: ({ screen }) => screen.findByLabelText('New password'),
    }),
  },
};
