import { type AppointmentWeek, paths } from '@app/contracts';
import { type MockResponse, mockResponses, FakeServer } from '@app/web-client/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBusyWeek, anAppointment, aWeek } from '../../features/appointments/testing/a-busy-week';
import { renderAdmin } from '../../testing/render-admin';
import { CalendarPage } from './calendar-page';

const day = '2026-12-01';
const weekPath = paths.appointmentWeek(day);

function show(
  week: AppointmentWeek = aBusyWeek(),
  customise: (api: FakeServer) => unknown = () => undefined,
) {
  const api = new FakeServer().on('GET', weekPath, mockResponses.ok(week));
  customise(api);
  renderAdmin(<CalendarPage />, { at: `/calendar?from=${day}` });
  return api;
}
const dayOf = async (name: RegExp) =>
  within((await screen.findByRole('heading', { name })).closest('li') ?? document.body);
const visit = anAppointment();
const noContent: MockResponse = () => new Response(null, { status: 204 });
const bodiesOf = (api: FakeServer, path: string) => api.sent('PUT', path).map(({ body }) => body);
const openMenu = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Measuring visit, OR-26-00031: actions' }));

it('shows each day with its hours and appointments: customer, purpose and place', async () => {
  show();
  const tuesday = await dayOf(/^Tue 1 Dec/);
  for (const expected of [
    '08:00 to 17:00, visits and deliveries',
    '08:00 to 09:30',
    'Measuring visit, Sam',
    'Eleanor Marsh',
  ])
    expect(tuesday.getByText(expected)).toBeVisible();
  expect(tuesday.getByText('14 Abbey Street, Reading RG1 3BA')).toBeVisible();
  expect(tuesday.getAllByRole('link', { name: 'OR-26-00031' })[0]).toHaveAttribute(
    'href',
    '/admin/orders/o1LSwY2vXZwqkrDQuVyeBQ',
  );
  expect((await dayOf(/^Fri 4 Dec/)).getByText('Closed')).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^Sat 5 Dec/ })).not.toBeInTheDocument();
  expect((await dayOf(/^Thu 3 Dec/)).getByText('This order is finished or cancelled')).toBeVisible();
  expect(screen.getByText('1 December 2026 to 7 December 2026')).toBeVisible();
});

it('shows what is not arranged yet, and why', async () => {
  show();
  expect(await screen.findByText('Waiting for the customer to choose a time')).toBeVisible();
  expect(screen.getByText('Customer cancelled: Tue 1 Dec, 08:00 to 09:30')).toBeVisible();
});

it('goes to the next week', async () => {
  const next = aWeek([], { from: '2026-12-08', to: '2026-12-14' });
  show(aWeek(), (api) => api.on('GET', paths.appointmentWeek('2026-12-08'), mockResponses.ok(next)));
  await userEvent.click(await screen.findByRole('button', { name: 'Next week' }));
  expect(await screen.findByText('8 December 2026 to 14 December 2026')).toBeVisible();
});

it('moves an appointment to any time, with another person', async () => {
  const api = show(aWeek([visit]), (fake) => {
    fake.on('GET', paths.appointmentWeek('2026-12-05'), mockResponses.ok(aWeek()));
    fake.on('PUT', paths.adminAppointment(visit.id), noContent);
  });
  const user = userEvent.setup();
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Change' }));
  expect(await screen.findByText('Open 08:00 to 17:00')).toBeVisible();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('08:00 to 09:30, Measuring visit')).toBeVisible();
  const time = dialog.getByLabelText('Time');
  await user.clear(time);
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  expect(await dialog.findByText('Please enter a time')).toBeVisible();
  await user.type(time, '19:15');
  fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-12-05' } });
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Who' }), 'Sam');
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('Measuring visit: changed')).toBeVisible();
  expect(bodiesOf(api, paths.adminAppointment(visit.id))).toEqual([
    { startsAt: '2026-12-05T19:15:00.000Z', minutes: 90, personId: 7, address: visit.address },
  ]);
});

it('shows the appointments of one person', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Sam' }));
  expect(screen.getByText('Eleanor Marsh')).toBeVisible();
  expect(screen.getAllByRole('link', { name: '07700 900142' })[0]).toHaveAttribute('href', 'tel:07700900142');
  expect(screen.queryByText('Tom Hadley')).not.toBeInTheDocument();
});

it('makes a link for a calendar program', async () => {
  const url = 'https://shop.example/api/calendars/x';
  show(aBusyWeek(), (api) => {
    api.on('GET', paths.ownCalendar, mockResponses.ok({ createdAt: null }));
    api.on('POST', paths.ownCalendar, mockResponses.ok({ url }));
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Calendar link' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make a link' }));
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(url);
});
