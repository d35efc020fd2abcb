import { setCurrentUser } from '../features/sign-in/current-user';
import type { ShopUiStates } from '../testing/shop-state';

/** Any page will do: this one is short and does not call the API. */
const path = '/nowhere';
const alison = { firstName: 'Alison', email: 'alison@example.com', isAdmin: true, role: 'owner' } as const;

export const states: ShopUiStates = {
  title: 'Frame of a page',
  states: {
    'signed out': { path },
    'signed in as admin': { path, before: () => setCurrentUser(alison) },
    'signed in without admin rights': { path, before: () => setCurrentUser({ ...alison, isAdmin: false }) },
    'offer dismissed': {
      path,
      play: async ({ user, screen }) => user.click(screen.getByRole('button', { name: 'Dismiss offer' })),
    },
  },
};
