import { paths } from '@app/contracts';
import { mockResponses } from '../../testing/fake-api';
import type { ShopUiStates } from '../../testing/shop-state';

export const states: ShopUiStates = {
  title: 'Terms page',
  states: {
    default: { path: '/terms', play: ({ screen }) => screen.findByText(/^Once it is being cut/) },
    'refund rules loading': {
      path: '/terms',
      api: (api) => api.on('GET', paths.cancellingRules, mockResponses.never()),
      play: ({ screen }) => screen.findByText('How much that is loads in a moment.'),
    },
    'refund rules failed': {
      path: '/terms',
      api: (api) => api.on('GET', paths.cancellingRules, mockResponses.text(503, '')),
      play: ({ screen }) => screen.findByText(/did not load/),
    },
  },
};
