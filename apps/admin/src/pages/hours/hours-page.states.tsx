import { defaultAppointmentRules, paths } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';

const page = (response: MockResponse, play?: AdminUiState['play']) =>
  adminUiState('/admin/hours', { api: (api) => api.on('GET', paths.appointmentRules, response), play });

export const states: AdminUiStates = {
  title: 'Admin: hours',
  states: {
    default: page(mockResponses.ok(defaultAppointmentRules), ({ screen }) =>
      screen.findByLabelText('Monday: from'),
    ),
    loading: page(mockResponses.never()),
    failed: page(mockResponses.unreachable(), ({ screen }) =>
      screen.findByRole('button', { name: 'Try again' }),
    ),
  },
};
