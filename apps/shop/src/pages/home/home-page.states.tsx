import { paths } from '@app/contracts';
import { mockResponses } from '../../testing/fake-api';
import type { ShopUiStates } from '../../testing/shop-state';

const path = '/';

export const states: ShopUiStates = {
  title: 'Home page',
  states: {
    'with prices': { path },
    'prices loading': { path, api: (api) => api.on('GET', paths.materials, mockResponses.never()) },
    'prices failed': { path, api: (api) => api.on('GET', paths.materials, mockResponses.unreachable()) },
  },
};
