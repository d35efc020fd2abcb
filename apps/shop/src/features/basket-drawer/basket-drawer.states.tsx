import { paths, type PaymentBlocker, type QuoteResponse } from '@app/contracts';
import type { PlayContext } from '@app/ui/testing';
import { aSession, twoQuotes, withBasket } from '../../testing/a-basket';
import { aQuote, severalTops } from '../../testing/a-quote';
import { aStockedCatalogue } from '../../testing/a-stocked-catalogue';
import { mockResponses } from '../../testing/fake-api';
import type { ShopUiState, ShopUiStates } from '../../testing/shop-state';
import { basketSessionKey } from '../basket/basket-session';
import { BasketDrawer } from './basket-drawer';

const ignore = () => undefined;
const view = () => <BasketDrawer isOpen onClose={ignore} opener={null} />;

const colors = aStockedCatalogue().materials.flatMap((material) => material.colors);
const inColor = (name: string): Partial<QuoteResponse> => {
  const color = colors.find((it) => it.name === name);
  return color ? { color } : {};
};
const [gold, grey] = twoQuotes();
const quotes = [
  { ...gold, ...inColor('Calacatta Gold') },
  { ...grey, ...inColor('Bianco Sparkle') },
] as const;

const filled = (...contents: QuoteResponse[]): ShopUiState => ({
  view,
  api: (api) => withBasket(api, ...contents),
  play: ({ screen }) => screen.findByRole('complementary', { name: 'Total' }),
});
const blocked = (at: number, paymentBlocker: PaymentBlocker) =>
  aQuote({
    ...inColor('Emperador Dark'),
    id: `${'A'.repeat(20)}${at}A`,
    reference: `VT-26-0042${at}`,
    paymentBlocker,
  });
const press = (name: string | RegExp) => async (context: PlayContext) => {
  await context.screen.findByRole('complementary', { name: 'Total' });
  await context.user.click(context.screen.getAllByRole('button', { name })[0] as HTMLElement);
};
const begun = () => localStorage.setItem(basketSessionKey, aSession);

export const states: ShopUiStates = {
  title: 'Basket',
  states: {
    empty: { view },
    'naming a job': {
      ...filled(...quotes),
      play: press('Make this one job'),
    },
    'one job': filled(
      ...quotes.map((quote) => ({
        ...quote,
        job: { id: 'AAAAAAAAAAAAAAAAAAAAAA', name: 'Flats 12 to 24, Abbey Street, second fix' },
      })),
    ),
    loading: {
      view,
      before: begun,
      api: (api) => api.on('GET', paths.basket(aSession), mockResponses.never()),
    },
    failed: {
      view,
      before: begun,
      api: (api) => api.on('GET', paths.basket(aSession), mockResponses.text(503, '')),
      play: ({ screen }) => screen.findByText(/HTTP 503/),
    },
    'one quote': filled(quotes[0]),
    'two quotes': filled(...quotes),
    'several equal tops': filled(severalTops(inColor('Calacatta Gold')), quotes[1]),
    'lines that cannot be paid': filled(
      quotes[0],
      ...(['expired', 'declined', 'completed', 'deleted', 'superseded', 'paid', 'in-review'] as const).map(
        (blocker, at) => blocked(at, blocker),
      ),
    ),
    'long text': filled(
      aQuote({
        color: {
          name: 'Statuario Venato, book-matched, honed and sealed twice',
          hexCode: '#e8e4da',
          images: [],
          stripUrl: null,
        },
        sinkType: { name: 'Undermount Rectangular with overflow, supplied by the customer' },
        cutouts: Array.from({ length: 6 }, (_, id) => ({ id, name: `Socket cut-out number ${id + 1}` })),
        length: 3000,
        totalPrice: '12345.67',
        paymentBlocker: 'declined',
      }),
    ),
    removing: {
      view,
      api: (api) =>
        withBasket(api, ...quotes).on(
          'DELETE',
          paths.basketItem(aSession, `line-of-${quotes[0].id}`),
          mockResponses.never(),
        ),
      play: press(/^Remove/),
    },
    'removing failed': {
      view,
      api: (api) =>
        withBasket(api, ...quotes).on(
          'DELETE',
          paths.basketItem(aSession, `line-of-${quotes[0].id}`),
          mockResponses.refused('basket/item-not-found'),
        ),
      play: async (context) => {
        await press(/^Remove/)(context);
        await context.screen.findByText('Failed to remove from basket');
      },
    },
    checkout: {
      ...filled(...quotes),
      play: async (context) => {
        await press('Pay Deposit')(context);
        await context.screen.findByRole('form', { name: 'Secure Your Order' });
      },
    },
  },
};
