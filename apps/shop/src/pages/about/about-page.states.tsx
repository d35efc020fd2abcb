import type { ShopStates } from '../../testing/shop-state';

export const states: ShopStates = { part: 'About page', states: { filled: { at: '/about' } } };
