import { accountsFiles, type MonthEnd, paths } from '@app/contracts';
import { addStaff, signIn } from '../../testing/sign-in';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { expectSuccess } from '../../testing/expect-success';
import { askForBalance } from '../../payments/testing/an-order';
import { useRecordedPayments } from '../../payments/testing/use-recorded-payments';

const { api, staff, today, record, undo, orderOf, moneyOf, aQuoteWithCustomer } = useRecordedPayments();

const thisMonth = () => today().slice(0, 7);
/** A day of the month before this one. */
const lastMonth = () => {
  const [year = 0, month = 0] = today().split('-').map(Number);
  return new Date(Date.UTC(year, month - 2, 15)).toISOString().slice(0, 10);
};
const monthOf = (day: string) => day.slice(0, 7);
const read = (month: string) => expectSuccess<MonthEnd>(staff.get(paths.monthEnd(month)));
const lock = (month: string) => staff.put(paths.lockMonth(month), {});
const reopen = (month: string) => staff.delete(paths.lockMonth(month));
afterEach(() => reopen(monthOf(lastMonth())));

it('sums what was invoiced, received by account, owed by age, and the boxes of the VAT return', async () => {
  const before = await read(thisMonth());
  const { id } = await aQuoteWithCustomer();
  await record(id, { amount: '100.00', method: 'bank-transfer' });
  await record(id, { amount: '20.00', method: 'cash' });
  const after = await read(thisMonth());
  const changeOf = (of: (month: MonthEnd) => string | undefined) =>
    (Number(of(after) ?? 0) - Number(of(before) ?? 0)).toFixed(2);
  expect(changeOf(({ invoiced }) => invoiced.gross)).toBe('120.00');
  expect(changeOf(({ vat }) => vat?.box1)).toBe('20.00');
  expect(changeOf(({ vat }) => vat?.box6)).toBe('100.00');
  const receivedOf = (name: string) => (month: MonthEnd) =>
    month.accounts.find(({ account }) => account === name)?.received;
  expect([changeOf(receivedOf('bank')), changeOf(receivedOf('cash'))]).toEqual(['100.00', '20.00']);
  expect(after).toMatchObject({ month: thisMonth(), isOver: false, locked: null });
});

it('has what customers owe on final invoices by the days past due', async () => {
  const { id } = await aQuoteWithCustomer();
  await record(id);
  const sizes = { lengthMm: 1200, widthMm: 350, note: '', how: 'phone', price: 'keep', knownVersion: null };
  await expectSuccess(staff.post(paths.measurements(id), sizes));
  await expectSuccess(askForBalance(staff, id, {}));
  const owedOf = async (age: string) => (await read(thisMonth())).owed.find((sum) => sum.age === age);
  expect(await owedOf('not-due')).toMatchObject({ orders: 1, amount: '321.30' });
  await record(id, { amount: '321.30' });
  expect(await owedOf('not-due')).toMatchObject({ orders: 0, amount: '0.00' });
});

it('has VAT of £0.00 for a month without invoices, since the company is registered', async () => {
  expect((await read('2021-10')).vat).toEqual({ box1: '0.00', box6: '0.00' });
});

it('names the orders whose invoices and payments do not match', async () => {
  const { id } = await aQuoteWithCustomer();
  await record(id);
  const order = await orderOf(id);
  const untied = async () =>
    (await read(thisMonth())).untied.filter(({ order: { id: orderId } }) => orderId === order.id);
  expect(await untied()).toEqual([]);
  // As if the code that enters a payment forgot its invoice.
  await api.sql(
    `INSERT INTO ledger_entry (kind, method, pence, order_id, moved_at, recorded_at)
     VALUES ('payment', 'cash', 1200, $1, now(), now())`,
    [order.id],
  );
  expect(await untied()).toEqual([{ order: { id: order.id, reference: order.reference }, amount: '12.00' }]);
});

