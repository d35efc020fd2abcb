import type { ShopUiStates } from '../../testing/shop-state';

export const states: ShopUiStates = { title: 'Not-found page', states: { default: { path: '/nowhere' } } };
