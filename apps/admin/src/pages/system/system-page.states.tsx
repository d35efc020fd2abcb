import { paths } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';
import { aSystem } from './testing/a-system';

const system = (answer: MockResponse, play?: AdminUiState['play']) =>
  adminUiState('/admin/system', {
    api: (api) =>
      api.on('GET', paths.system, answer).on('GET', paths.live, mockResponses.ok({ status: 'ok' })),
    play,
  });
const healthy = aSystem();
const down = aSystem({
  services: healthy.services.map((part) =>
    part.id === 'worker' ? { ...part, state: 'down', detail: 'last seen at work 2 hours ago' } : part,
  ),
  outside: healthy.outside.map((part) => ({ ...part, state: 'down', ms: null, detail: 'does not answer' })),
});

export const states: AdminUiStates = {
  title: 'Admin: system',
  states: {
    default: system(mockResponses.ok(healthy), ({ screen }) => screen.findAllByText('Postcodes')),
    'services down': system(mockResponses.ok(down), ({ screen }) => screen.findAllByText('Postcodes')),
    loading: system(mockResponses.never()),
    failed: system(mockResponses.unreachable(), ({ screen }) =>
      screen.findByRole('button', { name: 'Try again' }),
    ),
  },
};
