import { paths } from '@app/contracts';
import { basketSessionKey } from '../../features/basket/basket-session';
import { aSession } from '../../testing/a-basket';
import { mockResponses } from '../../testing/fake-api';
import type { ShopUiStates } from '../../testing/shop-state';
import { text } from './text';

const path = '/basket?quotes=kLSwY2vXZwqkrDQuVyeBfQ';
const put = paths.basketItems(aSession);
const before = () => localStorage.setItem(basketSessionKey, aSession);

export const states: ShopUiStates = {
  title: 'Basket page',
  states: {
    loading: { path, before, api: (api) => api.on('POST', put, mockResponses.never()) },
    'no response': {
      path,
      before,
      api: (api) => api.on('POST', put, mockResponses.unreachable()),
      play: ({ screen }) => screen.findByText(text.failedText),
    },
  },
};
