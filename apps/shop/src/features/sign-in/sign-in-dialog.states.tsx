import { paths } from '@app/contracts';
import type { Visitor } from '@app/ui/testing';
import { answers } from '../../testing/fake-api';
import type { ShopStates } from '../../testing/shop-state';
import { SignInDialog } from './sign-in-dialog';

const view = () => <SignInDialog isOpen onClose={() => undefined} opener={null} />;

async function signIn({ user, screen }: Visitor, email = 'alison@example.com') {
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'not this one');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

export const states: ShopStates = {
  part: 'Sign-in dialog',
  states: {
    empty: { view },
    'refused: nothing filled in': {
      view,
      visit: async ({ user, screen }) => {
        await user.click(screen.getByRole('button', { name: 'Login' }));
        await screen.findByText('Password is required');
      },
    },
    'signing in for ever': {
      view,
      api: (api) => api.on('POST', paths.login, answers.never()),
      visit: async (visitor) => {
        await signIn(visitor);
        await visitor.screen.findByRole('button', { name: 'Logging in...' });
      },
    },
    'a code is needed': {
      view,
      api: (api) => api.on('POST', paths.login, answers.refused('auth/code-needed')),
      visit: async (visitor) => {
        await signIn(visitor);
        await visitor.screen.findByLabelText('Code');
      },
    },
    'wrong password': {
      view,
      api: (api) => api.on('POST', paths.login, answers.refused('auth/wrong-credentials')),
      visit: async (visitor) => {
        await signIn(visitor);
        await visitor.screen.findByText('Login failed');
      },
    },
    'failed, with long text': {
      view,
      api: (api) => api.on('POST', paths.login, answers.unreachable()),
      visit: async (visitor) => {
        await signIn(visitor, `${'a-very-long-name'.repeat(3)}@example.com`);
        await visitor.screen.findByText('Login failed');
      },
    },
  },
};
