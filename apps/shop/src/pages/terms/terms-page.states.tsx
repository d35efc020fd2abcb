import type { ShopStates } from '../../testing/shop-state';

export const states: ShopStates = { part: 'Terms page', states: { filled: { at: '/terms' } } };
