import type { ShopStates } from '../../testing/shop-state';

export const states: ShopStates = { part: 'Kitchens page', states: { filled: { at: '/kitchens' } } };
