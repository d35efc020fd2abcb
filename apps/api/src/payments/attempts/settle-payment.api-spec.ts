import { paths } from '@app/contracts';
import { aSession, fillBasket } from '../../testing/builders/a-basket';
import {
  beginDeposit,
  checkAttempts,
  lastAttempt,
  quoteState,
  referenceOf,
  saveQuotes,
  statusOf,
} from '../testing/a-deposit';
import { aCheckout } from '../testing/a-checkout';
import { tasksAndMailsOf } from '../testing/tasks-and-mails-of';
import { payByCard, useCards } from '../testing/use-cards';
import { SettlePayment } from './settle-payment';
import { dueTimeOf } from '../../staff-tasks';
import { changeQuote } from '../../testing/builders/change-quote';

const { api, cards, clock, now } = useCards();

const check = (depositId: string) => checkAttempts(api, depositId);
const timelineOf = async (quoteId: string) =>
  (
    await api.sql<{ kind: string }>('SELECT kind FROM timeline_entry WHERE quote_id = $1 ORDER BY id', [
      quoteId,
    ])
  ).map(({ kind }) => kind);

describe('a payment', () => {
  it('updates deposit, order, quotes, basket, tasks and mails together (D23)', async () => {
    const session = aSession();
    const quotes = await saveQuotes(api, 3);
    await fillBasket(api, session, ...quotes);
    const deposit = await beginDeposit(api, {
      basketSessionId: session,
      needsDelivery: true,
      deliveryAddress: '1 Friar Street, RG1 1DA',
    });
    await payByCard(api, cards, deposit);

    expect(await statusOf(api, deposit.id)).toEqual({
      id: deposit.id,
      purpose: 'deposit',
      paymentStatus: 'paid',
      depositAmount: '110.60',
      customerName: 'Ada Lovelace',
      isRefunded: false,
      references: quotes.map(({ reference }) => reference),
    });
    for (const { id } of quotes) {
      expect(await quoteState(api, id)).toEqual({ status: 'approved', deposit_state: 'paid' });
      expect(await timelineOf(id)).toEqual(['customer-changed', 'deposit-begun', 'deposit-paid']);
    }
    expect((await api.get(paths.basket(session))).json()).toMatchObject({ count: 0 });
    const { tasks, mails } = await tasksAndMailsOf(api, deposit.id);
    expect(tasks.map(({ kind }) => kind).sort()).toEqual(['arrange-delivery', 'call-customer']);
    const [task] = await api.sql<{ due_at: Date; created_at: Date }>(
      `SELECT due_at, created_at FROM staff_task WHERE deposit_id = $1 AND kind = 'call-customer'`,
      [deposit.id],
    );
    expect(task?.due_at).toEqual(task && dueTimeOf('call-customer', task.created_at));
    expect(mails).toEqual(['deposit-confirmation', 'staff-deposit-paid']);
    const [attempt] = await api.sql(
      'SELECT transaction_id, evidence, settled_at FROM payment_attempt WHERE deposit_id = $1',
      [deposit.id],
    );
    expect(attempt).toEqual({
      transaction_id: expect.any(String),
      evidence: expect.objectContaining({ checkout_reference: referenceOf(deposit) }),
      settled_at: expect.any(Date),
    });
  });

  it('creates a task for another delivery from the third top on, but not for collection', async () => {
    for (const [tops, needsDelivery, hasTask] of [
      [2, true, false],
      [3, false, false],
      [3, true, true],
    ] as const) {
      const quoteIds = (await saveQuotes(api, tops)).map(({ id }) => id);
      const deposit = await beginDeposit(api, { quoteIds, needsDelivery, deliveryAddress: 'RG1 1DA' });
      await payByCard(api, cards, deposit);
      const { tasks } = await tasksAndMailsOf(api, deposit.id);
      expect(tasks.some(({ kind }) => kind === 'arrange-delivery')).toBe(hasTask);
    }
  });

  it('settled fifty times at once has each effect once', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    const attempt = await lastAttempt(api, deposit.id);
    const read = await cards.readCheckout(attempt.checkout_id ?? '');
    if (read.kind !== 'ok') throw new Error('the checkout cannot be read');
    const settlement = api.app.get(SettlePayment);
    const finding = { kind: 'by-id', checkout: read.checkout } as const;
    await Promise.all(Array.from({ length: 50 }, () => settlement.settle(attempt.id, finding, now())));
    expect(await timelineOf(deposit.quoteId)).toEqual(['customer-changed', 'deposit-begun', 'deposit-paid']);
    const { tasks, mails } = await tasksAndMailsOf(api, deposit.id);
    expect(tasks).toHaveLength(1);
    expect(mails).toHaveLength(2);
  });

  it('is final: later states of its checkout change nothing', async () => {
    const deposit = await beginDeposit(api);
    await payByCard(api, cards, deposit);
    const attempt = await lastAttempt(api, deposit.id);
    for (const state of ['pending', 'failed', 'expired', 'unknown'] as const) {
      const checkout = aCheckout({
        ...(await cards.getCheckout(attempt.checkout_id)),
        state,
        transactions: [],
      });
      await api.app.get(SettlePayment).settle(attempt.id, { kind: 'by-id', checkout }, now());
    }
    for (const kind of ['deactivated', 'never-opened'] as const)
      await api.app.get(SettlePayment).settle(attempt.id, { kind }, now());
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
  });
});

