import { paths, type QuoteResponse } from '@app/contracts';
import type { Visitor } from '@app/ui/testing';
import { aJob } from '../../testing/a-job';
import { aQuote } from '../../testing/a-quote';
import { aStockedCatalogue } from '../../testing/a-stocked-catalogue';
import { answers, type FakeApi } from '../../testing/fake-api';
import type { ShopState, ShopStates } from '../../testing/shop-state';

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
const at = `/payment?quote=${quote.id}`;
const job = aJob({
  tops: [quote, aQuote({ ...quote, id: 'AAAAAAAAAAAAAAAAAAAAAA' })].map((one) => ({
    quote: one,
    stage: null,
  })),
});

/** The page of this quote; `visit` starts once it has loaded. */
const found = (
  answer: Partial<QuoteResponse>,
  visit?: (visitor: Visitor) => unknown,
  more?: (api: FakeApi) => unknown,
): ShopState => ({
  at,
  api: (api) => {
    api.on('GET', paths.quote(quote.id), answers.ok({ ...quote, ...answer }));
    more?.(api);
  },
  visit: async (visitor) => {
    await visitor.screen.findByRole('heading', { name: 'Complete Your Order' });
    await visit?.(visitor);
  },
});

const press = ({ user, screen }: Visitor, name: RegExp | string) =>
  user.click(screen.getByRole('button', { name }));

async function fill(visitor: Visitor) {
  await press(visitor, /^Pay £/);
  await visitor.user.type(await visitor.screen.findByLabelText('Full name'), 'Eleanor Marsh');
  await visitor.user.type(visitor.screen.getByLabelText('Phone'), '07700 900142');
  await visitor.user.type(visitor.screen.getByLabelText('Email'), 'eleanor@example.co.uk');
}

const expired = {
  paymentBlocker: 'expired',
  createdAt: '2026-10-18T10:00:00.000Z',
  validUntil: '2026-11-18T00:00:00.000Z',
} as const;
const allChanged = ({ screen }: Visitor) => screen.findByRole('button', { name: 'Update my quote' });

export const states: ShopStates = {
  part: 'Payment page',
  states: {
    'loading for ever': { at, api: (api) => api.on('GET', paths.quote(quote.id), answers.never()) },
    'before Pay is pressed': found({}),
    'form, nothing filled in': found({}, async (visitor) => {
      await press(visitor, /^Pay £/);
      await visitor.screen.findByRole('heading', { name: 'Complete Payment' });
      await press(visitor, /^Pay £/);
    }),
    'form, with delivery': found(
      {},
      async (visitor) => {
        await fill(visitor);
        await visitor.user.click(visitor.screen.getByRole('checkbox'));
        await visitor.user.type(visitor.screen.getByLabelText('Postcode'), 'RG1 4PS');
        await press(visitor, 'Find area');
        await visitor.screen.findByText(/Please add the house/);
      },
      (api) =>
        api.on(
          'GET',
          paths.postcode('RG14PS'),
          answers.ok({
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
    'opening the card page for ever': found(
      {},
      async (visitor) => {
        await fill(visitor);
        await press(visitor, /^Pay £/);
        await visitor.screen.findByRole('button', { name: 'Opening the card page…' });
      },
      (api) => api.on('POST', paths.deposits, answers.never()),
    ),
    'card provider away': found(
      {},
      async (visitor) => {
        await fill(visitor);
        await press(visitor, /^Pay £/);
        await visitor.screen.findByText(/What you typed is still here/);
      },
      (api) => api.on('POST', paths.deposits, answers.refused('deposit/provider-unavailable')),
    ),
    paid: found({ paymentBlocker: 'paid' }),
    'given back': found({ paymentBlocker: 'refunded' }),
    'in review': found({ paymentBlocker: 'in-review' }),
    declined: found({ paymentBlocker: 'declined' }),
    'price expired': found(expired, allChanged),
    'price expired, a part no longer sold': found({ ...expired, sinkTypeId: 99 }, allChanged),
    'price expired, today’s prices failed': found(
      expired,
      ({ screen }) => screen.findByText(/did not load/),
      (api) => api.on('GET', paths.materials, answers.text(503, '')),
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
      at: `/payment?job=${job.id}`,
      api: (api) => api.on('GET', paths.job(job.id), answers.ok(job)),
      visit: ({ screen }) => screen.findByRole('heading', { name: 'Complete Your Order' }),
    },
    'part of a job': found({ job: { id: job.id, name: job.name } }),
    'invalid link': { at: '/payment', visit: ({ screen }) => screen.findByText('Invalid Payment Link') },
    'not found': {
      at,
      api: (api) => api.on('GET', paths.quote(quote.id), answers.refused('quote/not-found')),
      visit: ({ screen }) => screen.findByText('Quote Not Found'),
    },
    failed: {
      at,
      api: (api) => api.on('GET', paths.quote(quote.id), answers.text(503, '')),
      visit: ({ screen }) => screen.findByText(/HTTP 503/),
    },
  },
};