it('has all files of the month in one archive', async () => {
  const reply = await api.get(paths.monthEndFiles(monthOf(lastMonth())), await signIn(api));
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="accounts-${monthOf(lastMonth())}.zip"`,
  });
  const content = reply.rawPayload.toString('latin1');
  for (const file of accountsFiles) expect(content).toContain(`${file}-${monthOf(lastMonth())}-01-to-`);
  expect((await auditEntriesOf(api, monthOf(lastMonth()))).at(-1)).toMatchObject({
    action: 'accounts.export',
  });
});

describe('a locked month', () => {
  it('takes no more entries: a late one is booked on the day of entry, and says when it was paid', async () => {
    const { id } = await aQuoteWithCustomer();
    const lockedDay = lastMonth();
    await record(id, { paidOn: lockedDay });
    const sums = await read(monthOf(lockedDay));
    expect((await lock(monthOf(lockedDay))).json()).toMatchObject({
      locked: { by: expect.any(String) as string },
    });
    await record(id, { amount: '10.00', paidOn: lockedDay });
    const [late, early] = (await moneyOf(id)).entries;
    expect(late).toMatchObject({ paidOn: lockedDay, amount: '10.00' });
    expect(late?.movedAt.slice(0, 10)).toBe(today());
    expect(early).toMatchObject({ paidOn: null });
    // A mistake of the locked month is corrected today as well.
    await undo(id, early?.id);
    const { locked, ...unchanged } = await read(monthOf(lockedDay));
    expect(locked).not.toBeNull();
    expect(unchanged.invoiced).toEqual(sums.invoiced);
    expect(unchanged.accounts).toEqual(sums.accounts);
    expect((await read(thisMonth())).lateEntries).toBeGreaterThanOrEqual(2);
    const [invoice] = await api.sql<{ tax_point: string }>(
      'SELECT tax_point FROM invoice ORDER BY id DESC LIMIT 1',
    );
    expect(invoice?.tax_point).toBe(today());
  });

  it('is guarded by the database, even if the day of entry is locked', async () => {
    const { id } = await aQuoteWithCustomer();
    await record(id);
    await lock(monthOf(lastMonth()));
    await expect(
      api.sql(
        `INSERT INTO ledger_entry (kind, method, pence, order_id, moved_at, recorded_at)
         SELECT 'payment', 'cash', 1, order_id, $1, $1 FROM ledger_entry WHERE order_id IS NOT NULL LIMIT 1`,
        [`${lastMonth()}T12:00:00Z`],
      ),
    ).rejects.toThrow(/is locked/);
  });

  it('waits for an entry that is being written', async () => {
    const month = monthOf(lastMonth());
    const { id } = await aQuoteWithCustomer();
    const [paid, locked] = await Promise.all([record(id, { paidOn: lastMonth() }), lock(month)]);
    expect([paid.id, locked.statusCode]).toEqual([id, 200]);
    const { entries } = await moneyOf(id);
    const isInMonth = entries[0]?.movedAt.startsWith(month);
    expect(entries[0]?.paidOn).toBe(isInMonth ? null : lastMonth());
  });

  it('can be reopened by the owner, which is in the audit log', async () => {
    const month = monthOf(lastMonth());
    await lock(month);
    await lock(month);
    expect((await reopen(month)).json()).toMatchObject({ locked: null });
    expect((await auditEntriesOf(api, month)).map(({ action }) => action).slice(-2)).toEqual([
      'month.lock',
      'month.reopen',
    ]);
    const { id } = await aQuoteWithCustomer();
    await record(id, { paidOn: lastMonth() });
    expect((await orderOf(id)).money.entries[0]).toMatchObject({ paidOn: null });
  });

  it('must be over', async () => {
    expectError(await lock(thisMonth()), 'month/not-over');
    for (const month of ['2026-13', 'x', '1999-01']) {
      expectError(await lock(month), 'request/not-found');
      expectError(await staff.get(paths.monthEnd(month)), 'request/not-found');
    }
  });

  it('can be locked only by the owner, and read by the office', async () => {
    const office = await signIn(
      api,
      await addStaff(api, { email: 'office@example.com', isAdmin: true, role: 'office' }),
    );
    expect((await api.get(paths.monthEnd(thisMonth()), office)).statusCode).toBe(200);
    const locking = {
      method: 'PUT',
      url: paths.lockMonth(thisMonth()),
      headers: office,
      payload: {},
    } as const;
    expectError(await api.inject(locking), 'auth/not-your-role');
  });
});
