import { paths } from '@app/contracts';
import { answers } from '../../testing/fake-api';
import type { ShopStates } from '../../testing/shop-state';

const at = '/';

export const states: ShopStates = {
  part: 'Home page',
  states: {
    'with prices': { at },
    'prices loading for ever': { at, api: (api) => api.on('GET', paths.materials, answers.never()) },
    'prices failed': { at, api: (api) => api.on('GET', paths.materials, answers.unreachable()) },
  },
};
