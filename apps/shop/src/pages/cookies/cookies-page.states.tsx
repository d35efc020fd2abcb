import type { ShopUiStates } from '../../testing/shop-state';

export const states: ShopUiStates = { title: 'Cookies page', states: { default: { path: '/cookies' } } };
