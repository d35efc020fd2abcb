import { paths, tradePricesPath } from '@app/contracts';
import { answers } from '../../testing/fake-api';
import type { ShopStates } from '../../testing/shop-state';
import { forgetTradePrices, someTradePrices } from '../../testing/trade-prices';
import { text } from './text';

const at = tradePricesPath;
/** Restores the address of the states page. */
const before = () => window.history.replaceState(null, '', '#9T1aZ7kLp4RsW8Qq3vX2mB9T1aZ7kLp4RsW8Qq3vX2m');

export const states: ShopStates = {
  part: 'Trade prices',
  states: {
    'loading for ever': { at, before, api: (api) => api.on('POST', paths.tradePrices, answers.never()) },
    on: {
      at,
      before,
      api: (api) => api.on('POST', paths.tradePrices, answers.ok(someTradePrices())),
      visit: ({ screen }) => screen.findByText(text.title),
    },
    'on, with a long name': {
      at,
      before,
      api: (api) =>
        api.on(
          'POST',
          paths.tradePrices,
          answers.ok(someTradePrices({ company: 'Featherstonehaugh-Cholmondeley & Daughters '.repeat(2) })),
        ),
      visit: ({ screen }) => screen.findByText(text.title),
    },
    'a link that has ended': {
      at,
      before,
      api: (api) => api.on('POST', paths.tradePrices, answers.refused('trade/unknown-link')),
      visit: ({ screen }) => screen.findByText(text.gone),
    },
    'no answer': {
      at,
      before,
      api: (api) => api.on('POST', paths.tradePrices, answers.unreachable()),
      visit: ({ screen }) => screen.findByText(text.failed),
    },
    'none in this browser': {
      at,
      before: forgetTradePrices,
      visit: ({ screen }) => screen.findByText(text.left),
    },
  },
};
