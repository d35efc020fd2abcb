import { paths, defaultAppointmentRules } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { aBusyWeek, aWeek } from '../../features/appointments/testing/a-busy-week';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';

const availableTimes = {
  times: [
    { startsAt: '2026-12-02T09:30:00.000Z', endsAt: '2026-12-02T11:00:00.000Z' },
    { startsAt: '2026-12-03T09:30:00.000Z', endsAt: '2026-12-03T11:00:00.000Z' },
  ],
};

const calendar = (week: MockResponse, play?: AdminUiState['play']) =>
  adminUiState('/admin/calendar?week=2026-12-01', {
    api: (api) => {
      api.on('GET', paths.appointmentWeek('2026-12-01'), week);
      api.on('GET', paths.appointmentRules, mockResponses.ok(defaultAppointmentRules));
      api.on('GET', paths.appointmentTimes('measuring-visit'), mockResponses.ok(availableTimes));
    },
    play,
  });
const busyWeek = mockResponses.ok(aBusyWeek());
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
    'actions menu open': calendar(busyWeek, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: menuLabel }));
      await screen.findByRole('menuitem', { name: 'Cancel' });
    }),
    'reschedule dialog': calendar(busyWeek, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: menuLabel }));
      await user.click(await screen.findByRole('menuitem', { name: 'Reschedule' }));
      await screen.findByRole('combobox', { name: 'Time' });
    }),
    'opening hours dialog': calendar(busyWeek, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Opening hours' }));
      await screen.findByRole('dialog');
    }),
  },
};
