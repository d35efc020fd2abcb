import type { ShopUiStates } from '../../testing/shop-state';

export const states: ShopUiStates = { title: 'Contact page', states: { default: { path: '/contact' } } };
