import { paths, type QuoteResponse } from '@app/contracts';
import type { PlayContext } from '@app/ui/testing';
import { aJob } from '../../testing/a-job';
import { aQuote } from '../../testing/a-quote';
import { aStockedCatalogue } from '../../testing/a-stocked-catalogue';
import { mockResponses, type FakeApi } from '../../testing/fake-api';
import type { ShopUiState, ShopUiStates } from '../../testing/shop-state';

const catalogue = aStockedCatalogue();
const [marble] = catalogue.materials.filter(({ colors }) =>
  colors.some(({ name }) => name === 'Calacatta Gold'),
);
const stone = marble?.colors.find(({ name }) => name === 'Calacatta Gold');
const quote = aQuote({
  ...(marble && stone ? { materialId: marble.id, colorId: stone.id, color: stone } : {}),
  thicknessId: 2,
  sinkTypeId: 2,
});
const path = `/payment?quote=${quote.id}`;
const job = aJob({
  tops: [quote, aQuote({ ...quote, id: 'AAAAAAAAAAAAAAAAAAAAAA' })].map((one) => ({
    quote: one,
    stage: null,
  })),
});

/** The page of this quote; `play` starts once it has loaded. */
const found = (
  overrides: Partial<QuoteResponse>,
  play?: (context: PlayContext) => unknown,
  more?: (api: FakeApi) => unknown,
): ShopUiState => ({
  path,
  api: (api) => {
    api.on('GET', paths.quote(quote.id), mockResponses.ok({ ...quote, ...overrides }));
    more?.(api);
  },
  play: async (context) => {
    await context.screen.findByRole('heading', { name: 'Complete Your Order' });
    await play?.(context);
  },
});

const press = ({ user, screen }: PlayContext, name: RegExp | string) =>
  user.click(screen.getByRole('button', { name }));

async function fillIn(context: PlayContext) {
  await press(context, /^Pay £/);
  await context.user.type(await context.screen.findByLabelText('Full name'), 'Eleanor Marsh');
  await context.user.type(context.screen.getByLabelText('Phone'), '07700 900142');
  await context.user.type(context.screen.getByLabelText('Email'), 'eleanor@example.co.uk');
}

const expired = {
  paymentBlocker: 'expired',
  createdAt: '2026-10-18T10:00:00.000Z',
  validUntil: '2026-11-18T00:00:00.000Z',
} as const;
const allChanged = ({ screen }: PlayContext) => screen.findByRole('button', { name: 'Update my quote' });

export const states: ShopUiStates = {
  title: 'Payment page',
  states: {
    loading: { path, api: (api) => api.on('GET', paths.quote(quote.id), mockResponses.never()) },
    'before pressing Pay': found({}),
    'form, invalid: empty': found({}, async (context) => {
      await press(context, /^Pay £/);
      await context.screen.findByRole('heading', { name: 'Complete Payment' });
      await press(context, /^Pay £/);
    }),
    'form, with delivery': found(
      {},
      async (context) => {
        await fillIn(context);
        await context.user.click(context.screen.getByRole('checkbox'));
        await context.user.type(context.screen.getByLabelText('Postcode'), 'RG1 4PS');
        await press(context, 'Find area');
        await context.screen.findByText(/Please add the house/);
      },
      (api) =>
        api.on(
          'GET',
          paths.postcode('RG14PS'),
          mockResponses.ok({
            status: 200,
            result: {
              postcode: 'RG1 4PS',
              admin_ward: 'Abbey',
              admin_district: 'Reading',
              country: 'England',
            },
          }),
        ),
    ),
    'opening the card page': found(
      {},
      async (context) => {
        await fillIn(context);
        await press(context, /^Pay £/);
        await context.screen.findByRole('button', { name: 'Opening the card page…' });
      },
      (api) => api.on('POST', paths.deposits, mockResponses.never()),
    ),
    'card provider unavailable': found(
      {},
      async (context) => {
        await fillIn(context);
        await press(context, /^Pay £/);
        await context.screen.findByText(/What you typed is still here/);
      },
      (api) => api.on('POST', paths.deposits, mockResponses.refused('deposit/provider-unavailable')),
    ),
    paid: found({ paymentBlocker: 'paid' }),
    refunded: found({ paymentBlocker: 'refunded' }),
    'in review': found({ paymentBlocker: 'in-review' }),
    declined: found({ paymentBlocker: 'declined' }),
    'price expired': found(expired, allChanged),
    'price expired, a part no longer sold': found({ ...expired, sinkTypeId: 99 }, allChanged),
    'price expired, today’s prices failed': found(
      expired,
      ({ screen }) => screen.findByText(/did not load/),
      (api) => api.on('GET', paths.materials, mockResponses.text(503, '')),
    ),
    'long text': found({
      material: { name: 'Solid Surface, through-coloured' },
      color: {
        name: 'Statuario Venato, book-matched, honed',
        hexCode: '#e8e4da',
        images: [],
        stripUrl: null,
      },
      sinkType: { name: 'Undermount Rectangular with a polished edge all around' },
      totalPrice: '123456.78',
    }),
    'all of a job': {
      path: `/payment?job=${job.id}`,
      api: (api) => api.on('GET', paths.job(job.id), mockResponses.ok(job)),
      play: ({ screen }) => screen.findByRole('heading', { name: 'Complete Your Order' }),
    },
    'part of a job': found({ job: { id: job.id, name: job.name } }),
    'invalid link': { path: '/payment', play: ({ screen }) => screen.findByText('Invalid Payment Link') },
    'not found': {
      path,
      api: (api) => api.on('GET', paths.quote(quote.id), mockResponses.refused('quote/not-found')),
      play: ({ screen }) => screen.findByText('Quote Not Found'),
    },
    failed: {
      path,
      api: (api) => api.on('GET', paths.quote(quote.id), mockResponses.text(503, '')),
      play: ({ screen }) => screen.findByText(/HTTP 503/),
    },
  },
};
