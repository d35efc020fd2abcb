import type { ShopStates } from '../../testing/shop-state';

export const states: ShopStates = { part: 'Trade page', states: { filled: { at: '/trade' } } };
