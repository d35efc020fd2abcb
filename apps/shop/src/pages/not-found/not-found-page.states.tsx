import type { ShopStates } from '../../testing/shop-state';

export const states: ShopStates = { part: 'Not-found page', states: { filled: { at: '/nowhere' } } };
