import type { ShopUiStates } from '../../testing/shop-state';

export const states: ShopUiStates = { title: 'Privacy page', states: { default: { path: '/privacy' } } };
