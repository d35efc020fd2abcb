import { noSinkName, paths, type QuoteResponse, type QuoteRevision } from '@app/contracts';
import { aQuote, severalTops } from '../../testing/a-quote';
import { aStockedCatalogue } from '../../testing/a-stocked-catalogue';
import { mockResponses } from '../../testing/fake-api';
import type { ShopUiState, ShopUiStates } from '../../testing/shop-state';

const stone = aStockedCatalogue()
  .materials.flatMap(({ colors }) => colors)
  .find(({ name }) => name === 'Calacatta Gold');
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
const quote = aQuote({ validUntil: inAWeek, ...(stone ? { color: stone } : {}) });
const path = `/quote/${quote.id}`;

const found = (overrides: Partial<QuoteResponse> = {}): ShopUiState => ({
  path,
  api: (api) => api.on('GET', paths.quote(quote.id), mockResponses.ok({ ...quote, ...overrides })),
  play: ({ screen }) => screen.findAllByText(quote.reference, { exact: false }),
});
const long = 'A pipe comes out of the wall behind the left basin, and the wall is not quite straight. ';

const revised = (revision: Partial<QuoteRevision>, overrides: Partial<QuoteResponse> = {}): ShopUiState =>
  found({
    length: 1194,
    totalPrice: '475.22',
    paymentBlocker: 'paid',
    revision: {
      state: 'proposed',
      previousReference: 'VT-26-00398',
      previousTotal: '477.00',
      difference: '-1.78',
      depositCredited: '47.70',
      deliveryAmount: '0.00',
      previousLength: 1200,
      previousWidth: 350,
      answeredAt: null,
      ...revision,
    },
    ...overrides,
  });

export const states: ShopUiStates = {
  title: 'Share page of a quote',
  states: {
    loading: { path, api: (api) => api.on('GET', paths.quote(quote.id), mockResponses.never()) },
    found: found(),
    ordered: found({ isOrdered: true, status: 'approved' }),
    '24 identical tops': found(severalTops(quote)),
    expired: found({ validUntil: '2026-01-02T00:00:00.000Z' }),
    'without a picture, a sink or notes': found({
      color: { name: 'A new colour', hexCode: '#8a8f86', images: [], stripUrl: null },
      sinkType: { name: noSinkName },
      sinkTypeId: null,
      cutouts: [],
      cutoutIds: [],
      notes: null,
    }),
    'long text': found({
      notes: long.repeat(8),
      color: {
        name: 'Statuario Venato, book-matched, honed',
        hexCode: '#e8e4da',
        images: [],
        stripUrl: null,
      },
      length: 3000,
      width: 650,
    }),
    'measured, awaiting approval': revised({}),
    'measured, higher price, no deposit': revised(
      { previousTotal: '451.00', difference: '24.22', depositCredited: '0.00' },
      { paymentBlocker: null },
    ),
    'measured, approved': revised({ state: 'agreed' }, { status: 'approved' }),
    'deposit refunded': found({ status: 'declined', paymentBlocker: 'refunded' }),
    'measured, approved, deposit refunded': revised(
      { state: 'agreed', depositCredited: '0.00' },
      { status: 'declined', paymentBlocker: 'refunded' },
    ),
    'measured, price declined': revised({ state: 'declined' }, { status: 'declined' }),
    'measured again later': revised({ state: 'withdrawn' }, { status: 'declined' }),
    superseded: found({
      paymentBlocker: 'superseded',
      supersededBy: { id: 'AAAAAAAAAAAAAAAAAAAAAA', reference: 'VT-26-00431' },
    }),
    'email dialog': {
      ...found(),
      play: async ({ user, screen }) => {
        await user.click(await screen.findByRole('button', { name: 'Email' }));
        await screen.findByRole('dialog', { name: 'Email Quote to Me' });
      },
    },
    'not found': {
      path,
      api: (api) => api.on('GET', paths.quote(quote.id), mockResponses.refused('quote/not-found')),
      play: ({ screen }) => screen.findByRole('heading', { level: 1 }),
    },
    failed: {
      path,
      api: (api) => api.on('GET', paths.quote(quote.id), mockResponses.text(503, '')),
      play: ({ screen }) => screen.findByText(/HTTP 503/),
    },
  },
};
