import { paths, type MoneyResponse, type MoneySummary } from '@app/contracts';
import { Statements } from '../../database/statements';
import { addStaffTask } from '../../staff-tasks';
import { beginDeposit } from '../../payments/testing/a-deposit';
import { aRefunder, requestRefund } from '../../payments/testing/a-refund';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { countQueries } from '../../testing/database/count-queries';
import { expectError } from '../../testing/expect-error';
import { useApi } from '../../testing/servers/use-api';
import { payByCard } from '../../payments/testing/use-cards';

/** A Wednesday, and days before it. */
let now = new Date('2026-11-04T12:00:00Z');
const clock = () => now;
let staff: StaffCalls;
const cards = new FakeCardPayments(clock);

async function aPaidDeposit(at: string) {
  now = new Date(at);
  const deposit = await beginDeposit(api);
  await payByCard(api, cards, deposit);
  return deposit;
}
async function refund(depositId: string, at: string, amount: string) {
  now = new Date(at);
  staff = await asStaff(api);
  const { id } = await requestRefund(api, depositId, { amount }, staff);
  await aRefunder(api, cards, { now: clock }).refunder.execute(id);
}
const money = async (query = '') => (await staff.get(`${paths.money}${query}`)).json<MoneyResponse>();
let first: Awaited<ReturnType<typeof aPaidDeposit>>;
const api = useApi({ cardPayments: cards, now: clock });
beforeAll(async () => {
  first = await aPaidDeposit('2026-11-04T12:00:00Z');
  await aPaidDeposit('2026-11-08T23:59:59Z');
  await aPaidDeposit('2026-11-09T00:00:00Z');
  await refund(first.id, '2026-11-10T09:00:00Z', '10.00');
});
const nothingByHand = { 'card-counter': '0.00', 'bank-transfer': '0.00', cash: '0.00' };

it('sums each week in London time, latest first', async () => {
  const { weeks, total } = await money('?weeks=3');
  expect(weeks).toEqual([
    {
      from: '2026-11-09',
      to: '2026-11-15',
      quotes: 1,
      expected: '35.70',
      deposits: 1,
      recorded: 0,
      received: '35.70',
      byMethod: { ...nothingByHand, 'card-online': '35.70' },
      refunds: 1,
      refunded: '10.00',
      net: '25.70',
    },
    expect.objectContaining({
      from: '2026-11-02',
      to: '2026-11-08',
      quotes: 2,
      expected: '71.40',
      net: '71.40',
    }),
    expect.objectContaining({
      from: '2026-10-26',
      quotes: 0,
      expected: '0.00',
      deposits: 0,
      received: '0.00',
      net: '0.00',
    }),
  ]);
  expect(total).toEqual({
    quotes: 3,
    expected: '107.10',
    deposits: 3,
    recorded: 0,
    received: '107.10',
    byMethod: { ...nothingByHand, 'card-online': '107.10' },
    refunds: 1,
    refunded: '10.00',
    net: '97.10',
  });
  expect((await money()).weeks).toHaveLength(12);
});

it('sums today and the month so far, and has what is owed and the differences', async () => {
  now = new Date('2026-11-10T23:30:00Z');
  staff = await asStaff(api);
  await addStaffTask(api.app.get(Statements), 'check-books', { key: 'unknown', at: now });
  await api.sql(
    `INSERT INTO payout_entry (provider_id, kind, pence, fee_pence, paid_on, booked_on, recorded_at)
     SELECT day, 'payout', 3570, 89, day, day, now() FROM unnest(ARRAY['2026-11-05', '2026-11-09']) AS day`,
  );
  expect((await staff.get(paths.moneySummary)).json<MoneySummary>()).toEqual({
    today: { received: '0.00', refunded: '10.00', net: '-10.00' },
    month: { received: '107.10', refunded: '10.00', net: '97.10' },
    balances: { orders: 0, amount: '0.00' },
    overdue: { orders: 0, amount: '0.00' },
    differences: 1,
    undecided: { transfers: 0, amount: '0.00' },
    lastPayout: { paidOn: '2026-11-09', amount: '34.81' },
  });
});

it('uses one statement for any number of weeks', async () => {
  const few = await countQueries(() => money('?weeks=1'));
  expect(await countQueries(() => money('?weeks=53'))).toBe(few);
});

it.each(['0', '54', '1.5', 'x'])('refuses %s weeks', async (weeks) => {
  expectError(await staff.get(`${paths.money}?weeks=${weeks}`), 'request/invalid');
});
