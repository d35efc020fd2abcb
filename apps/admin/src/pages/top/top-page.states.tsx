import { paths, type TopToMake } from '@app/contracts';
import { type MockResponse, mockResponses } from '@app/web-client/testing';
import { aTopCard } from '../../features/production/testing/a-top-card';
import { adminUiState, type AdminUiState, type AdminUiStates, ownerUser } from '../../testing/admin-ui-state';
import { aTopToMake } from './testing/a-top-to-make';

const top = (response: MockResponse, play?: AdminUiState['play']) =>
  adminUiState('/admin/tops/VT-26-00412', {
    api: (api) => {
      api.on(
        'GET',
        paths.currentUser,
        mockResponses.ok({ ...ownerUser, firstName: 'Tom', role: 'workshop' }),
      );
      api.on('GET', paths.topToMake('VT-26-00412'), response);
    },
    play,
  });
const found = (details?: Partial<TopToMake>) => mockResponses.ok(aTopToMake(details));

export const states: AdminUiStates = {
  title: 'Admin: top',
  states: {
    'in production': top(found(), ({ screen }) => screen.findByText('Cut list')),
    'on hold': top(
      found({
        top: aTopCard({
          holds: ['problem-reported', 'price-not-agreed'],
          problems: [
            {
              id: 'crack',
              text: 'Crack along the vein, 30 cm from the left',
              reportedAt: '2026-12-01T09:00:00.000Z',
            },
          ],
        }),
        blocker: 'The customer has not agreed to the revised price.',
        cutList: [],
      }),
      ({ screen }) => screen.findByText('Do not cut'),
    ),
    loading: top(mockResponses.never()),
    failed: top(mockResponses.text(503, ''), ({ screen }) =>
      screen.findByRole('button', { name: 'Try again' }),
    ),
    'steps not ticked': top(found(), async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Mark as ready' }));
      await screen.findByRole('alertdialog');
    }),
    'problem dialog': top(found(), async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
      await screen.findByRole('dialog');
    }),
  },
};
