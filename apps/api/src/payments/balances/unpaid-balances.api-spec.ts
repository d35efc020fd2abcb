import { type AdminOrderRow, type MoneyResponse, type OrderListPart, paths } from '@app/contracts';
import { backgroundTools } from '../../testing/servers/background-tools';
import { toPence } from '@app/pricing';
import { expectError } from '../../testing/expect-error';
import { expectSuccess } from '../../testing/expect-success';
import { anOrder, askForBalance } from '../testing/an-order';
import { BalanceReminderSweep } from './balance-reminder-sweep';
import { useBalances } from '../testing/use-balances';

const { api, cards, clock, now, staff, balanceOf, mailsOf, recordPayment, aDueOrder, refund } = useBalances();

describe('an unpaid balance', () => {
  const sweep = () => new BalanceReminderSweep(backgroundTools(api, now)).sweep();
  const dayMs = 86_400_000;

  it('is reminded once before and once after its due date, and is listed as overdue', async () => {
    const { quoteId } = await anOrder(api, cards, staff);
    const dueOn = new Date(Date.now() + 10 * dayMs).toISOString().slice(0, 10);
    await askForBalance(staff, quoteId, { dueOn });
    const expectedRequest = async () => [
      (await mailsOf(quoteId, 'balance-reminder')).length,
      (await mailsOf(quoteId, 'balance-overdue')).length,
    ];
    const mailCountsAfter = async (days: number) => {
      clock.aheadMs = days * dayMs;
      await sweep();
      await sweep();
      return expectedRequest();
    };
    expect(await mailCountsAfter(6)).toEqual([0, 0]);
    expect(await mailCountsAfter(9)).toEqual([1, 0]);
    expect(await mailCountsAfter(11)).toEqual([1, 0]);
    expect(await mailCountsAfter(13)).toEqual([1, 1]);
    expect(await mailCountsAfter(20)).toEqual([1, 1]);
  });

  it('is reminded of by staff whenever they like, before and after its due date, until it is paid', async () => {
    const { quoteId } = await anOrder(api, cards, staff);
    const remind = () => staff.post(paths.balanceReminder(quoteId), {});
    expectError(await remind(), 'balance/not-asked');
    await askForBalance(staff, quoteId);
    await expectSuccess(remind());
    expect(await mailsOf(quoteId, 'balance-reminder')).toMatchObject([{ to_address: 'ada@example.com' }]);
    await api.sql(
      `UPDATE balance_request SET asked_at = now() - interval '9 days', due_before = now() - interval '2 days'
       WHERE order_id IN (SELECT order_id FROM order_item WHERE quote_id = $1)`,
      [quoteId],
    );
    await expectSuccess(remind());
    await sweep();
    expect(await mailsOf(quoteId, 'balance-overdue')).toHaveLength(1);
    await recordPayment(quoteId, '321.30');
    expectError(await remind(), 'balance/nothing-left');
  });

  it('gets no more mails once paid', async () => {
    const { quoteId } = await aDueOrder();
    await recordPayment(quoteId, '321.30');
    clock.aheadMs = 20 * dayMs;
    await sweep();
    expect(await mailsOf(quoteId, 'balance-overdue')).toEqual([]);
  });

  it('is in the Money report, and in the lists of due and overdue orders', async () => {
    const { quoteId } = await aDueOrder();
    const listed = async (list: OrderListPart) => {
      const lines = (await staff.get(`${paths.adminOrders}?show=${list}`)).json<AdminOrderRow[]>();
      const line = lines.find((row) => row.kind === 'order' && row.leadQuoteId === quoteId);
      return line?.kind === 'order' ? line.next.balanceDue : undefined;
    };
    const expectedRequest = async () => {
      const { dueOn, isOverdue } = (await balanceOf(quoteId)).balanceRequest ?? {};
      return { amount: '321.30', dueOn, isOverdue };
    };
    const money = async () => (await staff.get(paths.money)).json<MoneyResponse>();
    expect([await listed('due'), await listed('overdue')]).toEqual([await expectedRequest(), undefined]);
    const before = await money();
    await api.sql(
      `UPDATE balance_request SET asked_at = now() - interval '9 days', due_before = now() - interval '2 days'
       WHERE order_id IN (SELECT order_id FROM order_item WHERE quote_id = $1)`,
      [quoteId],
    );
    await api.sql(
      `UPDATE customer_order SET balance_due_before = due_before FROM balance_request
       WHERE order_id = customer_order.id AND balance_due > 0`,
    );
    expect(await expectedRequest()).toMatchObject({ isOverdue: true });
    expect([await listed('due'), await listed('overdue')]).toEqual([
      await expectedRequest(),
      await expectedRequest(),
    ]);
    expect((await money()).overdue.orders).toBe(before.overdue.orders + 1);
    expect((await money()).balances).toEqual(before.balances);
    await recordPayment(quoteId, '321.30');
    expect([await listed('due'), await listed('overdue')]).toEqual([undefined, undefined]);
    expect((await money()).balances.orders).toBe(before.balances.orders - 1);
  });

  it('does not include refunded amounts in the Money report', async () => {
    const dueInMoney = async () =>
      toPence((await staff.get(paths.money)).json<MoneyResponse>().balances.amount);
    const before = await dueInMoney();
    const { deposit } = await aDueOrder();
    await refund(deposit.id, '5.70');
    expect((await dueInMoney()) - before).toBe(32_130);
  });
});
