import { paths } from '@app/contracts';
import type { PlayContext } from '@app/ui/testing';
import { mockResponses } from '../../testing/fake-api';
import type { ShopUiStates } from '../../testing/shop-state';
import { SignInDialog } from './sign-in-dialog';

const view = () => <SignInDialog isOpen onClose={() => undefined} opener={null} />;

async function signIn({ user, screen }: PlayContext, email = 'alison@example.com') {
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'not this one');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

export const states: ShopUiStates = {
  title: 'Sign-in dialog',
  states: {
    empty: { view },
    'invalid: nothing filled in': {
      view,
      play: async ({ user, screen }) => {
        await user.click(screen.getByRole('button', { name: 'Login' }));
        await screen.findByText('Password is required');
      },
    },
    'signing in': {
      view,
      api: (api) => api.on('POST', paths.login, mockResponses.never()),
      play: async (context) => {
        await signIn(context);
        await context.screen.findByRole('button', { name: 'Logging in...' });
      },
    },
    'second factor': {
      view,
      api: (api) => api.on('POST', paths.login, mockResponses.refused('auth/code-needed')),
      play: async (context) => {
        await signIn(context);
        await context.screen.findByLabelText('Code');
      },
    },
    'wrong password': {
      view,
      api: (api) => api.on('POST', paths.login, mockResponses.refused('auth/wrong-credentials')),
      play: async (context) => {
        await signIn(context);
        await context.screen.findByText('Login failed');
      },
    },
    'failed, with long text': {
      view,
      api: (api) => api.on('POST', paths.login, mockResponses.unreachable()),
      play: async (context) => {
        await signIn(context, `${'a-very-long-name'.repeat(3)}@example.com`);
        await context.screen.findByText('Login failed');
      },
    },
  },
};
