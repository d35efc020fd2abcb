import { paths } from '@app/contracts';
import { mockResponses, type FakeServer } from '@app/web-client/testing';
import { adminUiState, type AdminUiStates } from '../testing/admin-ui-state';

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
    'user menu': adminUiState('/admin/migration', {
      api,
      play: async ({ user, screen }) => {
        await user.click(await screen.findByRole('button', { name: /account and theme/ }));
        await screen.findByRole('menuitem', { name: 'Sign Out' });
      },
    }),
  },
};
