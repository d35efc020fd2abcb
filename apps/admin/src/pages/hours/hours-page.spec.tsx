import { defaultAppointmentRules, paths } from '@app/contracts';
import { FakeServer, mockResponses } from '@app/web-client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin';
import { HoursPage } from './hours-page';

it('calls them hours for appointments, and says beside each day when the shop is open', async () => {
  new FakeServer().on('GET', paths.appointmentRules, mockResponses.ok(defaultAppointmentRules));
  renderAdmin(<HoursPage />, { at: '/hours' });
  expect(await screen.findByRole('heading', { name: 'Appointments' })).toBeVisible();
  const [saturday] = screen.getAllByRole('listitem').filter((row) => row.textContent.startsWith('Saturday'));
  expect(saturday).toHaveTextContent('SaturdayNo appointmentsShop open 10:00 to 14:00');
  expect(screen.queryByText('Closed')).not.toBeInTheDocument();
});

it('edits working hours, and refuses hours that end before they begin', async () => {
  const api = new FakeServer()
    .on('GET', paths.appointmentRules, mockResponses.ok(defaultAppointmentRules))
    .on('PUT', paths.appointmentRules, mockResponses.ok(defaultAppointmentRules));
  renderAdmin(<HoursPage />, { at: '/hours' });
  const user = userEvent.setup();
  const from = await screen.findByLabelText('Monday: from');
  await user.clear(from);
  await user.type(from, '18:00');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/^Monday: please enter times between/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Monday: open' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.sent('PUT', paths.appointmentRules).map(({ body }) => body)).toMatchObject([
    { hours: [null, ...defaultAppointmentRules.hours.slice(1)], noticeDays: 2 },
  ]);
});
