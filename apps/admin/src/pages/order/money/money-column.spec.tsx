import { type AdminOrderDetail, type OrderMoney, paths } from '@app/contracts';
import { FakeServer, mockResponses } from '@app/web-client/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEntry } from '../../../features/orders/testing/a-quote';
import { anOrderDetail, anotherTop, aTop, anOrderMoney } from '../../../features/orders/testing/an-order';
import { renderAdmin } from '../../../testing/render-admin';
import { MoneyColumn, moneySummary } from './money-column';

const ask = vi.fn();
const onUndo = vi.fn();
const show = (money: Partial<OrderMoney> = {}, changes: Partial<AdminOrderDetail> = {}) => {
  const order = anOrderDetail({ money: anOrderMoney(money), ...changes });
  renderAdmin(<MoneyColumn order={order} onOpenDialog={ask} onUndo={onUndo} />);
  return moneySummary(order);
};
const rows = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
const measured = { tops: [aTop({ stage: 'measured' })] };
const balanceRequest = {
  dueOn: '2126-12-10',
  smallestPart: '100.00',
  isOverdue: false,
  askedAt: '2026-11-26T10:00:00.000Z',
  by: 'Alison',
};
const cash = anEntry({ id: '7', method: 'cash', by: 'Alison', note: 'From her mother', canBeUndone: true });

it('lists tops, payments and refunds down to what is left to pay', () => {
  const inShort = show(
    {
      topsAmount: '736.20',
      deliveryAmount: '35.00',
      keptAmount: '5.00',
      price: '776.20',
      entries: [
        anEntry({ id: '9', kind: 'refund', amount: '-10.00', receivedAfter: '137.70' }),
        { ...cash, amount: '100.00', receivedAfter: '147.70' },
        anEntry({ movedAt: '2025-11-21T10:42:00.000Z' }),
      ],
      received: '137.70',
      balance: '638.50',
    },
    { tops: [aTop(), anotherTop('413', 'measured', { quantity: 2 }), anotherTop('414', null)] },
  );
  const [tops, delivery, kept, price, deposit, part, refund, balance, ...others] = rows();
  expect([tops, delivery, kept, price]).toEqual([
    '3 tops £736.20',
    'Delivery £35.00',
    'Cancellation charge £5.00',
    'Price inc. VAT £776.20',
  ]);
  expect(deposit).toBe('Depositcard online, 21 Nov 2025 −£47.70');
  expect(part).toMatch(/^Part paymentcash, .*, by AlisonFrom her motherUndo… −£100\.00$/);
  expect(refund).toMatch(/^Refundcard online, .* £10\.00$/);
  expect(balance).toBe('Balancenot requested yet £638.50');
  expect(others).toEqual([]);
  expect(inShort).toBe('£638.50 to pay');
});

it.each<[string, string, Partial<OrderMoney>, Partial<AdminOrderDetail>?]>([
  ['a credit', '£23.00 credit', { received: '500.00', balance: '0.00', credit: '23.00' }],
  ['paid', 'paid in full', { received: '477.00', balance: '0.00' }],
  ['ended', 'nothing to pay', { balance: '427.00' }, { tops: [aTop({ stage: null })] }],
  [
    'awaiting its deposit',
    '£47.70 due',
    {},
    { awaitedDeposit: { amount: '47.70', method: 'cash', dueOn: null, isLate: false } },
  ],
])('shows for an order that is %s: %s', (_, expected, money, changes) => {
  expect(show(money, changes)).toBe(expected);
});

it('shows the deposit first, and that it is late', () => {
  const deposit = { amount: '47.70', method: 'bank-transfer', dueOn: '2024-12-07', isLate: true } as const;
  show({ entries: [], received: '0.00', balance: '477.00' }, { awaitedDeposit: deposit });
  expect(rows().at(-1)).toBe('Deposit dueoverdue, was due by 7 Dec 2024 £47.70');
});

it('marks payments that do not count and undone ones, and shows neither as the deposit', () => {
  show({
    entries: [
      anEntry({ id: '3', receivedAfter: '47.70' }),
      anEntry({ id: '2', isUndone: true, receivedAfter: '0.00' }),
      anEntry({ isCounted: false, receivedAfter: '0.00' }),
    ],
  });
  expect(screen.getByText('Does not count as received')).toBeVisible();
  expect(screen.getByText('Undone')).toBeVisible();
  expect(screen.getAllByText('Deposit').at(-1)?.closest('div')).toHaveTextContent(/^Depositcard online/);
});

it('lets staff undo what they recorded', async () => {
  show({ entries: [cash] });
  await userEvent.click(screen.getByRole('button', { name: 'Undo £47.70, cash' }));
  expect(onUndo).toHaveBeenCalledWith(cash);
});

it('deducts what was refunded from the price, and lets staff request it again', async () => {
  show({ price: '457.00', loweredBy: '20.00', received: '457.00', balance: '0.00' }, measured);
  expect(rows()).toContain('Price inc. VAT £477.00');
  expect(rows()).toContain('Price reduction (refunded) −£20.00');
  expect(screen.queryByRole('button', { name: 'Request balance…' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Request £20.00 again…' }));
  expect(ask).toHaveBeenLastCalledWith('ask-balance');
});

describe('the balance', () => {
  it('that is requested and not paid can be mailed about again', async () => {
    const api = new FakeServer().on('POST', paths.balanceReminder(aTop().id), mockResponses.ok({}));
    show({}, measured);
    expect(screen.queryByRole('button', { name: 'Send a reminder' })).toBeNull();
    cleanup();
    show({ balanceRequest }, measured);
    await userEvent.click(screen.getByRole('button', { name: 'Send a reminder' }));
    expect(await screen.findByText('The reminder is being sent')).toBeVisible();
    expect(api.sent('POST', paths.balanceReminder(aTop().id))).toHaveLength(1);
    cleanup();
    show({ balanceRequest, received: '477.00', balance: '0.00' }, measured);
    expect(screen.queryByRole('button', { name: 'Send a reminder' })).toBeNull();
  });

  it('shows due date and terms of the request, and can be withdrawn', async () => {
    show({ balanceRequest }, measured);
    expect(rows().at(-1)).toBe('Balancedue by 10 Dec 2126, in parts of £100.00 or more · by Alison £429.30');
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw request…' }));
    expect(ask).toHaveBeenLastCalledWith('withdraw-balance');

    cleanup();
    show({ balanceRequest, received: '477.00', balance: '0.00' }, measured);
    expect(rows().at(-1)).toBe('Balancepaid in full £0.00');
    expect(screen.queryByRole('button', { name: 'Withdraw request…' })).toBeNull();
  });

  it.each<[string, Partial<OrderMoney>, Partial<AdminOrderDetail>]>([
    ['before the sizes are agreed', {}, {}],
    ['without a deposit', { isDepositPaid: false }, measured],
    ['where nothing is left', { received: '477.00', balance: '0.00' }, measured],
    ['of an order that has ended', {}, { tops: [aTop({ stage: null })] }],
  ])('cannot be requested %s', (_, money, changes) => {
    show(money, changes);
    expect(screen.queryByRole('button', { name: 'Request balance…' })).toBeNull();
  });
});
