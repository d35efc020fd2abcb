import { paths } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { aBusyWeek, anAppointment, aWeek } from '../../features/appointments/testing/a-busy-week';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';

const calendar = (week: MockResponse, play?: AdminUiState['play']) =>
  adminUiState('/admin/calendar?from=2026-12-01', {
    api: (api) => {
      api.on('GET', paths.appointmentWeek('2026-12-01'), week);
      api.on('GET', paths.ownCalendar, mockResponses.ok({ createdAt: null }));
    },
    play,
  });
const busyWeek = mockResponses.ok(aBusyWeek());
const oneVisit = mockResponses.ok(aWeek([anAppointment({ person: { id: 7, name: 'Sam' } })]));
const menuLabel = 'Measuring visit, OR-26-00031: actions';

export const states: AdminUiStates = {
  title: 'Admin: calendar',
  states: {
    'with appointments': calendar(busyWeek, ({ screen }) => screen.findByText('Eleanor Marsh')),
    empty: calendar(mockResponses.ok(aWeek()), ({ screen }) => screen.findAllByText('Nothing booked')),
    loading: calendar(mockResponses.never()),
    failed: calendar(mockResponses.unreachable(), ({ screen }) =>
      screen.findByRole('button', { name: 'Try again' }),
    ),
    'actions menu open': calendar(oneVisit, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: menuLabel }));
      await screen.findByRole('menuitem', { name: 'Cancel' });
    }),
    'one person': calendar(busyWeek, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Sam' }));
    }),
    'calendar link dialog': calendar(busyWeek, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Calendar link' }));
      await screen.findByRole('button', { name: 'Make a link' });
    }),
    'change dialog': calendar(oneVisit, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: menuLabel }));
      await user.click(await screen.findByRole('menuitem', { name: 'Change' }));
      await screen.findByText('Open 08:00 to 17:00');
    }),
  },
};
