import { type CustomerOrder, paths, runtimeConfigPath } from '@app/contracts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveFor } from '../../features/deposit/leave-for';
import { orderLink } from '../../lib/order-link';
import { aPaymentUrl, aRuntimeConfig } from '../../testing/a-deposit';
import {
  aBalance,
  aBooking,
  aDueBalance,
  anAppointment,
  anOrder,
  aToken,
  someTimes,
} from '../../testing/an-order';
import { answers, FakeApi } from '../../testing/fake-api';
import { OrderPage } from './order-page';

vi.mock('../../features/deposit/leave-for');

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

describe('Money', () => {
  const money = () => within(screen.getByRole('region', { name: 'Money' }));

  it('says what it costs, what was paid, and that nothing is due yet', async () => {
    await open();
    expect(money().getByText('£477.00')).toBeVisible();
    expect(money().getByText('Paid by card online')).toBeVisible();
    expect(money().getByText('21 November 2026')).toBeVisible();
    expect(money().getByText('£429.30')).toBeVisible();
    expect(money().getByText('We ask for the rest once the sizes are agreed.')).toBeVisible();
    expect(money().queryByRole('button')).not.toBeInTheDocument();
  });

  it('leads to the card page for all that is due, and remembers the way back', async () => {
    const { api } = await open({ balance: aDueBalance() });
    api.on('GET', runtimeConfigPath, answers.ok(aRuntimeConfig));
    const id = '_-_-_-_-_-_-_-_-_-_-_w';
    api.on('POST', paths.payBalance(aToken), answers.ok({ id, paymentUrl: aPaymentUrl }));
    expect(money().getByText('Please pay it by 10 December 2026.')).toBeVisible();
    await user.click(money().getByRole('button', { name: 'Pay balance' }));
    await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledWith(aPaymentUrl));
    expect(api.sent('POST', paths.payBalance(aToken))).toMatchObject([{ body: { amount: '429.30' } }]);
    expect(orderLink.read(id)).toBe(`/order/${aToken}`);
  });

  it('takes a part where staff allow it, and asks for nothing outside its limits', async () => {
    const request = { dueOn: '2026-12-10', smallestPart: '100.00', isOverdue: true };
    const { api } = await open({ balance: aDueBalance({ request }) });
    api.on('POST', paths.payBalance(aToken), answers.refused('balance/changed'));
    expect(money().getByText('This was due by 10 December 2026.')).toBeVisible();
    const amount = money().getByLabelText('How much would you like to pay now?');
    const pay = () => user.click(money().getByRole('button', { name: 'Pay balance' }));
    for (const typed of ['99.99', '429.31', 'half']) {
      await user.clear(amount);
      await user.type(amount, typed);
      await pay();
      expect(amount).toBeInvalid();
    }
    expect(api.sent('POST', paths.payBalance(aToken))).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '£150');
    await pay();
    expect(await money().findByRole('alert')).toHaveTextContent(/has changed in the meantime/);
    expect(api.sent('POST', paths.payBalance(aToken))).toMatchObject([{ body: { amount: '150' } }]);
  });

  it.each([
    [aBalance({ received: '477.00', balance: '0.00' }), /Everything is paid/],
    [aBalance({ received: '487.00', balance: '0.00', credit: '10.00' }), /It is yours/],
    [aDueBalance({ state: 'in-review' }), /Please do not pay again/],
  ])('offers no page where there is nothing to pay by card', async (balance, words) => {
    await open({ balance });
    expect(money().getByText(words)).toBeVisible();
    expect(money().queryByRole('button')).not.toBeInTheDocument();
  });
});

it.each(['too-short', 'x'.repeat(44)])('does not ask for what cannot be a link: %s', (token) => {
  render(<OrderPage token={token} />);
  expect(screen.getByRole('heading', { name: 'Order not found' })).toBeVisible();
});
