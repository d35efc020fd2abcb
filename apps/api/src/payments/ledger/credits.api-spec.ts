import { paths, type AdminTask, type MoneyResponse } from '@app/contracts';
import { saveAQuote } from '../../testing/a-basket';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { newIdempotencyKey, attemptsOf, beginDeposit, withKey } from '../testing/a-deposit';
import { aRefunder, requestRefund } from '../testing/a-refund';
import { useRecordedPayments } from '../testing/use-recorded-payments';
import { changeQuote } from '../../testing/change-quote';
import { payByCard } from '../testing/use-cards';

const { api, cards, now, staff, today, record, undo, orderOf, moneyOf, aKnownQuote } = useRecordedPayments();

describe('a credit above the price', () => {
  const creditsOf = async (quoteId: string, query = '') =>
    (await staff.get(`${paths.adminTasks}${query}`))
      .json<AdminTask[]>()
      .filter(({ kind, quotes }) => kind === 'give-back-credit' && quotes.some(({ id }) => id === quoteId));
  const paidInFull = async () => {
    const quote = await aKnownQuote();
    await record(quote.id, { amount: '357.00' });
    return quote;
  };
  const tick = (id = '') => staff.put(paths.adminTask(id), { isDone: true });
  const undoLatest = async (quoteId: string) => {
    const { entries } = await moneyOf(quoteId);
    await undo(quoteId, entries.find(({ canBeUndone }) => canBeUndone)?.id ?? '');
  };

  it('makes a task to give it back, with amount, recipient and order, until that is done', async () => {
    const quote = await paidInFull();
    expect(await creditsOf(quote.id)).toEqual([]);
    await record(quote.id, { amount: '10' });
    expect(await creditsOf(quote.id)).toMatchObject([
      {
        title: 'Give back £10.00 to Ada Lovelace: more has come in than the price',
        quotes: [{ id: quote.id, reference: quote.reference }],
        doneAt: null,
      },
    ]);
    await record(quote.id, { amount: '5.50' });
    expect(await creditsOf(quote.id)).toMatchObject([{ title: expect.stringContaining('£15.50') }]);
    await undoLatest(quote.id);
    expect(await creditsOf(quote.id)).toMatchObject([{ title: expect.stringContaining('£10.00') }]);
    await undoLatest(quote.id);
    expect(await creditsOf(quote.id)).toEqual([]);
    expect(await creditsOf(quote.id, '?status=done')).toMatchObject([{ doneBy: null }]);
    await record(quote.id, { amount: '0.01' });
    expect(await creditsOf(quote.id)).toMatchObject([{ title: expect.stringContaining('£0.01') }]);
  });

  const giveBack = (quoteId: string, amount: string, key = newIdempotencyKey(), details = {}) =>
    staff.post(
      paths.refundedCredit(quoteId),
      { amount, method: 'bank-transfer', paidOn: today(), ...details },
      withKey(key),
    );
  const giveBackMore = (quoteId: string, amount: string, note: string | null = 'A scratched edge') =>
    giveBack(quoteId, amount, newIdempotencyKey(), { isMoreThanCredit: true, note });

  it('can be given back by hand, once for repeated requests, up to its amount', async () => {
    const quote = await paidInFull();
    await record(quote.id, { amount: '10' });
    expectError(await giveBack(quote.id, '10.01'), 'payment/more-than-credit');
    const key = newIdempotencyKey();
    for (let time = 0; time < 2; time += 1)
      expect((await giveBack(quote.id, '4.00', key)).statusCode).toBe(201);
    expectError(await giveBack(quote.id, '5.00', key), 'deposit/key-reused');
    expect(await creditsOf(quote.id)).toMatchObject([{ title: expect.stringContaining('£6.00') }]);
    const both = await Promise.all([giveBack(quote.id, '6.00'), giveBack(quote.id, '6.00')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await creditsOf(quote.id)).toEqual([]);
    const { money, timeline } = await orderOf(quote.id);
    expect(money).toMatchObject({
      price: '357.00',
      received: '357.00',
      balance: '0.00',
      credit: '0.00',
    });
    expect(timeline[0]).toMatchObject({
      kind: 'credit-refunded',
      text: 'Credit of £6.00 given back, by bank transfer',
    });
    expect((await auditEntriesOf(api, quote.id)).at(-1)).toMatchObject({ action: 'quote.give-back-credit' });
    expect((await giveBack(quote.id, '0.01')).statusCode).toBe(409);
  });

  it('can be exceeded if staff confirm it with a reason, up to what was received, with a credit note that has the reason', async () => {
    const quote = await paidInFull();
    await staff.put(paths.adminQuoteStatus(quote.id), { status: 'completed' });
    await record(quote.id, { amount: '10' });
    expectError(await giveBackMore(quote.id, '30.00', null), 'request/invalid');
    expectError(await giveBackMore(quote.id, '367.01'), 'order/more-than-received');
    expect((await giveBackMore(quote.id, '30.00')).statusCode).toBe(201);
    const { money, invoicing, timeline } = await orderOf(quote.id);
    expect(money).toMatchObject({ received: '337.00', credit: '0.00' });
    expect(invoicing.invoices[0]).toMatchObject({ kind: 'credit-note', amount: '-20.00' });
    expect(timeline.find(({ kind }) => kind === 'credit-refunded')?.text).toMatch(/^£30.00 given back/);
    const papers = await api.sql(
      `SELECT reason, (SELECT count(*)::int FROM mail WHERE kind = 'invoice' AND key = number) AS mails
       FROM invoice WHERE kind = 'credit-note' AND number = $1`,
      [invoicing.invoices[0]?.number],
    );
    expect(papers).toEqual([{ reason: null, mails: 1 }]);
  });

  it('can be given back from what was kept of a cancelled order', async () => {
    const quote = await paidInFull();
    const order = { refunded: '300.00', method: 'cash', reason: 'Moving house' };
    expect(
      (await staff.post(paths.cancelOrder(quote.id), order, withKey(newIdempotencyKey()))).statusCode,
    ).toBe(200);
    expect((await giveBackMore(quote.id, '57.01')).statusCode).toBe(409);
    expect((await giveBackMore(quote.id, '57.00')).statusCode).toBe(201);
    const { money, invoicing } = await orderOf(quote.id);
    expect(money.received).toBe('0.00');
    expect(invoicing.invoices[0]).toMatchObject({ kind: 'credit-note', amount: '-57.00' });
  });

  it('can be undone, after an order was cancelled and everything given back', async () => {
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

  const week = async () => (await staff.get(`${paths.money}?weeks=1`)).json<MoneyResponse>().total;

  it('counts as payment and refund in the weeks of Money, but not if it was undone', async () => {
    const quote = await paidInFull();
    await record(quote.id, { amount: '10' });
    const { received, recorded, byMethod, refunds, refunded, net } = await week();
    await giveBack(quote.id, '10.00');
    const given = await week();
    expect(given).toMatchObject({ received, recorded, byMethod, refunds: refunds + 1 });
    expect([given.refunded, given.net].map(Number)).toEqual([Number(refunded) + 10, Number(net) - 10]);
    await record(quote.id, { amount: '5' });
    await undoLatest(quote.id);
    expect(await week()).toEqual(given);
  });

  it('returns if the refund was undone, and the weeks of Money show neither', async () => {
    const quote = await paidInFull();
    await record(quote.id, { amount: '10' });
    const before = await week();
    await giveBack(quote.id, '10.00');
    const [entry] = (await moneyOf(quote.id)).entries;
    expect(entry).toMatchObject({ kind: 'refund', amount: '-10.00', canBeUndone: true });
    for (let time = 0; time < 2; time += 1)
      expect((await undo(quote.id, entry?.id, 'It came back')).statusCode).toBe(200);
    expect(await week()).toEqual(before);
    const { money, timeline } = await orderOf(quote.id);
    expect(money).toMatchObject({ received: '367.00', credit: '10.00' });
    expect(timeline[0]).toMatchObject({
      text: 'Refund of £10.00 taken back, by bank transfer',
      detail: 'It came back',
    });
    expect(await creditsOf(quote.id)).toMatchObject([{ title: expect.stringContaining('£10.00') }]);
    expect((await giveBack(quote.id, '10.00')).statusCode).toBe(201);
  });

  it('cannot be given back by hand while a card refund is pending, nor on a replaced quote', async () => {
    const quote = await aKnownQuote();
    const deposit = await beginDeposit(api, { quoteId: quote.id });
    await payByCard(api, cards, deposit);
    await record(quote.id, { amount: '331.30' });
    const { id } = await requestRefund(api, deposit.id, { amount: '10.00' }, staff);
    expectError(await giveBack(quote.id, '10.00'), 'refund/under-way');
    await api.sql(
      `UPDATE refund SET state = 'failed', settled_at = created_at, next_check_at = NULL WHERE id = $1`,
      [id],
    );
    await changeQuote(api, quote.id, { standing: 'superseded' });
    expectError(await giveBack(quote.id, '10.00'), 'order/superseded');
    await changeQuote(api, quote.id, { standing: 'current' });
    expect((await giveBack(quote.id, '10.00')).statusCode).toBe(201);
  });

  it('does not lower an invoiced price, as it was never part of it', async () => {
    const quote = await paidInFull();
    await staff.put(paths.adminQuoteStatus(quote.id), { status: 'completed' });
    await record(quote.id, { amount: '10' });
    await giveBack(quote.id, '10.00');
    const { money, invoicing } = await orderOf(quote.id);
    expect(money).toMatchObject({ price: '357.00', loweredBy: '0.00', balance: '0.00', credit: '0.00' });
    expect(invoicing.invoices.map(({ kind }) => kind)).not.toContain('credit-note');
  });

  it('stays completed as agreed, and reopens when more is received', async () => {
    const quote = await paidInFull();
    await record(quote.id, { amount: '10' });
    const [task] = await creditsOf(quote.id);
    expect((await tick(task?.id)).statusCode).toBe(200);
    await record(quote.id, { amount: '1' });
    expect(await creditsOf(quote.id)).toMatchObject([{ title: expect.stringContaining('£11.00') }]);
    await tick(task?.id);
    await undoLatest(quote.id);
    expect(await creditsOf(quote.id)).toEqual([]);
    await undoLatest(quote.id);
    expect(await creditsOf(quote.id, '?status=done')).toMatchObject([{ doneBy: expect.any(String) }]);
    await record(quote.id, { amount: '2' });
    expect(await creditsOf(quote.id)).toMatchObject([{ title: expect.stringContaining('£2.00') }]);
  });

  it('disappears if delivery is added for that amount', async () => {
    const quote = await saveAQuote(api);
    const delivered = { needsDelivery: true, deliveryAddress: '1 High Street, RG1 1DA' };
    const deposit = await beginDeposit(api, { quoteId: quote.id, ...delivered });
    await payByCard(api, cards, deposit);
    const { balance } = await moneyOf(quote.id);
    expect(Number(balance)).toBeGreaterThan(321.3);
    await record(quote.id, { amount: balance });
    expect(await creditsOf(quote.id)).toEqual([]);
    await record(quote.id, { amount: '1' });
    expect(await creditsOf(quote.id)).toMatchObject([{ title: expect.stringContaining('£1.00') }]);
  });

  it('by a card that staff accepted after full payment must be given back, and the task ends with the refund', async () => {
    const quote = await aKnownQuote();
    const deposit = await beginDeposit(api, { quoteId: quote.id });
    await record(quote.id, { amount: '357.00' });
    await payByCard(api, cards, deposit);
    expect(await creditsOf(quote.id)).toEqual([]);
    const [attempt] = await attemptsOf(api, deposit.id);
    await staff.post(paths.decideReview(attempt?.id ?? ''), { decision: 'accept', reason: 'It is theirs' });
    expect(await creditsOf(quote.id)).toMatchObject([{ title: expect.stringContaining('£35.70') }]);
    const refund = await requestRefund(api, deposit.id, { amount: '35.70' }, staff);
    await aRefunder(api, cards, { now }).refunder.execute(refund.id);
    expect(await creditsOf(quote.id)).toEqual([]);
  });
});
