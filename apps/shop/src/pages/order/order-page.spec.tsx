import { type CustomerOrder, paths } from '@app/contracts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, anAppointment, anOrder, aToken, someTimes } from '../../testing/an-order';
import { answers, FakeApi } from '../../testing/fake-api';
import { OrderPage } from './order-page';

const user = userEvent.setup({ delay: null });
const address = paths.customerOrder(aToken);

async function open(order: Partial<CustomerOrder> = {}) {
  const api = new FakeApi().on('GET', address, answers.ok(anOrder(order)));
  const view = render(<OrderPage token={aToken} />);
  await screen.findByRole('heading', { name: 'Your order' });
  return { api, ...view };
}
const steps = () => within(screen.getByRole('region', { name: 'Where it stands' }));
const pick = async (day: string, time: string) => {
  await user.click(screen.getByRole('radio', { name: day }));
  await user.click(screen.getByRole('radio', { name: time }));
};

it.each([
  ['to-measure', true, 'Ordered', /Next we agree the exact sizes/],
  ['measured', true, 'Measured', /Next the top is cut/],
  ['in-production', true, 'In production', /Next we tell you that it is ready/],
  ['ready', true, 'Ready', /Next it comes to you/],
  ['ready', false, 'Ready', /Next you fetch it/],
  ['delivered', true, 'Delivered', /The top is with you/],
  ['collected', false, 'Collected', /The top is with you/],
] as const)(
  'says where an order stands and what is next: %s, delivered: %s',
  async (stage, isDelivery, step, next) => {
    await open({ stage, isDelivery });
    const [at] = steps()
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current'));
    expect(at).toHaveTextContent(step);
    expect(steps().getByText(next)).toBeVisible();
  },
);

it('books a time: a day first, then one of its times', async () => {
  const { api } = await open();
  expect(screen.getByRole('button', { name: 'Book this time' })).toBeDisabled();
  const booked = aBooking({ startsAt: someTimes[2]?.startsAt ?? null, endsAt: someTimes[2]?.endsAt ?? null });
  api.on('PUT', paths.pickTime(aToken), answers.ok(anOrder({ appointment: booked })));
  await pick('Wed 2 Dec', '14:00 to 15:30');
  await user.click(screen.getByRole('button', { name: 'Book this time' }));
  expect(await screen.findByText(/^Booked: Wednesday 2 December, 14:00 to 15:30\./)).toBeVisible();
  expect(screen.getByText(/until Wednesday 2 December, 9:30\.$/)).toBeVisible();
});

it('tells who was slower, and shows what is free by now', async () => {
  const { api } = await open();
  api.on('PUT', paths.pickTime(aToken), answers.refused('appointment/taken'));
  const fresh = anAppointment({ times: someTimes.slice(1) });
  await user.click(screen.getByRole('radio', { name: '8:00 to 9:30' }));
  api.on('GET', address, answers.ok(anOrder({ appointment: fresh })));
  await user.click(screen.getByRole('button', { name: 'Book this time' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This time has just been taken. Please choose another. These are the times that are free now.',
  );
  await screen.findByRole('radio', { name: '9:30 to 11:00' });
  expect(screen.queryByRole('radio', { name: '8:00 to 9:30' })).not.toBeInTheDocument();
});

it('gives a time up once that is confirmed', async () => {
  const { api } = await open({ appointment: aBooking() });
  const gone = aBooking({ state: 'cancelled', times: [], changeableUntil: null });
  api.on('POST', paths.cancelPickedTime(aToken), answers.ok(anOrder({ appointment: gone })));
  await user.click(screen.getByRole('button', { name: 'Cancel it' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await user.click(screen.getByRole('button', { name: 'Cancel it' }));
  await user.click(screen.getByRole('button', { name: 'Cancel the appointment' }));
  expect(await screen.findByText('Cancelled.')).toBeVisible();
});

it('shows the first days, and later ones when asked', async () => {
  await open();
  expect(screen.queryByRole('radio', { name: 'Wed 16 Dec' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show later days' }));
  expect(screen.getByRole('radio', { name: 'Wed 16 Dec' })).toBeVisible();
});

it('lists the invoices, each as a PDF to keep', async () => {
  const issuedAt = '2026-11-21T10:42:00.000Z';
  await open({ invoices: [{ number: 'D-2026-00031', kind: 'deposit', issuedAt, amount: '47.70' }] });
  expect(screen.getByRole('link', { name: 'Deposit invoice D-2026-00031' })).toHaveAttribute(
    'href',
    paths.customerInvoice(aToken, 'D-2026-00031'),
  );
  expect(screen.getByText('21 November 2026, £47.70')).toBeVisible();
});

it.each(['too-short', 'x'.repeat(44)])('does not ask for what cannot be a link: %s', (token) => {
  render(<OrderPage token={token} />);
  expect(screen.getByRole('heading', { name: 'Order not found' })).toBeVisible();
});
