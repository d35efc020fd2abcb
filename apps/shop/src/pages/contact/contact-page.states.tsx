import type { ShopStates } from '../../testing/shop-state';

export const states: ShopStates = { part: 'Contact page', states: { filled: { at: '/contact' } } };
