import { type MonthEnd, paths } from '@app/contracts';
import { sumPence, toPence } from '@app/pricing';
import { AppConfig } from './config/app-config';
import { addDemoOrders } from './demo-orders';
import { expectSuccess } from './testing/expect-success';
import { useApi, useStaff } from './testing/servers/use-api';

const api = useApi();
const staff = useStaff(api);

it('gives a new demo six orders in different stages and two future visits, and pays out its card payments, once', async () => {
  const config = api.app.get(AppConfig);
  await addDemoOrders(config);
  await addDemoOrders(config);
  const orders = await api.sql<{ state: string }>('SELECT state FROM customer_order ORDER BY reference');
  expect(orders.map(({ state }) => state)).toEqual([
    'awaiting-deposit',
    'to-measure',
    'measured',
    'in-production',
    'ready',
    'collected',
  ]);
  const visits = `SELECT kind FROM appointment WHERE state = 'booked' AND starts_at > now() ORDER BY kind`;
  expect(await api.sql(visits)).toEqual([{ kind: 'delivery' }, { kind: 'measuring-visit' }]);
  const [paidOut] = await api.sql<{ payouts: number; left: string }>(
    `SELECT count(*)::integer AS payouts, (
       SELECT sum(pence) FROM ledger_entry WHERE method = 'card-counter') - sum(pence) AS left FROM payout_entry`,
  );
  expect(paidOut).toEqual({ payouts: 3, left: '0' });
  const unpaid = `SELECT price - received AS balance FROM customer_order WHERE state = 'collected'`;
  expect(await api.sql(unpaid)).toEqual([{ balance: '0.00' }]);
});

it('has an invoice for every payment of the demo, so that its months tie', async () => {
  await addDemoOrders(api.app.get(AppConfig));
  const days = await api.sql<{ month: string }>(
    `SELECT DISTINCT to_char(moved_at AT TIME ZONE 'Europe/London', 'YYYY-MM') AS month FROM ledger_entry ORDER BY 1`,
  );
  const months: MonthEnd[] = [];
  for (const { month } of days) months.push(await expectSuccess<MonthEnd>(staff.get(paths.monthEnd(month))));
  const sumOf = (amounts: readonly string[]) => sumPence(amounts.map(toPence));
  const received = sumOf(months.flatMap(({ accounts }) => accounts.map((account) => account.received)));
  const invoiced = sumOf(months.map((month) => month.invoiced.gross));
  expect(received).toBeGreaterThan(0);
  expect(invoiced - received).toBe(toPence(months.at(-1)?.owedTotal ?? ''));
  expect(months.map(({ untied }) => untied)).toEqual(months.map(() => []));
});
