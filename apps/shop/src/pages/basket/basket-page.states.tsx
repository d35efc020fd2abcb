import { paths } from '@app/contracts';
import { basketSessionKey } from '../../features/basket/basket-session';
import { aSession } from '../../testing/a-basket';
import { answers } from '../../testing/fake-api';
import type { ShopStates } from '../../testing/shop-state';
import { text } from './text';

const at = '/basket?quotes=kLSwY2vXZwqkrDQuVyeBfQ';
const put = paths.basketItems(aSession);
const before = () => localStorage.setItem(basketSessionKey, aSession);

export const states: ShopStates = {
  part: 'Basket page',
  states: {
    'loading for ever': { at, before, api: (api) => api.on('POST', put, answers.never()) },
    'no answer': {
      at,
      before,
      api: (api) => api.on('POST', put, answers.unreachable()),
      visit: ({ screen }) => screen.findByText(text.failedText),
    },
  },
};