describe('a deposit with a declined card', () => {
  it('fails temporarily, and can be paid on the same page with another card', async () => {
    const deposit = await beginDeposit(api);
    cards.decline(referenceOf(deposit));
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'failed' });
    expect(await quoteState(api, deposit.quoteId)).toMatchObject({ deposit_state: 'open' });
    expect((await api.post(paths.retryDeposit(deposit.id), {})).json()).toMatchObject({
      paymentUrl: deposit.paymentUrl,
    });

    await payByCard(api, cards, deposit);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('is shown as pending if the decline was read a while ago, until the next check', async () => {
    const deposit = await beginDeposit(api);
    cards.decline(referenceOf(deposit));
    await check(deposit.id);
    clock.aheadMs = 5_000;
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'pending' });
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'failed' });
  });

  it.each([
    ['a webhook has arrived', 'noticed_at = $2, next_check_at = $2'],
    ['a check is running', `lease_until = $2::timestamptz + interval '16 s'`],
  ])('is shown as pending while %s, because another card may have been accepted', async (_, change) => {
    const deposit = await beginDeposit(api);
    cards.decline(referenceOf(deposit));
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'failed' });
    await api.sql(`UPDATE payment_attempt SET ${change} WHERE deposit_id = $1`, [deposit.id, now()]);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'pending' });
  });
});

describe('a page that expired unpaid', () => {
  it('fails the deposit and frees its quotes', async () => {
    const deposit = await beginDeposit(api);
    cards.expire(referenceOf(deposit));
    await check(deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'failed' });
    expect(await quoteState(api, deposit.quoteId)).toEqual({ status: 'pending', deposit_state: 'failed' });
    expect(await timelineOf(deposit.quoteId)).toContain('deposit-not-paid');
  });

  it('counts as paid if its payment becomes known later', async () => {
    const deposit = await beginDeposit(api);
    const attempt = await lastAttempt(api, deposit.id);
    const checkout = { ...(await cards.getCheckout(attempt.checkout_id)), state: 'expired' as const };
    await api.app.get(SettlePayment).settle(attempt.id, { kind: 'by-id', checkout }, now());
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'failed' });

    await payByCard(api, cards, deposit);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
    expect(await quoteState(api, deposit.quoteId)).toEqual({ status: 'approved', deposit_state: 'paid' });
  });

  it('restores a quote that was deleted before the payment (D22)', async () => {
    const deposit = await beginDeposit(api);
    const attempt = await lastAttempt(api, deposit.id);
    await api.app.get(SettlePayment).settle(attempt.id, { kind: 'deactivated' }, now());
    await changeQuote(api, deposit.quoteId, { deletedAt: new Date() });
    await payByCard(api, cards, deposit);
    const [quote] = await api.sql('SELECT deposit_state, deleted_at FROM quote WHERE id = $1', [
      deposit.quoteId,
    ]);
    expect(quote).toEqual({ deposit_state: 'paid', deleted_at: null });
  });

  it('is closed by us if the provider keeps it open', async () => {
    const deposit = await beginDeposit(api);
    const attempt = await lastAttempt(api, deposit.id);
    cards.beginConfirmation(referenceOf(deposit)); // a page does not expire while the bank confirms a card
    clock.aheadMs = 40 * 60_000;
    await check(deposit.id);
    expect(await lastAttempt(api, deposit.id)).toMatchObject({ state: 'open' });
    cards.decline(referenceOf(deposit));
    expect(
      cards.calls.filter(({ operation, of }) => operation === 'deactivate' && of === attempt.checkout_id),
    ).toHaveLength(1);
  });
});
