import type { ShopUiStates } from '../../testing/shop-state';

export const states: ShopUiStates = { title: 'About page', states: { default: { path: '/about' } } };
