import { paths, defaultAppointmentRules } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { aFullWeek, aWeek } from '../../features/appointments/testing/a-week';
import { adminAt, type AdminUiState, type AdminUiStates } from '../../testing/admin-at';

const times = {
  times: [
    { startsAt: '2026-12-02T09:30:00.000Z', endsAt: '2026-12-02T11:00:00.000Z' },
    { startsAt: '2026-12-03T09:30:00.000Z', endsAt: '2026-12-03T11:00:00.000Z' },
  ],
};

const calendar = (week: MockResponse, play?: AdminUiState['play']) =>
  adminAt('/admin/calendar?week=2026-12-01', {
    api: (api) => {
      api.on('GET', paths.appointmentWeek('2026-12-01'), week);
      api.on('GET', paths.appointmentRules, mockResponses.ok(defaultAppointmentRules));
      api.on('GET', paths.appointmentTimes('measuring-visit'), mockResponses.ok(times));
    },
    play,
  });
const full = mockResponses.ok(aFullWeek());
const menu = 'Measuring visit, OR-26-00031: actions';

export const states: AdminUiStates = {
  title: 'Admin: calendar',
  states: {
    filled: calendar(full, ({ screen }) => screen.findByText('Eleanor Marsh')),
    empty: calendar(mockResponses.ok(aWeek()), ({ screen }) => screen.findAllByText('Nothing booked')),
    loading: calendar(mockResponses.never()),
    failed: calendar(mockResponses.unreachable(), ({ screen }) =>
      screen.findByRole('button', { name: 'Try again' }),
    ),
    'what can be done': calendar(full, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: menu }));
      await screen.findByRole('menuitem', { name: 'Cancel' });
    }),
    moving: calendar(full, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: menu }));
      await user.click(await screen.findByRole('menuitem', { name: 'Move' }));
      await screen.findByRole('combobox', { name: 'Time' });
    }),
    'hours and slots': calendar(full, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Hours and slots' }));
      await screen.findByRole('dialog');
    }),
  },
};
