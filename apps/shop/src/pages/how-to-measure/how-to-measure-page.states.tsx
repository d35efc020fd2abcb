import type { ShopUiStates } from '../../testing/shop-state';

export const states: ShopUiStates = {
  title: 'How to measure page',
  states: { default: { path: '/how-to-measure' } },
};
