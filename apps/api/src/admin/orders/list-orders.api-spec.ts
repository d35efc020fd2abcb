import {
  type AdminCountsResponse,
  type AdminOrderRow,
  type AdminOrderSummary,
  type AdminTask,
  type OrderRow,
  paths,
  type QuoteResponse,
  type TakeOrderRequest,
} from '@app/contracts';
import { Statements } from '../../database/statements';
import { newIdempotencyKey, beginDeposit, withKey } from '../../payments/testing/a-deposit';
import { issueInvoices } from '../../payments/invoices/issue-invoices';
import { askForBalance } from '../../payments/testing/an-order';
import { payByCard, useCards } from '../../payments/testing/use-cards';
import { saveAQuote } from '../../testing/builders/a-basket';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { changeQuote } from '../../testing/builders/change-quote';
import { emptiedSql } from '../../testing/database/emptied';
import { expectError } from '../../testing/expect-error';
import { expectPage, expectSuccess } from '../../testing/expect-success';
import { orderOf } from '../../testing/builders/order-of';
import { setStage } from '../../testing/builders/set-stage';
import { takeAnOrder } from '../../testing/builders/take-an-order';

const { api, cards, clock, now } = useCards();
let staff: StaffCalls;
beforeAll(async () => {
  staff = await asStaff(api);
});
beforeEach(() => api.sql(emptiedSql('quote, customer_order, deposit, mail, staff_task, job, use_counter')));

const dayMs = 86_400_000;
const dayFromNow = (days: number) => new Date(now().getTime() + days * dayMs).toISOString().slice(0, 10);

const page = (query = '') => expectPage<AdminOrderRow>(staff.get(`${paths.adminOrders}?${query}`));
const list = async (query = '') => (await page(query)).rows;
const referencesIn = async (query: string) => (await list(query)).map(({ reference }) => reference);
const search = (text: string) => referencesIn(`search=${encodeURIComponent(text)}`);
const summary = () => expectSuccess<AdminOrderSummary>(staff.get(paths.adminOrderSummary));
const counts = () => expectSuccess<AdminCountsResponse>(staff.get(paths.adminCounts));

/** Saves a quote, a minute after the previous one. */
async function saved(details: Parameters<typeof saveAQuote>[1] = {}): Promise<QuoteResponse> {
  clock.aheadMs += 60_000;
  return saveAQuote(api, details);
}
const take = (quotes: readonly QuoteResponse[], details: Partial<TakeOrderRequest> = {}) =>
  takeAnOrder(staff, quotes, details);
const payDeposit = ({ id }: { id: string }) => {
  const payment = { amount: '35.70', method: 'cash', paidOn: dayFromNow(0) };
  return expectSuccess(staff.post(paths.recordedPayments(id), payment, withKey(newIdempotencyKey())));
};
const aTop = async (details: Partial<TakeOrderRequest> = {}) => {
  const quote = await saved();
  return { quote, ...(await take([quote], details)) };
};
async function rowOf({ id }: { id: string }): Promise<OrderRow> {
  const line = (await list()).find((one) => one.id === id);
  if (line?.kind !== 'order') throw new Error(`there is no order ${id} in the list`);
  return line;
}

it('lists an order of three tops as one row, and a quote that is not ordered as its own row', async () => {
  const tops = [await saved({ quantity: 2 }), await saved({ length: 1000 }), await saved()];
  const other = await saved();
  const deposit = await beginDeposit(api, { quoteIds: tops.map(({ id }) => id), needsDelivery: false });
  await payByCard(api, cards, deposit);

  const [order, quote, ...others] = await list('sort=reference');
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    kind: 'order',
    reference: expect.stringMatching(/^OR-\d\d-\d{5}$/) as string,
    leadQuoteId: tops[0]?.id,
    customerName: 'Ada Lovelace',
    customerEmail: 'ada@example.com',
    channel: 'web',
    state: 'to-measure',
    price: '1368.50',
    tops: { count: 3, quantity: 4, cancelled: 0, length: 1200, width: 350 },
    next: { task: { kind: 'call-customer', isOverdue: false }, balance: '1231.65', awaitedDeposit: null },
  });
  expect(order?.kind === 'order' && order.tops.colors).toHaveLength(3);
  expect(quote).toMatchObject({ kind: 'quote', id: other.id, reference: other.reference, status: 'pending' });
  expect(await summary()).toMatchObject({
    orders: 1,
    openOrders: 1,
    quotes: 1,
    quotesWorth: '357.00',
    withTasks: 1,
  });
  expect((await counts()).orders).toBe(2);
  const [task] = await expectSuccess<AdminTask[]>(staff.get(paths.adminTasks));
  expect(task?.order).toEqual({ id: order?.id, reference: order?.reference });
});

