import { setCurrentUser } from '../features/sign-in/current-user';
import type { ShopStates } from '../testing/shop-state';

/** Any page will do: this one is short and does not call the API. */
const at = '/nowhere';
const alison = { firstName: 'Alison', email: 'alison@example.com', isAdmin: true, role: 'owner' } as const;

export const states: ShopStates = {
  part: 'Frame of a page',
  states: {
    'nobody is signed in': { at },
    'an admin is signed in': { at, before: () => setCurrentUser(alison) },
    'somebody else is signed in': { at, before: () => setCurrentUser({ ...alison, isAdmin: false }) },
    'the offer is dismissed': {
      at,
      visit: async ({ user, screen }) => user.click(screen.getByRole('button', { name: 'Dismiss offer' })),
    },
  },
};
