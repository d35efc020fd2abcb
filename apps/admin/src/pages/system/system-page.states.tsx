import { paths } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { adminAt, type AdminUiState, type AdminUiStates } from '../../testing/admin-at';
import { aSystem } from './testing/a-system';

const system = (answer: MockResponse, play?: AdminUiState['play']) =>
  adminAt('/admin/system', {
    api: (api) =>
      api.on('GET', paths.system, answer).on('GET', paths.live, mockResponses.ok({ status: 'ok' })),
    play,
  });
const some = aSystem();
const down = aSystem({
  services: some.services.map((part) =>
    part.id === 'worker' ? { ...part, state: 'down', detail: 'last seen at work 2 hours ago' } : part,
  ),
  outside: some.outside.map((part) => ({ ...part, state: 'down', ms: null, detail: 'does not answer' })),
});

export const states: AdminUiStates = {
  title: 'Admin: system',
  states: {
    filled: system(mockResponses.ok(some), ({ screen }) => screen.findAllByText('Postcodes')),
    'parts are down': system(mockResponses.ok(down), ({ screen }) => screen.findAllByText('Postcodes')),
    loading: system(mockResponses.never()),
    failed: system(mockResponses.unreachable(), ({ screen }) =>
      screen.findByRole('button', { name: 'Try again' }),
    ),
  },
};
