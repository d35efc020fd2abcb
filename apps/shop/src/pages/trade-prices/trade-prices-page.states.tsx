import { paths, tradePricesPath } from '@app/contracts';
import { mockResponses } from '../../testing/fake-api';
import type { ShopUiStates } from '../../testing/shop-state';
import { clearTradeHintCookie, someTradePrices } from '../../testing/trade-prices';
import { text } from './text';

const path = tradePricesPath;
/** Restores the address of the states page. */
const before = () => window.history.replaceState(null, '', '#9T1aZ7kLp4RsW8Qq3vX2mB9T1aZ7kLp4RsW8Qq3vX2m');

export const states: ShopUiStates = {
  title: 'Trade prices',
  states: {
    loading: { path, before, api: (api) => api.on('POST', paths.tradePrices, mockResponses.never()) },
    on: {
      path,
      before,
      api: (api) => api.on('POST', paths.tradePrices, mockResponses.ok(someTradePrices())),
      play: ({ screen }) => screen.findByText(text.title),
    },
    'on, with a long name': {
      path,
      before,
      api: (api) =>
        api.on(
          'POST',
          paths.tradePrices,
          mockResponses.ok(
            someTradePrices({ company: 'Featherstonehaugh-Cholmondeley & Daughters '.repeat(2) }),
          ),
        ),
      play: ({ screen }) => screen.findByText(text.title),
    },
    'link expired': {
      path,
      before,
      api: (api) => api.on('POST', paths.tradePrices, mockResponses.refused('trade/unknown-link')),
      play: ({ screen }) => screen.findByText(text.linkEnded),
    },
    'no response': {
      path,
      before,
      api: (api) => api.on('POST', paths.tradePrices, mockResponses.unreachable()),
      play: ({ screen }) => screen.findByText(text.failed),
    },
    'no trade prices': {
      path,
      before: clearTradeHintCookie,
      play: ({ screen }) => screen.findByText(text.notActive),
    },
  },
};