it('lists a quote again once the payment that made it an order is undone', async () => {
  const { id, reference } = await saved();
  const payment = { amount: '50.00', method: 'cash', paidOn: dayFromNow(0) };
  await expectSuccess(staff.post(paths.recordedPayments(id), payment, withKey(newIdempotencyKey())));
  expect((await list()).map(({ kind }) => kind)).toEqual(['order']);
  const [entry] = (await orderOf(api, staff, id)).money.entries;
  await expectSuccess(staff.post(paths.undoPayment(id, entry?.id ?? ''), { reason: 'Another quote' }));
  expect(await referencesIn('')).toEqual([reference]);
});

describe('a row shows', () => {
  it('the remaining tops of an order, and how many were cancelled', async () => {
    const tops = [await saved(), await saved({ length: 1000 }), await saved()];
    const order = await take(tops);
    const cancel = { method: null, reason: 'Changed their mind', refunded: '0.00' };
    await expectSuccess(
      staff.post(
        paths.cancelOrder(tops[0]?.id ?? ''),
        { ...cancel, quoteIds: [tops[0]?.id] },
        withKey(newIdempotencyKey()),
      ),
    );
    expect(await rowOf(order)).toMatchObject({
      state: 'to-measure',
      leadQuoteId: tops[1]?.id,
      price: '654.50',
      tops: { count: 2, quantity: 2, cancelled: 1, length: 1000 },
    });
  });

  it('that it is cancelled, its former price and the refund', async () => {
    const { quote, ...order } = await aTop();
    await payDeposit(quote);
    const cancel = { method: 'cash', reason: 'Moved house', refunded: '35.70', quoteIds: [quote.id] };
    await expectSuccess(staff.post(paths.cancelOrder(quote.id), cancel, withKey(newIdempotencyKey())));
    expect(await rowOf(order)).toMatchObject({
      state: 'cancelled',
      price: '357.00',
      tops: { count: 1, cancelled: 0 },
      next: { balance: '0.00', refunded: '35.70' },
    });
  });

  it('the awaited deposit with due date, and that it is late', async () => {
    const dueOn = dayFromNow(3);
    const order = await aTop({ depositBy: 'bank-transfer', dueOn });
    const awaited = { amount: '35.70', method: 'bank-transfer', dueOn, isLate: false };
    expect(await rowOf(order)).toMatchObject({
      state: 'awaiting-deposit',
      next: { awaitedDeposit: awaited },
    });
    await api.sql(`UPDATE customer_order SET deposit_due_before = deposit_due_before - interval '9 days'`);
    expect((await rowOf(order)).next.awaitedDeposit).toMatchObject({ isLate: true });
  });

  it('the booked visit, which makes the call unnecessary', async () => {
    const { quote, ...order } = await aTop();
    await payDeposit(quote);
    expect((await rowOf(order)).next).toMatchObject({ task: { kind: 'call-customer' }, appointment: null });
    const visit = { kind: 'measuring-visit', startsAt: `${dayFromNow(3)}T10:00:00.000Z` };
    await staff.post(paths.quoteAppointments(quote.id), visit);
    expect((await rowOf(order)).next).toMatchObject({ task: null, appointment: visit });
  });

  it('the requested balance, and what is unpaid after hand-over', async () => {
    const { quote, ...order } = await aTop();
    await payDeposit(quote);
    await setStage(api, quote.id, 'measured');
    await expectSuccess(askForBalance(staff, quote.id, { dueOn: dayFromNow(2) }));
    expect((await rowOf(order)).next).toMatchObject({
      balance: '321.30',
      balanceDue: { amount: '321.30', dueOn: dayFromNow(2), isOverdue: false },
      unpaidSince: null,
    });
    await api.sql(`UPDATE customer_order SET balance_due_before = balance_due_before - interval '9 days'`);
    expect((await rowOf(order)).next.balanceDue).toMatchObject({ isOverdue: true });
    expect(await summary()).toMatchObject({
      due: 1,
      balancesDue: '321.30',
      overdue: 1,
      balancesOverdue: '321.30',
    });
    await setStage(api, quote.id, 'collected');
    expect((await rowOf(order)).next.unpaidSince).toEqual(expect.any(String));
  });

  it('the name of its job', async () => {
    const [quote, other] = [await saved(), await saved()];
    const job = { name: 'Abbey Street', references: [quote.reference, other.reference] };
    await expectSuccess(staff.put(paths.quoteJob(quote.id), job));
    const order = await take([quote, other]);
    expect(await rowOf(order)).toMatchObject({ jobName: 'Abbey Street' });
    const [{ id = '' } = {}] = await api.sql<{ id: string }>('SELECT id FROM job');
    await aTop();
    expect(await referencesIn(`job=${id}`)).toEqual([order.reference]);
    expect(await search('abbey')).toEqual([order.reference]);
  });
});

