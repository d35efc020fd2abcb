import { type AuditEntryResponse, paths } from '@app/contracts';
import { expectPage } from '../../testing/expect-success';
import { saveQuotes } from '../../payments/testing/a-deposit';
import { takeAnOrder } from '../../testing/builders/take-an-order';
import { useApi, useStaff } from '../../testing/servers/use-api';

const api = useApi();
const staff = useStaff(api);

async function anOrder() {
  const quotes = await saveQuotes(api, 2);
  const { reference } = await takeAnOrder(staff, quotes);
  return { reference, first: quotes[0]?.id ?? '', second: quotes[1]?.id ?? '' };
}

it('finds every entry about an order: tops, appointments, payments and tasks, and none about another order', async () => {
  const order = await anOrder();
  const other = await anOrder();
  for (const { first, second } of [order, other]) {
    const visit = { kind: 'measuring-visit' };
    expect((await staff.post(paths.quoteAppointments(first), visit)).statusCode).toBe(201);
    expect((await staff.put(paths.adminQuoteStatus(second), { status: 'declined' })).statusCode).toBe(200);
  }
  const [task] = await api.sql<{ id: string }>('SELECT id FROM staff_task WHERE quote_id = $1', [
    order.first,
  ]);
  expect((await staff.put(paths.adminTask(task?.id ?? ''), { isDone: true })).statusCode).toBe(200);
  const about = async (reference: string) => {
    const reply = staff.get(`${paths.adminAudit}?order=${reference}`);
    const { rows } = await expectPage<AuditEntryResponse>(reply);
    return [...new Set(rows.map(({ action }) => action))].sort();
  };
  expect(await about(order.reference.toLowerCase())).toEqual([
    'quote.offer-appointment',
    'quote.set-customer',
    'quote.set-status',
    'quote.take-order',
    'task.tick',
  ]);
  expect(await about(other.reference)).toEqual([
    'quote.offer-appointment',
    'quote.set-customer',
    'quote.set-status',
    'quote.take-order',
  ]);
  expect(await about('OR-99-00000')).toEqual([]);
});
