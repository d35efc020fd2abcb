import { AppConfig } from './config/app-config';
import { addDemoOrders } from './demo-orders';
import { useApi } from './testing/servers/use-api';

const api = useApi();

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
