import { catalogueKinds, paths } from '@app/contracts';
import { mockResponses, type FakeServer } from '@app/web-client/testing';
import { aPerson } from '../pages/people/testing/a-person';
import { adminUiState, type AdminUiStates } from '../testing/admin-ui-state';

const foundIn = (server: FakeServer) => {
  const query = '?search=ada&pageSize=5';
  for (const path of [paths.adminOrders, paths.adminInquiries, ...catalogueKinds.map(paths.adminItems)])
    server.on('GET', path + query, mockResponses.list([]));
  return server
    .on('GET', paths.people + query, mockResponses.list([aPerson()], 212))
    .on('GET', `${paths.searchSuggestion}?search=ada`, mockResponses.ok({ suggestion: 'Adaeze' }));
};

const api = (server: FakeServer) => server.on('POST', paths.previewMigration, mockResponses.never());

export const states: AdminUiStates = {
  title: 'Admin: frame',
  states: {
    'unknown page': adminUiState('/admin/nowhere'),
    'command palette': adminUiState('/admin/migration', {
      api,
      play: async ({ user, screen }) => {
        await screen.findByRole('heading', { name: 'Data Migration Center' });
        await user.keyboard('{Control>}k{/Control}');
        await screen.findByRole('combobox');
      },
    }),
    'customers and more orders found': adminUiState('/admin/migration', {
      api: (server) => foundIn(api(server)),
      play: async ({ user, screen }) => {
        await screen.findByRole('heading', { name: 'Data Migration Center' });
        await user.keyboard('{Control>}k{/Control}ada');
        await screen.findByText('Show all 212');
        await screen.findByText('Did you mean');
      },
    }),
    'user menu': adminUiState('/admin/migration', {
      api,
      play: async ({ user, screen }) => {
        await user.click(await screen.findByRole('button', { name: /account and theme/ }));
        await screen.findByRole('menuitem', { name: 'Sign Out' });
      },
    }),
  },
};
