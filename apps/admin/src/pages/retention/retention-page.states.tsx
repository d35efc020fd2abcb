import { paths } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';
import { retentionRules } from './testing/retention-rules';

const page = (response: MockResponse, play?: AdminUiState['play']) =>
  adminUiState('/admin/retention', { api: (api) => api.on('GET', paths.retention, response), play });

export const states: AdminUiStates = {
  title: 'Admin: retention',
  states: {
    default: page(mockResponses.ok(retentionRules), ({ screen }) =>
      screen.findByText('Quotes that were never paid'),
    ),
    loading: page(mockResponses.never()),
    failed: page(mockResponses.unreachable(), ({ screen }) =>
      screen.findByRole('button', { name: 'Try again' }),
    ),
  },
};
