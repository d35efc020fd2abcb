import { paths } from '@app/contracts';
import { answers } from '../../testing/fake-api';
import type { ShopStates } from '../../testing/shop-state';

export const states: ShopStates = {
  part: 'Terms page',
  states: {
    filled: { at: '/terms', visit: ({ screen }) => screen.findByText(/^Once it is being cut/) },
    'figures loading for ever': {
      at: '/terms',
      api: (api) => api.on('GET', paths.cancellingRules, answers.never()),
      visit: ({ screen }) => screen.findByText('How much that is loads in a moment.'),
    },
    'figures failed': {
      at: '/terms',
      api: (api) => api.on('GET', paths.cancellingRules, answers.text(503, '')),
      visit: ({ screen }) => screen.findByText(/did not load/),
    },
  },
};
