import { paths } from '@app/contracts';
import { aMaterial } from '../../testing/a-catalogue';
import { aStockedCatalogue } from '../../testing/a-stocked-catalogue';
import { mockResponses } from '../../testing/fake-api';
import type { ShopUiStates } from '../../testing/shop-state';

const path = '/materials';
const long = 'A stone that has seen two oceans come and go and that asks for nothing but a cloth. '.repeat(6);

export const states: ShopUiStates = {
  title: 'Materials page',
  states: {
    loading: { path, api: (api) => api.on('GET', paths.materials, mockResponses.never()) },
    default: {
      path,
      play: ({ screen }) => screen.findAllByText(/^From £/),
    },
    'details of another material': {
      path,
      play: async ({ user, screen }) => user.click(await screen.findByRole('tab', { name: 'Porcelain' })),
    },
    failed: {
      path,
      api: (api) => api.on('GET', paths.materials, mockResponses.text(503, '')),
      play: ({ screen }) => screen.findByText(/Error loading materials: HTTP 503/),
    },
    'no materials': {
      path,
      api: (api) => api.on('GET', paths.materials, mockResponses.ok([])),
      play: ({ screen }) => screen.findByText('No materials found'),
    },
    'one material without colours': {
      path,
      api: (api) => api.on('GET', paths.materials, mockResponses.ok([aMaterial({ id: 1, name: 'Slate' })])),
      play: ({ screen }) => screen.findAllByText(/^From £/),
    },
    'long text': {
      path,
      api: (api) =>
        api.on(
          'GET',
          paths.materials,
          mockResponses.ok(
            aStockedCatalogue().materials.map((material) => ({
              ...material,
              description: long,
              features: [long, ...material.features],
              maintenance: long,
            })),
          ),
        ),
      play: ({ screen }) => screen.findAllByText(/^From £/),
    },
  },
};
