import type { ShopStates } from '../../testing/shop-state';

export const states: ShopStates = { part: 'Cookies page', states: { filled: { at: '/cookies' } } };
