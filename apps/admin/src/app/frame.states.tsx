import { paths } from '@app/contracts';
import { mockResponses, type FakeServer } from '@app/web-client/testing';
import { adminAt, type AdminUiStates } from '../testing/admin-at';

const api = (server: FakeServer) => server.on('POST', paths.previewMigration, mockResponses.never());

export const states: AdminUiStates = {
  title: 'Admin: frame',
  states: {
    'no such page': adminAt('/admin/nowhere'),
    'command palette': adminAt('/admin/migration', {
      api,
      play: async ({ user, screen }) => {
        await screen.findByRole('heading', { name: 'Data Migration Center' });
        await user.keyboard('{Control>}k{/Control}');
        await screen.findByRole('combobox');
      },
    }),
    'user menu': adminAt('/admin/migration', {
      api,
      play: async ({ user, screen }) => {
        await user.click(await screen.findByRole('button', { name: /account and theme/ }));
        await screen.findByRole('menuitem', { name: 'Sign Out' });
      },
    }),
  },
};
