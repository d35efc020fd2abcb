import { behaviours, startHostileServer, type HostileServer } from '../../../testing/servers/hostile-server';
import { aSumupAdapter } from '../../testing/a-sumup-adapter';
import type { SumupCardPayments } from './sumup-card-payments';

let server: HostileServer;
let payments: SumupCardPayments;
beforeEach(async () => {
  server = await startHostileServer();
  payments = aSumupAdapter(server.url, 10_000);
});
afterEach(async () => {
  payments.onApplicationShutdown();
  await server.stop();
});

const aPayout = (detail: Record<string, unknown> = {}) => ({
  id: 123_456_789,
  type: 'PAYOUT',
  amount: 34.81,
  fee: 0.89,
  date: '2026-11-23',
  currency: 'GBP',
  status: 'SUCCESSFUL',
  reference: 'SUMUP PID1449450 PAYOUT 231126',
  transaction_code: 'TEENSK4W2K',
  ...detail,
});
const list = (body: unknown) => {
  server.does(behaviours.json(200, body));
  return payments.listPayouts('2026-11-20', '2026-11-23');
};

it('reads payouts and deductions, whichever sign a deduction has', async () => {
  const result = await list([
    aPayout(),
    aPayout({ type: 'REFUND_DEDUCTION', amount: 5, fee: 0, reference: 'TEENSK4W2K' }),
    aPayout({ type: 'CHARGE_BACK_DEDUCTION', amount: -29.1, fee: 10, status: 'FAILED' }),
    aPayout({ type: 'BALANCE_DEDUCTION', amount: 2, fee: 0, reference: '', transaction_code: '' }),
  ]);
  expect(result).toMatchObject({
    kind: 'ok',
    entries: [
      {
        id: '123456789',
        kind: 'payout',
        isFailed: false,
        amount: 3_481,
        fee: 89,
        paidOn: '2026-11-23',
        reference: 'SUMUP PID1449450 PAYOUT 231126',
        transactionCode: 'TEENSK4W2K',
      },
      { kind: 'refund', amount: 500, fee: 0 },
      { kind: 'chargeback', amount: 2_910, fee: 1_000, isFailed: true },
      { kind: 'other', amount: 200, reference: null, transactionCode: null },
    ],
  });
});

it.each<[string, Record<string, unknown>]>([
  ['an unknown kind', { type: 'TIP' }],
  ['an unknown status', { status: 'PENDING' }],
  ['another currency', { currency: 'EUR' }],
  ['a third of a penny', { amount: 34.813 }],
  ['a negative payout', { amount: -1 }],
  ['a day that does not exist', { date: '2026-02-30' }],
  ['an id that is no number', { id: 'x' }],
])('is unavailable if one of the rows has %s', async (_, detail) => {
  expect(await list([aPayout(), aPayout(detail)])).toEqual({
    kind: 'unavailable',
    reason: 'answered with an unreadable list',
  });
});

it('reads a period in halves if a list reaches the limit, and fails if a single day does', async () => {
  const result = await list(Array.from({ length: 500 }, () => ({})));
  expect(result).toEqual({ kind: 'unavailable', reason: 'more payouts on a day than are ever read' });
  const days = server.received.map(({ url }) => {
    const query = new URL(url, server.url).searchParams;
    return [query.get('start_date'), query.get('end_date')];
  });
  expect(days).toEqual([
    ['2026-11-20', '2026-11-23'],
    ['2026-11-20', '2026-11-21'],
    ['2026-11-20', '2026-11-20'],
  ]);
});
