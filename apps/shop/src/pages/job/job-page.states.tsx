import { type JobResponse, paths } from '@app/contracts';
import { aJob } from '../../testing/a-job';
import { twoQuotes } from '../../testing/a-basket';
import { aStockedCatalogue } from '../../testing/a-stocked-catalogue';
import { mockResponses } from '../../testing/fake-api';
import type { ShopUiState, ShopUiStates } from '../../testing/shop-state';

const stone = aStockedCatalogue()
  .materials.flatMap(({ colors }) => colors)
  .find(({ name }) => name === 'Calacatta Gold');
const [gold, grey] = twoQuotes();
const quotes = [stone ? { ...gold, color: stone } : gold, grey];
const path = `/job/${aJob().id}`;
const job = aJob({ tops: quotes.map((quote) => ({ quote, stage: null })) });

const found = (answer: Partial<JobResponse> = {}): ShopUiState => ({
  path,
  api: (api) => api.on('GET', paths.job(job.id), mockResponses.ok({ ...job, ...answer })),
  play: ({ screen }) => screen.findByRole('heading', { name: answer.name ?? job.name }),
});

export const states: ShopUiStates = {
  title: 'Share page of a job',
  states: {
    loading: { path, api: (api) => api.on('GET', paths.job(job.id), mockResponses.never()) },
    found: found(),
    'one price expired': found({
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
      path,
      api: (api) => api.on('GET', paths.job(job.id), mockResponses.refused('job/not-found')),
      play: ({ screen }) => screen.findByText('Job Not Found'),
    },
    failed: {
      path,
      api: (api) => api.on('GET', paths.job(job.id), mockResponses.text(503, '')),
      play: ({ screen }) => screen.findByText(/HTTP 503/),
    },
  },
};
