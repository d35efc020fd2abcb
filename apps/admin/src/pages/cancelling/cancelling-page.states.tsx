import { defaultCancellingRules, paths } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';

const page = (response: MockResponse, play?: AdminUiState['play']) =>
  adminUiState('/admin/cancelling', { api: (api) => api.on('GET', paths.cancellingRules, response), play });

export const states: AdminUiStates = {
  title: 'Admin: cancelling',
  states: {
    default: page(mockResponses.ok(defaultCancellingRules), ({ screen }) => screen.findByRole('form')),
    loading: page(mockResponses.never()),
    failed: page(mockResponses.unreachable(), ({ screen }) =>
      screen.findByRole('button', { name: 'Try again' }),
    ),
  },
};
