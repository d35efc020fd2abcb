import { paths } from '@app/contracts';
import { type MockResponse, mockResponses } from '@app/web-client/testing';
import { aTopCard } from '../../features/production/testing/a-top-card';
import { adminUiState, type AdminUiState, type AdminUiStates, ownerUser } from '../../testing/admin-ui-state';
import { aVisit, someVisits } from './testing/a-visit';

const refuse = () => Promise.reject(new Error('no worker here'));

const fitter = { ...ownerUser, firstName: 'Sam', role: 'fitter' };

const visits = (response: MockResponse, play?: AdminUiState['play']) =>
  adminUiState('/admin/visits', {
    api: (api) => {
      // States run without the admin's server, so there is no service worker to register.
      Object.defineProperty(navigator.serviceWorker, 'register', { value: refuse, configurable: true });
      api.on('GET', paths.currentUser, mockResponses.ok(fitter));
      api.on('GET', paths.visits, response);
      api.on('POST', paths.visitEntries(aVisit().id), mockResponses.unreachable());
    },
    play,
  });
const day = mockResponses.ok(
  someVisits(
    aVisit(),
    aVisit({
      id: 'b',
      kind: 'delivery',
      isMine: false,
      customerName: 'Wilhelmina Featherstonehaugh-Cholmondeley',
      startsAt: '2026-12-01T11:00:00.000Z',
      endsAt: '2026-12-01T14:00:00.000Z',
      address: 'Flat 4, The Old Carriage House, 127 Upper Wokingham Road, Stratford-upon-Avon CV37 6BA',
      tops: [
        aTopCard({
          stage: 'ready',
          access: 'Second floor, no lift',
          quantity: 2,
          holds: ['problem-reported'],
          problems: [{ id: 'crack', text: 'Crack along the vein', reportedAt: '2026-12-01T09:00:00.000Z' }],
        }),
        aTopCard({ reference: 'VT-26-00413', stage: 'ready', length: 2_980, sinkType: null, note: null }),
      ],
    }),
  ),
);

const now = new Date().toISOString();
const today = mockResponses.ok(someVisits(aVisit({ startsAt: now, endsAt: now })));

export const states: AdminUiStates = {
  title: 'Admin: visits',
  states: {
    'a day': visits(day, ({ screen }) => screen.findByText('Eleanor Marsh')),
    empty: visits(mockResponses.ok(someVisits()), ({ screen }) => screen.findByText('No visits')),
    loading: visits(mockResponses.never()),
    failed: visits(mockResponses.text(503, ''), ({ screen }) =>
      screen.findByRole('button', { name: 'Try again' }),
    ),
    'sizes dialog': visits(day, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Record sizes' }));
      await screen.findByRole('dialog');
    }),
    'sizes dialog, not signed': visits(day, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Record sizes' }));
      await user.click(await screen.findByRole('button', { name: 'Save' }));
      await screen.findByText('Please let the customer sign');
    }),
    'nobody there': visits(today, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Nobody there' }));
      await screen.findByRole('dialog');
    }),
    'hand-over dialog': visits(day, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Mark as delivered' }));
      await screen.findByRole('dialog');
    }),
  },
};
