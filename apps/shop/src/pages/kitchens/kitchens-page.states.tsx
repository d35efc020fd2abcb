import type { ShopUiStates } from '../../testing/shop-state';

export const states: ShopUiStates = { title: 'Kitchens page', states: { default: { path: '/kitchens' } } };
