import type { ShopStates } from '../../testing/shop-state';

export const states: ShopStates = { part: 'Privacy page', states: { filled: { at: '/privacy' } } };
