import { type JobResponse, paths } from '@app/contracts';
import { aJob } from '../../testing/a-job';
import { twoQuotes } from '../../testing/a-basket';
import { aStockedCatalogue } from '../../testing/a-stocked-catalogue';
import { answers } from '../../testing/fake-api';
import type { ShopState, ShopStates } from '../../testing/shop-state';

const stone = aStockedCatalogue()
  .materials.flatMap(({ colors }) => colors)
  .find(({ name }) => name === 'Calacatta Gold');
const [gold, grey] = twoQuotes();
const quotes = [stone ? { ...gold, color: stone } : gold, grey];
const at = `/job/${aJob().id}`;
const job = aJob({ tops: quotes.map((quote) => ({ quote, stage: null })) });

const found = (answer: Partial<JobResponse> = {}): ShopState => ({
  at,
  api: (api) => api.on('GET', paths.job(job.id), answers.ok({ ...job, ...answer })),
  visit: ({ screen }) => screen.findByRole('heading', { name: answer.name ?? job.name }),
});

export const states: ShopStates = {
  part: 'Share page of a job',
  states: {
    'loading for ever': { at, api: (api) => api.on('GET', paths.job(job.id), answers.never()) },
    found: found(),
    'one price has expired': found({
      tops: job.tops.map((top, index) =>
        index === 1 ? { ...top, quote: { ...top.quote, paymentBlocker: 'expired' } } : top,
      ),
    }),
    'paid, and in production': found({
      receivedAmount: job.depositAmount,
      tops: job.tops.map(({ quote }, index) => ({
        quote: { ...quote, paymentBlocker: 'paid' },
        stage: index === 0 ? 'in-production' : 'measured',
      })),
    }),
    'full, with a long name': found({
      name: 'Flats 12 to 24, Abbey Street, second fix, all bathrooms and the two cloakrooms on the ground floor',
      totalAmount: '23850.00',
      depositAmount: '2385.00',
      tops: Array.from({ length: 50 }, (_, index) => ({
        stage: null,
        quote: {
          ...(quotes[index % 2] ?? gold),
          id: `${String(index).padStart(21, 'A')}A`,
          reference: `VT-26-${String(index + 412).padStart(5, '0')}`,
        },
      })),
    }),
    'not found': {
      at,
      api: (api) => api.on('GET', paths.job(job.id), answers.refused('job/not-found')),
      visit: ({ screen }) => screen.findByText('Job Not Found'),
    },
    failed: {
      at,
      api: (api) => api.on('GET', paths.job(job.id), answers.text(503, '')),
      visit: ({ screen }) => screen.findByText(/HTTP 503/),
    },
  },
};