describe('an order is found', () => {
  it('by its own reference, and by the reference of any quote for its tops', async () => {
    const first = await saved();
    const second = await saved();
    const newer = await saved({ replacesQuoteId: second.id });
    const order = await take([first, newer]);
    const other = await saved();
    const number = order.reference.replace(/^OR-(\d\d)-0*/, '$1-');
    for (const text of [order.reference, `or-${number}`, first.reference, second.reference, newer.reference])
      expect([text, await search(text)]).toEqual([text, [order.reference]]);
    expect(await search(other.reference)).toEqual([other.reference]);
  });

  it('by an exact number, and listed first', async () => {
    const order = await aTop();
    await api.sql(`UPDATE customer_order SET reference = 'OR-26-00014'`);
    const quote = await saved();
    await changeQuote(api, quote.id, { customerPhone: '01234 900014' });
    expect(await search('14')).toEqual(['OR-26-00014']);
    expect(await search('00014')).toEqual(['OR-26-00014', quote.reference]);
    expect(await search(order.quote.reference)).toEqual(['OR-26-00014']);
  });

  it("by its customer's name, mail, phone and postcode", async () => {
    const order = await aTop({ needsDelivery: true, deliveryAddress: '14 Abbey Street\nReading RG1 3BA' });
    await saved();
    for (const text of ['lovelace', 'ada@example', '+44 118 496 0123', 'RG1 3BA'])
      expect([text, await search(text)]).toEqual([text, [order.reference]]);
  });

  it('by invoice number and card transaction code, in upper or lower case', async () => {
    const quote = await saved();
    const deposit = await beginDeposit(api, { quoteIds: [quote.id], needsDelivery: false });
    await payByCard(api, cards, deposit);
    const [order] = await list();
    await aTop();
    await api.app.get(Statements).transaction((tx) => issueInvoices(tx, order?.id ?? '', now()));
    const [paid] = await api.sql<{ number: string; code: string }>(
      `SELECT invoice.number, transaction_code AS code FROM invoice JOIN deposit USING (order_id)
       JOIN payment_attempt ON deposit_id = deposit.id`,
    );
    const { number = '', code = '' } = paid ?? {};
    for (const text of [number, number.toLowerCase(), code, code.toLowerCase()])
      expect([text, await search(text)]).toEqual([text, [order?.reference]]);
  });
});

