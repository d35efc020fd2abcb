import type { ShopUiStates } from '../../testing/shop-state';

export const states: ShopUiStates = { title: 'Trade page', states: { default: { path: '/trade' } } };
