import { paths, type AdminTask, type MoneyResponse } from '@app/contracts';
import { saveAQuote } from '../../testing/builders/a-basket';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { newIdempotencyKey, attemptsOf, beginDeposit, withKey } from '../testing/a-deposit';
import { aRefunder, requestRefund } from '../testing/a-refund';
import { useRecordedPayments } from '../testing/use-recorded-payments';
import { changeQuote } from '../../testing/builders/change-quote';
import { payByCard } from '../testing/use-cards';

const { api, cards, now, staff, today, record, undo, orderOf, moneyOf, aQuoteWithCustomer } =
  useRecordedPayments();

describe('a credit above the price', () => {
  const creditTasksOf = async (quoteId: string, query = '') =>
    (await staff.get(`${paths.adminTasks}${query}`))
      .json<AdminTask[]>()
      .filter(({ kind, quotes }) => kind === 'refund-credit' && quotes.some(({ id }) => id === quoteId));
  const paidInFull = async () => {
    const quote = await aQuoteWithCustomer();
    await record(quote.id, { amount: '357.00' });
    return quote;
  };
  const completeTask = (id = '') => staff.put(paths.adminTask(id), { isDone: true });
  const undoLatest = async (quoteId: string) => {
    const { entries } = await moneyOf(quoteId);
    await undo(quoteId, entries.find(({ canBeUndone }) => canBeUndone)?.id ?? '');
  };

  it('creates a task to refund the credit, with amount, recipient and order', async () => {
    const quote = await paidInFull();
    expect(await creditTasksOf(quote.id)).toEqual([]);
    await record(quote.id, { amount: '10' });
    expect(await creditTasksOf(quote.id)).toMatchObject([
      {
        title: 'Refund £10.00 to Ada Lovelace: more has come in than the price',
        quotes: [{ id: quote.id, reference: quote.reference }],
        doneAt: null,
      },
    ]);
    await record(quote.id, { amount: '5.50' });
    expect(await creditTasksOf(quote.id)).toMatchObject([{ title: expect.stringContaining('£15.50') }]);
    await undoLatest(quote.id);
    expect(await creditTasksOf(quote.id)).toMatchObject([{ title: expect.stringContaining('£10.00') }]);
    await undoLatest(quote.id);
    expect(await creditTasksOf(quote.id)).toEqual([]);
    expect(await creditTasksOf(quote.id, '?status=done')).toMatchObject([{ doneBy: null }]);
    await record(quote.id, { amount: '0.01' });
    expect(await creditTasksOf(quote.id)).toMatchObject([{ title: expect.stringContaining('£0.01') }]);
  });

  const refundCredit = (quoteId: string, amount: string, key = newIdempotencyKey(), details = {}) =>
    staff.post(
      paths.refundedCredit(quoteId),
      { amount, method: 'bank-transfer', paidOn: today(), ...details },
      withKey(key),
    );
  const refundMoreThanCredit = (quoteId: string, amount: string, note: string | null = 'A scratched edge') =>
    refundCredit(quoteId, amount, newIdempotencyKey(), { isMoreThanCredit: true, note });

  it('can be refunded by staff up to its amount, once for repeated requests', async () => {
    const quote = await paidInFull();
    await record(quote.id, { amount: '10' });
    expectError(await refundCredit(quote.id, '10.01'), 'payment/more-than-credit');
    const key = newIdempotencyKey();
    for (let time = 0; time < 2; time += 1)
      expect((await refundCredit(quote.id, '4.00', key)).statusCode).toBe(201);
    expectError(await refundCredit(quote.id, '5.00', key), 'deposit/key-reused');
    expect(await creditTasksOf(quote.id)).toMatchObject([{ title: expect.stringContaining('£6.00') }]);
    const replies = await Promise.all([refundCredit(quote.id, '6.00'), refundCredit(quote.id, '6.00')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await creditTasksOf(quote.id)).toEqual([]);
    const { money, timeline } = await orderOf(quote.id);
    expect(money).toMatchObject({
      price: '357.00',
      received: '357.00',
      balance: '0.00',
      credit: '0.00',
    });
    expect(timeline[0]).toMatchObject({
      kind: 'credit-refunded',
      text: 'Credit of £6.00 refunded, by bank transfer',
    });
    expect((await auditEntriesOf(api, quote.id)).at(-1)).toMatchObject({ action: 'quote.refund-credit' });
    expect((await refundCredit(quote.id, '0.01')).statusCode).toBe(409);
  });

  it('can be exceeded by a refund up to the received amount if staff confirm it with a reason, with a credit note', async () => {
    const quote = await paidInFull();
    await staff.put(paths.adminQuoteStatus(quote.id), { status: 'completed' });
    await record(quote.id, { amount: '10' });
    expectError(await refundMoreThanCredit(quote.id, '30.00', null), 'request/invalid');
    expectError(await refundMoreThanCredit(quote.id, '367.01'), 'order/more-than-received');
    expect((await refundMoreThanCredit(quote.id, '30.00')).statusCode).toBe(201);
    const { money, invoicing, timeline } = await orderOf(quote.id);
    expect(money).toMatchObject({ received: '337.00', credit: '0.00' });
    expect(invoicing.invoices[0]).toMatchObject({ kind: 'credit-note', amount: '-20.00' });
    expect(timeline.find(({ kind }) => kind === 'credit-refunded')?.text).toMatch(/^£30.00 refunded/);
    const creditNotes = await api.sql(
      `SELECT reason, (SELECT count(*)::int FROM mail WHERE kind = 'invoice' AND key = number) AS mails
       FROM invoice WHERE kind = 'credit-note' AND number = $1`,
      [invoicing.invoices[0]?.number],
    );
    expect(creditNotes).toEqual([{ reason: null, mails: 1 }]);
  });

  it('can be exceeded for a cancelled order, by a refund of the amount that was kept', async () => {
    const quote = await paidInFull();
    const order = { refunded: '300.00', method: 'cash', reason: 'Moving house' };
    expect(
      (await staff.post(paths.cancelOrder(quote.id), order, withKey(newIdempotencyKey()))).statusCode,
    ).toBe(200);
    expect((await refundMoreThanCredit(quote.id, '57.01')).statusCode).toBe(409);
    expect((await refundMoreThanCredit(quote.id, '57.00')).statusCode).toBe(201);
    const { money, invoicing } = await orderOf(quote.id);
    expect(money.received).toBe('0.00');
    expect(invoicing.invoices[0]).toMatchObject({ kind: 'credit-note', amount: '-57.00' });
  });

  it('can become negative if a payment is undone after a cancelled order was refunded', async () => {
    const quote = await paidInFull();
    const order = { refunded: '357.00', method: 'cash', reason: 'Moving house' };
    expect(
      (await staff.post(paths.cancelOrder(quote.id), order, withKey(newIdempotencyKey()))).statusCode,
    ).toBe(200);
    const { entries } = await moneyOf(quote.id);
    const payment = entries.find(({ amount }) => amount === '357.00');
    expect((await undo(quote.id, payment?.id ?? '', 'It came back')).statusCode).toBe(200);
    expect((await moneyOf(quote.id)).received).toBe('-357.00');
  });

  const moneyOfThisWeek = async () => (await staff.get(`${paths.money}?weeks=1`)).json<MoneyResponse>().total;

  it('counts as payment and refund in the Money report, but not if it was undone', async () => {
    const quote = await paidInFull();
    await record(quote.id, { amount: '10' });
    const { received, recorded, byMethod, refunds, refunded, net } = await moneyOfThisWeek();
    await refundCredit(quote.id, '10.00');
    const afterRefund = await moneyOfThisWeek();
    expect(afterRefund).toMatchObject({ received, recorded, byMethod, refunds: refunds + 1 });
    expect([afterRefund.refunded, afterRefund.net].map(Number)).toEqual([
      Number(refunded) + 10,
      Number(net) - 10,
    ]);
    await record(quote.id, { amount: '5' });
    await undoLatest(quote.id);
    expect(await moneyOfThisWeek()).toEqual(afterRefund);
  });

  it('returns if its refund was undone, and the Money report shows neither', async () => {
    const quote = await paidInFull();
    await record(quote.id, { amount: '10' });
    const before = await moneyOfThisWeek();
    await refundCredit(quote.id, '10.00');
    const [entry] = (await moneyOf(quote.id)).entries;
    expect(entry).toMatchObject({ kind: 'refund', amount: '-10.00', canBeUndone: true });
    for (let time = 0; time < 2; time += 1)
      expect((await undo(quote.id, entry?.id, 'It came back')).statusCode).toBe(200);
    expect(await moneyOfThisWeek()).toEqual(before);
    const { money, timeline } = await orderOf(quote.id);
    expect(money).toMatchObject({ received: '367.00', credit: '10.00' });
    expect(timeline[0]).toMatchObject({
      text: 'Refund of £10.00 taken back, by bank transfer',
      detail: 'It came back',
    });
    expect(await creditTasksOf(quote.id)).toMatchObject([{ title: expect.stringContaining('£10.00') }]);
    expect((await refundCredit(quote.id, '10.00')).statusCode).toBe(201);
  });

  it('cannot be refunded by staff while a card refund is pending, or on a superseded quote', async () => {
    const quote = await aQuoteWithCustomer();
    const deposit = await beginDeposit(api, { quoteId: quote.id });
    await payByCard(api, cards, deposit);
    await record(quote.id, { amount: '331.30' });
    const { id } = await requestRefund(api, deposit.id, { amount: '10.00' }, staff);
    expectError(await refundCredit(quote.id, '10.00'), 'refund/under-way');
    await api.sql(
      `UPDATE refund SET state = 'failed', settled_at = created_at, next_check_at = NULL WHERE id = $1`,
      [id],
    );
    await changeQuote(api, quote.id, { standing: 'superseded' });
    expectError(await refundCredit(quote.id, '10.00'), 'order/superseded');
    await changeQuote(api, quote.id, { standing: 'current' });
    expect((await refundCredit(quote.id, '10.00')).statusCode).toBe(201);
  });

  it('does not lower an invoiced price when it is refunded', async () => {
    const quote = await paidInFull();
    await staff.put(paths.adminQuoteStatus(quote.id), { status: 'completed' });
    await record(quote.id, { amount: '10' });
    await refundCredit(quote.id, '10.00');
    const { money, invoicing } = await orderOf(quote.id);
    expect(money).toMatchObject({ price: '357.00', loweredBy: '0.00', balance: '0.00', credit: '0.00' });
    expect(invoicing.invoices.map(({ kind }) => kind)).not.toContain('credit-note');
  });

  it('has a task that stays completed until more is received', async () => {
    const quote = await paidInFull();
    await record(quote.id, { amount: '10' });
    const [task] = await creditTasksOf(quote.id);
    expect((await completeTask(task?.id)).statusCode).toBe(200);
    await record(quote.id, { amount: '1' });
    expect(await creditTasksOf(quote.id)).toMatchObject([{ title: expect.stringContaining('£11.00') }]);
    await completeTask(task?.id);
    await undoLatest(quote.id);
    expect(await creditTasksOf(quote.id)).toEqual([]);
    await undoLatest(quote.id);
    expect(await creditTasksOf(quote.id, '?status=done')).toMatchObject([{ doneBy: expect.any(String) }]);
    await record(quote.id, { amount: '2' });
    expect(await creditTasksOf(quote.id)).toMatchObject([{ title: expect.stringContaining('£2.00') }]);
  });

  it('does not arise from the price of delivery', async () => {
    const quote = await saveAQuote(api);
    const withDelivery = { needsDelivery: true, deliveryAddress: '1 High Street, RG1 1DA' };
    const deposit = await beginDeposit(api, { quoteId: quote.id, ...withDelivery });
    await payByCard(api, cards, deposit);
    const { balance } = await moneyOf(quote.id);
    expect(Number(balance)).toBeGreaterThan(321.3);
    await record(quote.id, { amount: balance });
    expect(await creditTasksOf(quote.id)).toEqual([]);
    await record(quote.id, { amount: '1' });
    expect(await creditTasksOf(quote.id)).toMatchObject([{ title: expect.stringContaining('£1.00') }]);
  });

  it('by a card payment that staff accepted has a task, which ends with the card refund', async () => {
    const quote = await aQuoteWithCustomer();
    const deposit = await beginDeposit(api, { quoteId: quote.id });
    await record(quote.id, { amount: '357.00' });
    await payByCard(api, cards, deposit);
    expect(await creditTasksOf(quote.id)).toEqual([]);
    const [attempt] = await attemptsOf(api, deposit.id);
    await staff.post(paths.decideReview(attempt?.id ?? ''), { decision: 'accept', reason: 'It is theirs' });
    expect(await creditTasksOf(quote.id)).toMatchObject([{ title: expect.stringContaining('£35.70') }]);
    const refund = await requestRefund(api, deposit.id, { amount: '35.70' }, staff);
    await aRefunder(api, cards, { now }).refunder.execute(refund.id);
    expect(await creditTasksOf(quote.id)).toEqual([]);
  });
});
