import { paths } from '@app/contracts';
import { aMaterial } from '../../testing/a-catalogue';
import { aStockedCatalogue } from '../../testing/a-stocked-catalogue';
import { answers } from '../../testing/fake-api';
import type { ShopStates } from '../../testing/shop-state';

const at = '/materials';
const long = 'A stone that has seen two oceans come and go and that asks for nothing but a cloth. '.repeat(6);

export const states: ShopStates = {
  part: 'Materials page',
  states: {
    'loading for ever': { at, api: (api) => api.on('GET', paths.materials, answers.never()) },
    filled: {
      at,
      visit: ({ screen }) => screen.findAllByText(/^From £/),
    },
    'details of another material': {
      at,
      visit: async ({ user, screen }) => user.click(await screen.findByRole('tab', { name: 'Porcelain' })),
    },
    failed: {
      at,
      api: (api) => api.on('GET', paths.materials, answers.text(503, '')),
      visit: ({ screen }) => screen.findByText(/Error loading materials: HTTP 503/),
    },
    'no materials': {
      at,
      api: (api) => api.on('GET', paths.materials, answers.ok([])),
      visit: ({ screen }) => screen.findByText('No materials found'),
    },
    'one material without colours': {
      at,
      api: (api) => api.on('GET', paths.materials, answers.ok([aMaterial({ id: 1, name: 'Slate' })])),
      visit: ({ screen }) => screen.findAllByText(/^From £/),
    },
    'long text': {
      at,
      api: (api) =>
        api.on(
          'GET',
          paths.materials,
          answers.ok(
            aStockedCatalogue().materials.map((material) => ({
              ...material,
              description: long,
              features: [long, ...material.features],
              maintenance: long,
            })),
          ),
        ),
      visit: ({ screen }) => screen.findAllByText(/^From £/),
    },
  },
};
