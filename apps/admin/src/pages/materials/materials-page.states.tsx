import { paths, type AdminMaterial, type PriceChangePreview } from '@app/contracts';
import { mockResponses, type MockResponse, type FakeServer } from '@app/web-client/testing';
import { adminUiState, type AdminUiStates } from '../../testing/admin-ui-state';

const materials = ['Granite', 'Marble', 'Quartz', 'Solid Surface', 'Porcelain'].map(
  (name, index): AdminMaterial => ({
    id: index + 1,
    name,
    description: 'Limestone that spent a long time under a mountain.',
    basePrice: '6.200',
    features: ['Heat resistant'],
    applications: ['Vanity tops'],
    maintenance: '',
    warranty: '',
    thicknesses: name === 'Marble' ? ['20mm', '30mm'] : [],
    isActive: name !== 'Quartz',
    colorCount: 6,
    activeColorCount: 4,
    version: 1,
    updatedAt: null,
  }),
);

const newPrices: PriceChangePreview = {
  lines: [
    { id: 1, name: 'Granite', materialName: null, from: '6.20', to: '6.45', problem: null },
    { id: 2, name: 'Midnight', materialName: 'Quartz', from: '5.50', to: '5.72', problem: null },
    {
      id: 3,
      name: 'Porcelain',
      materialName: null,
      from: '9900',
      to: '10296',
      problem: 'More than £9,999.99.',
    },
  ],
  basePrices: [{ id: 2, name: 'Marble', from: '6.200', to: '6.450' }],
  digest: 'abc',
};

const materialsPage = (query: string, given: Parameters<typeof adminUiState>[1] = {}) =>
  adminUiState(`/admin/materials${query}`, {
    ...given,
    api: (server) => {
      server
        .on('GET', paths.catalogueWarnings, mockResponses.ok([]))
        .on('GET', paths.priceChanges, mockResponses.list([]))
        .on('GET', paths.thicknesses, mockResponses.ok(['12mm', '20mm', '30mm'].map((value) => ({ value }))))
        .on('GET', paths.adminItems('materials'), mockResponses.list(materials))
        .on('GET', `${paths.adminItems('materials')}?pageSize=200`, mockResponses.list(materials));
      for (const { id } of materials) server.on('GET', paths.materialColors(id), mockResponses.ok([]));
      given.api?.(server);
    },
  });

const materialsAnswer = (answer: MockResponse) => (api: FakeServer) =>
  api.on('GET', paths.adminItems('materials'), answer);

export const states: AdminUiStates = {
  title: 'Admin: materials',
  states: {
    loading: materialsPage('', { api: materialsAnswer(mockResponses.never()) }),
    failed: materialsPage('', {
      api: materialsAnswer(mockResponses.unreachable()),
      play: ({ screen }) => screen.findByRole('button', { name: 'Try again' }),
    }),
    'no search results': materialsPage('?search=slate', {
      api: (api) => api.on('GET', `${paths.adminItems('materials')}?search=slate`, mockResponses.list([])),
      play: ({ screen }) => screen.findByText('No results'),
    }),
    'edit panel, unsaved': materialsPage('?item=2', {
      play: async ({ user, screen }) => {
        await user.clear(await screen.findByLabelText('Name'));
        await user.click(screen.getByRole('button', { name: 'Save changes' }));
        await screen.findByText('Please enter a name');
      },
    }),
    'discard confirmation': materialsPage('?item=2', {
      play: async ({ user, screen }) => {
        await user.type(await screen.findByLabelText('Name'), ' of Carrara');
        await user.keyboard('{Escape}');
        await screen.findByText('Discard changes?');
      },
    }),
    'price change preview with an invalid price': materialsPage('', {
      api: (api) => api.on('POST', paths.priceChangePreview, mockResponses.ok(newPrices)),
      play: async ({ user, screen }) => {
        await user.click(await screen.findByRole('button', { name: 'Change prices' }));
        await user.type(await screen.findByLabelText('Percent, up or down'), '4');
        await user.click(screen.getByRole('button', { name: 'Preview' }));
        await screen.findByRole('columnheader', { name: 'New' });
      },
    }),
  },
};
