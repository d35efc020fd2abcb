import { setCurrentUser } from '../features/sign-in/current-user';
import type { ShopUiStates } from '../testing/shop-state';

/** Any page will do: this one is short and does not call the API. */
const path = '/nowhere';
const alison = { firstName: 'Alison', email: 'alison@example.com', isAdmin: true, role: 'owner' } as const;

export const states: ShopUiStates = {
  title: 'Frame of a page',
  states: {
    'nobody is signed in': { path },
    'an admin is signed in': { path, before: () => setCurrentUser(alison) },
    'somebody else is signed in': { path, before: () => setCurrentUser({ ...alison, isAdmin: false }) },
    'the offer is dismissed': {
      path,
      play: async ({ user, screen }) => user.click(screen.getByRole('button', { name: 'Dismiss offer' })),
    },
  },
};
