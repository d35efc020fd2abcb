import { paths } from '@app/contracts';
import { answers, type Answer } from '@app/web-client/testing';
import { adminAt, type AdminState, type AdminStates } from '../../testing/admin-at';
import { aSystem } from './testing/a-system';

const system = (answer: Answer, visit?: AdminState['visit']) =>
  adminAt('/admin/system', {
    api: (api) => api.on('GET', paths.system, answer).on('GET', paths.live, answers.ok({ status: 'ok' })),
    visit,
  });
const some = aSystem();
const down = aSystem({
  services: some.services.map((part) =>
    part.id === 'worker' ? { ...part, state: 'down', detail: 'last seen at work 2 hours ago' } : part,
  ),
  outside: some.outside.map((part) => ({ ...part, state: 'down', ms: null, detail: 'does not answer' })),
});

export const states: AdminStates = {
  part: 'Admin: system',
  states: {
    filled: system(answers.ok(some), ({ screen }) => screen.findAllByText('Postcodes')),
    'parts are down': system(answers.ok(down), ({ screen }) => screen.findAllByText('Postcodes')),
    'loading for ever': system(answers.never()),
    failed: system(answers.unreachable(), ({ screen }) => screen.findByRole('button', { name: 'Try again' })),
  },
};
