import { paths } from '@app/contracts';
import type { PlayContext } from '@app/ui/testing';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { adminUiState, ownerUser, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';

async function logIn({ user, screen }: PlayContext) {
  await user.click(await screen.findByRole('button', { name: 'Login as Admin' }));
  await user.type(screen.getByLabelText('Email'), 'alison@example.com');
  await user.type(screen.getByLabelText('Password'), 'not this one');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}
const gate = (answer: MockResponse, play: AdminUiState['play'] = logIn) =>
  adminUiState('/admin', { isSignedIn: false, api: (api) => api.on('POST', paths.login, answer), play });

export const states: AdminUiStates = {
  title: 'Admin: sign-in',
  states: {
    'signed out': gate(mockResponses.never(), undefined),
    'validation errors': gate(mockResponses.never(), async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Login as Admin' }));
      await user.click(screen.getByRole('button', { name: 'Login' }));
      await screen.findByText('Password is required');
    }),
    'locked out': gate(mockResponses.refused('auth/locked'), async (context) => {
      await logIn(context);
      await context.screen.findByRole('alert');
    }),
    'code required': gate(mockResponses.refused('auth/code-needed'), async (context) => {
      await logIn(context);
      await context.screen.findByLabelText('Code');
    }),
    'signed in without access': adminUiState('/admin', {
      api: (api) => api.on('GET', paths.currentUser, mockResponses.ok({ ...ownerUser, isAdmin: false })),
      play: ({ screen }) => screen.findByText(/^Signed in as/),
    }),
    invitation: adminUiState('/admin/invitation#token', {
      isSignedIn: false,
      api: (api) => api.on('POST', paths.invitation, mockResponses.ok(ownerUser)),
      play: ({ screen }) => screen.findByLabelText('New password'),
    }),
  },
};