describe('the filters', () => {
  it('select orders, quotes, rows with tasks, and rows with payments due or overdue', async () => {
    const late = await aTop();
    await setStage(api, late.quote.id, 'collected');
    const due = await aTop();
    await payDeposit(due.quote);
    await setStage(api, due.quote.id, 'measured');
    await expectSuccess(askForBalance(staff, due.quote.id, { dueOn: dayFromNow(9) }));
    const quote = await saved();
    const all = [quote.reference, due.reference, late.reference];
    const called = await api.sql<{ quote_id: string }>(
      `UPDATE staff_task SET done_at = now() WHERE done_at IS NULL RETURNING quote_id`,
    );
    expect(called.length).toBeGreaterThan(0);
    const alarm = `INSERT INTO staff_task (id, kind, key, quote_id, due_at, created_at)
      SELECT id, 'customer-cancels', id, id, now(), now() FROM quote WHERE id = ANY($1)`;
    await api.sql(alarm, [[due.quote.id, quote.id]]);

    expect(await referencesIn('')).toEqual(all);
    expect(await referencesIn('show=orders')).toEqual([due.reference, late.reference]);
    expect(await referencesIn('show=quotes')).toEqual([quote.reference]);
    expect(await referencesIn('show=to-do')).toEqual([quote.reference, due.reference]);
    expect(await referencesIn('show=due')).toEqual([due.reference, late.reference]);
    expect(await referencesIn('show=overdue')).toEqual([late.reference]);
    expect(await summary()).toMatchObject({
      withTasks: 2,
      withTasksDueToday: 2,
      due: 2,
      overdue: 1,
      openOrders: 1,
    });
  });

  it('select by the state of orders and status of quotes, and deleted quotes only if requested', async () => {
    const ordered = await aTop();
    const [pending, declined, deleted] = [await saved(), await saved(), await saved()];
    await changeQuote(api, declined.id, { status: 'declined' });
    await expectSuccess(staff.delete(paths.adminQuote(deleted.id)));
    expect(await referencesIn('status=to-measure')).toEqual([ordered.reference]);
    expect(await referencesIn('status=ready')).toEqual([]);
    expect(await referencesIn('status=pending')).toEqual([pending.reference]);
    expect(await referencesIn('status=declined')).toEqual([declined.reference]);
    expect(await referencesIn('status=deleted')).toEqual([deleted.reference]);
    expect(await referencesIn('status=pending&show=orders')).toEqual([]);
    expect(await referencesIn('payment=none&show=orders')).toEqual([ordered.reference]);
  });

  it('select by two dates', async () => {
    const [early, later] = [await saved(), await aTop()];
    await changeQuote(api, early.id, { createdAt: '2026-03-28T10:00:00Z' });
    await api.sql(`UPDATE customer_order SET placed_at = '2026-03-30T23:30:00Z'`);
    expect(await referencesIn('from=2026-03-28&to=2026-03-31')).toEqual([later.reference, early.reference]);
    expect(await referencesIn('to=2026-03-30')).toEqual([early.reference]);
    expect(await referencesIn('from=2026-03-31&to=2026-03-31')).toEqual([later.reference]);
  });

  it.each(['show=all', 'status=gone', 'payment=maybe', 'job=all', 'from=yesterday', 'sort=status'])(
    'reject %s',
    async (query) => {
      const { details } = expectError(await staff.get(`${paths.adminOrders}?${query}`), 'request/invalid');
      expect(details?.fields).toMatchObject([{ field: query.split('=')[0] }]);
    },
  );
});

it('sorts orders and quotes together by price and age, and groups them by reference', async () => {
  const small = await saved({ length: 600 });
  const middle = await aTop();
  const large = await saved({ length: 2000 });
  expect(await referencesIn('')).toEqual([large.reference, middle.reference, small.reference]);
  expect(await referencesIn('sort=created')).toEqual([small.reference, middle.reference, large.reference]);
  expect(await referencesIn('sort=-total')).toEqual([large.reference, middle.reference, small.reference]);
  expect(await referencesIn('sort=total')).toEqual([small.reference, middle.reference, large.reference]);
  expect(await referencesIn('sort=reference')).toEqual([middle.reference, small.reference, large.reference]);
  expect(await referencesIn('sort=-reference')).toEqual([middle.reference, large.reference, small.reference]);
});

it('skips nothing between pages, and counts all rows', async () => {
  for (let index = 0; index < 3; index += 1) {
    await aTop();
    await saved();
  }
  const all = await referencesIn('');
  expect(all).toHaveLength(6);
  for (const sort of ['', '&sort=created', '&sort=total', '&sort=reference']) {
    const whole = await referencesIn(sort.slice(1));
    const read: string[] = [];
    for (const number of [1, 2, 3]) {
      const { rows, total } = await page(`pageSize=2&page=${number}${sort}`);
      expect(total).toBe('6');
      read.push(...rows.map(({ reference }) => reference));
    }
    expect(read).toEqual(whole);
  }
});
