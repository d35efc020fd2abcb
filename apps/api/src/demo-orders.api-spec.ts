import { AppConfig } from './config/app-config';
import { addDemoOrders } from './demo-orders';
import { useApi } from './testing/servers/use-api';

const api = useApi();

it('gives a new demo six orders in different stages and two future visits, once', async () => {
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
  const unpaid = `SELECT price - received AS balance FROM customer_order WHERE state = 'collected'`;
  expect(await api.sql(unpaid)).toEqual([{ balance: '0.00' }]);
});
