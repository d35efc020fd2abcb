import { defaultMakingRules, type MakingSettings, paths } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';

const page = (response: MockResponse, play?: AdminUiState['play']) =>
  adminUiState('/admin/making', { api: (api) => api.on('GET', paths.making, response), play });

const settings: MakingSettings = { rules: defaultMakingRules, version: 0, lastChange: null };

export const states: AdminUiStates = {
  title: 'Admin: making',
  states: {
    default: page(mockResponses.ok(settings), ({ screen }) => screen.findByRole('form')),
    changed: page(
      mockResponses.ok({
        ...settings,
        version: 2,
        lastChange: { at: '2026-11-21T09:00:00.000Z', by: 'Alison', fields: ['quartz.endsMm'] },
      }),
      ({ screen }) => screen.findByText(/Alison changed opening to an end/),
    ),
    rejected: page(mockResponses.ok(settings), async ({ screen, user }) => {
      const [field] = await screen.findAllByLabelText('Opening to an end');
      if (!field) throw new Error('no field');
      await user.clear(field);
      await user.type(field, '900');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText('Must be 300 or less');
    }),
    loading: page(mockResponses.never()),
    failed: page(mockResponses.unreachable(), ({ screen }) =>
      screen.findByRole('button', { name: 'Try again' }),
    ),
  },
};
