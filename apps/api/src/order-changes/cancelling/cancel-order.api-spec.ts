import { Client } from 'pg';
import {
  type Cancelling,
  type CancellingRules,
  type CustomerOrder,
  type OrderStage,
  paths,
  defaultCancellingRules,
} from '@app/contracts';
import { makeOrderToken } from '../../appointments';
import { Statements } from '../../database/statements';
import {
  aDeposit,
  newIdempotencyKey,
  beginDeposit,
  quoteState,
  saveQuotes,
  withKey,
} from '../../payments/testing/a-deposit';
import { aRefunder } from '../../payments/testing/a-refund';
import { anOrder, askForBalance, beginBalance, payBalance } from '../../payments/testing/an-order';
import { payByCard, useCards } from '../../payments/testing/use-cards';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { isLockAwaited } from '../../testing/database/is-lock-awaited';
import { orderOf } from '../../testing/builders/order-of';
import { until } from '../../testing/until';
import { useStaff } from '../../testing/servers/use-api';
import { changeQuote } from '../../testing/builders/change-quote';
import { setStage } from '../../testing/builders/set-stage';
import { takeAnOrder } from '../../testing/builders/take-an-order';

const { api, cards, now } = useCards({ DEPOSITS_PER_HOUR: '100000' });
const staff = useStaff(api);
beforeEach(() => api.sql('DELETE FROM cancelling_rules; DELETE FROM cancelling_rules_before'));

/** An order whose deposit of £35.70 for each top was paid by card. */
async function paidOrders(count: number) {
  const quoteIds = (await saveQuotes(api, count)).map(({ id }) => id);
  const deposit = await beginDeposit(api, aDeposit({ quoteIds }));
  await payByCard(api, cards, deposit);
  return { quoteIds, deposit };
}
async function paidOrder() {
  const { quoteIds, deposit } = await paidOrders(1);
  return { id: quoteIds[0] ?? '', deposit };
}
const setItemStage = (id: string, stage: OrderStage) => setStage(api, id, stage);
/** @returns the revised quote, if the price is revised */
async function measure(id: string, details: object = {}): Promise<{ id: string; totalPrice: string }> {
  const sizes = { lengthMm: 1200, widthMm: 350, how: 'phone', price: 'revise', knownVersion: null };
  const response = await staff.post(paths.measurements(id), { ...sizes, ...details });
  expect({ status: response.statusCode, body: response.body }).toMatchObject({ status: 201 });
  return response.json<{ revisedQuote: { id: string; totalPrice: string } }>().revisedQuote;
}
const answerRevision = ({ id, totalPrice }: { id: string; totalPrice: string }, isAgreed = true) =>
  api.post(paths.answerRevision(id), { isAgreed, totalPrice });
/** Measures a larger size, and the customer agrees to the higher price. */
async function measuredAndAgreed(id: string): Promise<string> {
  const revised = await measure(id, { lengthMm: 1500 });
  expect((await answerRevision(revised)).statusCode).toBe(200);
  return revised.id;
}
const moneyOf = async (id: string) => (await orderOf(api, staff, id)).money;
const tokenOf = (id: string) => makeOrderToken(api.app.get(Statements), id, now());
const pageOf = async (token: string) => (await api.get(paths.customerOrder(token))).json<CustomerOrder>();
const preview = async (id: string) => (await staff.get(paths.quoteCancelling(id))).json<Cancelling>();
const cancel = (id: string, order: object, key = newIdempotencyKey()) =>
  staff.post(paths.cancelOrder(id), { reason: 'Moving house', ...order }, withKey(key));
const recordPayment = async (id: string, amount: string) =>
  expect(
    (
      await staff.post(
        paths.recordedPayments(id),
        { amount, method: 'cash', paidOn: now().toISOString().slice(0, 10) },
        withKey(newIdempotencyKey()),
      )
    ).statusCode,
  ).toBe(201);
const refundsOf = (depositId: string) =>
  api.sql<{ amount: string; state: string }>(
    'SELECT amount::text, state FROM refund WHERE deposit_id = $1 ORDER BY created_at',
    [depositId],
  );
const executeRefunds = async () => {
  const { refunder } = aRefunder(api, cards, { now });
  for (const { id } of await api.sql<{ id: string }>('SELECT id FROM refund WHERE settled_at IS NULL'))
    await refunder.execute(id);
};
const receivedOf = async (id: string) =>
  (await api.sql<{ received: string }>('SELECT received::text FROM quote WHERE id = $1', [id]))[0]?.received;
const mailsOf = (id: string) =>
  api.sql<{ kind: string; details: object }>(
    `SELECT kind, details FROM mail WHERE quote_ids @> ARRAY[$1] AND kind = 'order-cancelled'`,
    [id],
  );
const tasksOf = (id: string) =>
  api.sql<{ note: string; done_at: Date | null }>(
    `SELECT note, done_at FROM staff_task WHERE kind = 'customer-cancels' AND quote_id = $1`,
    [id],
  );
const set = (rules: object) => staff.put(paths.adminCancellingRules, rules);

describe('the refund', () => {
  it.each<[OrderStage, string]>([
    ['to-measure', '35.70'],
    ['measured', '15.70'],
    ['in-production', '0.00'],
    ['ready', '0.00'],
  ])('follows from the owner’s rules: %s', async (stage, refunded) => {
    const { id } = await paidOrder();
    await setItemStage(id, stage);
    expect((await set({ ...defaultCancellingRules, measured: '20' })).statusCode).toBe(200);
    expect(await preview(id)).toMatchObject({ received: '35.70', refunded, toCard: '35.70' });
  });

  it('is at least the amount promised at payment, even if the rules change later', async () => {
    await set({ ...defaultCancellingRules, measured: '5.00' });
    const before = await paidOrder();
    await set({ ...defaultCancellingRules, measured: '20.00' });
    await set({ ...defaultCancellingRules, measured: '30.00' });
    const after = await paidOrder();
    for (const { id } of [before, after]) await setItemStage(id, 'measured');
    expect(await preview(before.id)).toMatchObject({ refunded: '30.70' });
    expect(await preview(after.id)).toMatchObject({ refunded: '5.70' });
    await set({ ...defaultCancellingRules, measured: '0.00' });
    expect(await preview(before.id)).toMatchObject({ refunded: '35.70' });
  });

  it('the rules are public, can be edited by staff, and changes are in the audit log', async () => {
    const read = async () => (await api.get(paths.cancellingRules)).json<CancellingRules>();
    expect(await read()).toEqual(defaultCancellingRules);
    const rules = { toMeasure: '0.00', measured: '25.00', cut: '200.00' };
    await set(rules);
    expect(await read()).toEqual(rules);
    const entries = (await auditEntriesOf(api, '1')).filter(
      ({ action }) => action === 'cancelling-rules.update',
    );
    expect(entries.at(-1)).toMatchObject({
      before: { measured: '50.00', cut: null },
      after: { measured: '25.00', cut: '200.00' },
    });
    expectError(await set({ toMeasure: '-1', measured: '1', cut: null }), 'request/invalid');
    expectError(await set({ toMeasure: '0.00', measured: '1' }), 'request/invalid');
  });
});

describe('cancelling by staff', () => {
  it('keeps nothing of an offline payment if the rest is less than a deposit, even after the price was lowered', async () => {
    const [id = ''] = (await saveQuotes(api, 1)).map((quote) => quote.id);
    await changeQuote(api, id, { customerEmail: 'ada@example.com' });
    await recordPayment(id, '35.70');
    await measure(id, { price: 'keep' });
    expect((await askForBalance(staff, id)).statusCode).toBeLessThan(300);
    await recordPayment(id, '242.30');
    expect((await cancel(id, { refunded: '257.00', method: 'cash' })).statusCode).toBe(200);
    expect((await staff.get(paths.adminQuote(id))).json()).toMatchObject({ payment: 'none' });
    expect(await moneyOf(id)).toMatchObject({ price: '21.00', received: '21.00', balance: '0.00' });
  });

  it('does everything in one step: refund, status, timeline, audit log and mail', async () => {
    const { id, deposit } = await paidOrder();
    const key = newIdempotencyKey();
    expect((await cancel(id, { refunded: '35.70' }, key)).statusCode).toBe(200);
    expect((await cancel(id, { refunded: '35.70' }, key)).statusCode).toBe(200);
    expect(await quoteState(api, id)).toMatchObject({ status: 'declined' });
    expect(await refundsOf(deposit.id)).toMatchObject([{ amount: '35.70', state: 'wanted' }]);
    expect(await mailsOf(id)).toMatchObject([{ details: { refunded: '35.70', byHand: '0.00' } }]);
    expect((await auditEntriesOf(api, id)).filter(({ action }) => action === 'quote.cancel')).toMatchObject([
      { before: { stage: 'to-measure' }, after: { status: 'declined', refunded: '35.70' } },
    ]);
    await executeRefunds();
    expect(await receivedOf(id)).toBe('0.00');
    expectError(await cancel(id, { refunded: '0' }), 'order/no-stage');
    expectError(await cancel(id, { refunded: '1' }, key), 'deposit/key-reused');
  });

  it('refunds a paid balance, credits all invoices, and closes the card page', async () => {
    const { quoteId, token, deposit } = await anOrder(api, cards, staff);
    await askForBalance(staff, quoteId, { smallestPart: '50.00' });
    const part = await beginBalance(api, token, '100.00');
    await payByCard(api, cards, part);
    await beginBalance(api, token, '221.30');
    expect(await preview(quoteId)).toMatchObject({ received: '135.70', toCard: '135.70' });

    expect((await cancel(quoteId, { refunded: '110.00' })).statusCode).toBe(200);
    expectError(await payBalance(api, token, '221.30'), 'balance/not-asked');
    await executeRefunds();
    expect(await receivedOf(quoteId)).toBe('25.70');
    expect(await refundsOf(part.id)).toMatchObject([{ amount: '100.00', state: 'confirmed' }]);
    expect(await refundsOf(deposit.id)).toMatchObject([{ amount: '10.00', state: 'confirmed' }]);
    const [invoiced] = await api.sql<{ gross: string }>(
      `SELECT sum(gross_pence)::text AS gross FROM invoice_line JOIN invoice ON invoice.id = invoice_id
       WHERE order_id IN (SELECT order_id FROM order_item WHERE quote_id = $1 OR agreed_id = $1)`,
      [quoteId],
    );
    expect(invoiced).toEqual({ gross: '2570' });
  });

  it('of one of several tops refunds its share of the deposit, and the other tops stay ordered', async () => {
    const { quoteIds, deposit } = await paidOrders(2);
    const [first = '', second = ''] = quoteIds;
    expect((await cancel(first, { refunded: '35.70' })).statusCode).toBe(200);
    await executeRefunds();
    expect(await refundsOf(deposit.id)).toMatchObject([{ amount: '35.70', state: 'confirmed' }]);
    expect([await receivedOf(first), await receivedOf(second)]).toEqual(['0.00', '35.70']);
    expect(await quoteState(api, second)).toMatchObject({ status: 'approved' });
    expect((await preview(second)).toCard).toBe('35.70');
  });

  it('records a manual refund up to the received amount', async () => {
    const { id, deposit } = await paidOrder();
    await recordPayment(id, '100.00');
    expectError(await cancel(id, { refunded: '135.71' }), 'order/more-than-received');
    expectError(await cancel(id, { refunded: '135.70' }), 'order/method-missing');
    expect((await cancel(id, { refunded: '105.70', method: 'bank-transfer' })).statusCode).toBe(200);
    expect(
      await api.sql(
        `SELECT method, pence FROM ledger_entry WHERE kind = 'refund' AND order_id IN (SELECT order_id FROM order_item WHERE quote_id = $1 OR agreed_id = $1)`,
        [id],
      ),
    ).toEqual([{ method: 'bank-transfer', pence: '-7000' }]);
    await executeRefunds();
    expect(await refundsOf(deposit.id)).toMatchObject([{ amount: '35.70' }]);
    expect(await receivedOf(id)).toBe('30.00');
  });

  it('issues separate credit notes for a manual refund and for the unpaid rest', async () => {
    const { id } = await paidOrder();
    await recordPayment(id, '100.00');
    await measure(id, { price: 'keep' });
    await askForBalance(staff, id);
    expect((await cancel(id, { refunded: '105.70', method: 'bank-transfer' })).statusCode).toBe(200);
    const lines = await api.sql<{ description: string; gross_pence: string; reason: string }>(
      `SELECT split_part(description, ': ', 2) AS description, gross_pence, reason
       FROM invoice_line JOIN invoice ON invoice.id = invoice_id
       WHERE kind = 'credit-note' AND order_id IN (SELECT order_id FROM order_item WHERE quote_id = $1 OR agreed_id = $1)
       ORDER BY invoice_id, position`,
      [id],
    );
    expect(lines).toEqual([
      { description: 'the order has ended', gross_pence: '-22130', reason: 'Moving house' },
      { description: 'money was given back', gross_pence: '-7000', reason: 'Moving house' },
    ]);
  });

  it('refunds a credit even after cutting, and completes its task', async () => {
    const openRefundTasks = () =>
      api.sql(
        `SELECT note FROM staff_task WHERE kind = 'give-back-credit' AND quote_id = $1 AND done_at IS NULL`,
        [id],
      );
    const { id } = await paidOrder();
    await recordPayment(id, '330.00');
    expect(await openRefundTasks()).toEqual([{ note: '8.70' }]);
    await setItemStage(id, 'in-production');
    expect(await preview(id)).toMatchObject({ received: '365.70', refunded: '8.70' });
    expect((await cancel(id, { refunded: '8.70' })).statusCode).toBe(200);
    // The refund is pending, and the kept amount is not a credit.
    expect(await openRefundTasks()).toEqual([]);
    await executeRefunds();
    expect(await receivedOf(id)).toBe('357.00');
    expect(await openRefundTasks()).toEqual([]);
  });

  it('is rejected while another refund is pending', async () => {
    const { id, deposit } = await paidOrder();
    await staff.post(
      paths.refunds(deposit.id),
      { amount: '10.00', reason: 'Smaller' },
      withKey(newIdempotencyKey()),
    );
    expectError(await cancel(id, { refunded: '35.70' }), 'refund/under-way');
    expect(await quoteState(api, id)).toMatchObject({ status: 'approved' });
    await executeRefunds();
    expect(await preview(id)).toMatchObject({ received: '25.70', refunded: '25.70', toCard: '25.70' });
    const all = await Promise.all([1, 2, 3, 4].map(() => cancel(id, { refunded: '25.70' })));
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    await executeRefunds();
    expect((await refundsOf(deposit.id)).map(({ amount }) => amount)).toEqual(['10.00', '25.70']);
  });

  it('cancels the appointment, with a mail that offers no new one', async () => {
    const { id } = await paidOrder();
    await staff.post(paths.quoteAppointments(id), { kind: 'measuring-visit' });
    await cancel(id, { refunded: '0' });
    expect(await api.sql('SELECT state FROM appointment WHERE quote_id = $1', [id])).toEqual([
      { state: 'cancelled' },
    ]);
  });

  it('withdraws a proposed price', async () => {
    const { id } = await paidOrder();
    const revised = await measure(id, { lengthMm: 1100 });
    await cancel(id, { refunded: '0' });
    expectError(await answerRevision(revised), 'revision/none');
    expect(await quoteState(api, revised.id)).toMatchObject({ status: 'declined' });
    expect(await api.sql('SELECT state FROM quote_revision WHERE original_id = $1', [id])).toEqual([
      { state: 'withdrawn' },
    ]);
    const kinds = await api.sql<{ kind: string }>('SELECT kind FROM timeline_entry WHERE quote_id = $1', [
      id,
    ]);
    expect(kinds.map(({ kind }) => kind)).toContain('revision-withdrawn');
  });

  it('of a top whose revised price is open or declined refunds as before measuring', async () => {
    const { id } = await paidOrder();
    await measure(id, { price: 'keep' });
    expect(await preview(id)).toMatchObject({ step: 'measured', refunded: '0.00' });
    const revised = await measure(id, { lengthMm: 1100, knownVersion: 1 });
    const expectedPreview = { step: 'toMeasure', refunded: '35.70', canCustomerCancel: true };
    expect(await preview(id)).toMatchObject(expectedPreview);
    expect((await answerRevision(revised, false)).statusCode).toBe(200);
    expect(await preview(id)).toMatchObject(expectedPreview);
  });

  it('keeps at most the requested deposit, even if a larger size raised the price', async () => {
    const revisedId = await measuredAndAgreed((await paidOrder()).id);
    await recordPayment(revisedId, '100.00');
    expect(await preview(revisedId)).toMatchObject({ received: '135.70', refunded: '100.00' });
  });

  it('closes the card page of an unpaid order', async () => {
    const quotes = await saveQuotes(api, 1);
    const { id: orderId, quoteId: id } = await takeAnOrder(staff, quotes, { depositBy: 'card-link' });
    expect((await staff.post(paths.orderDepositPage(orderId), undefined)).statusCode).toBe(201);
    await cancel(id, { refunded: '0' });
    const closing = `SELECT FROM outbox_message WHERE topic = 'quote-no-longer-payable' AND payload ->> 'quoteId' = $1`;
    expect(await api.sql(closing, [id])).toHaveLength(1);
  });
});

describe('cancelling several tops of an order', () => {
  const previewOf = async (id: string, quoteIds: readonly string[]) =>
    (await staff.get(`${paths.quoteCancelling(id)}?quoteIds=${quoteIds.join(',')}`)).json<Cancelling>();
  const invoicedOf = async (id: string) =>
    (
      await api.sql<{ pence: string }>(
        `SELECT sum(gross_pence) AS pence FROM invoice_line JOIN invoice ON invoice.id = invoice_id
         WHERE order_id IN (SELECT order_id FROM order_item WHERE quote_id = $1)`,
        [id],
      )
    )[0]?.pence;

  it('all at once sends one refund and one mail, and leaves nothing to pay', async () => {
    const { quoteIds, deposit } = await paidOrders(3);
    const [first = ''] = quoteIds;
    const all = { received: '107.10', refunded: '107.10', toCard: '107.10' };
    expect(await previewOf(first, quoteIds)).toMatchObject(all);
    const key = newIdempotencyKey();
    for (let times = 0; times < 2; times += 1)
      expect((await cancel(first, { refunded: '107.10', quoteIds }, key)).statusCode).toBe(200);
    for (const id of quoteIds) expect(await quoteState(api, id)).toMatchObject({ status: 'declined' });
    expect(await refundsOf(deposit.id)).toMatchObject([{ amount: '107.10', state: 'wanted' }]);
    expect(await mailsOf(first)).toMatchObject([{ details: { refunded: '107.10', isAll: true } }]);
    await executeRefunds();
    expect(await moneyOf(first)).toMatchObject({
      price: '0.00',
      received: '0.00',
      balance: '0.00',
      credit: '0.00',
    });
    expect(await invoicedOf(first)).toBe('0');
  });

  it('some of them leaves price, balance, invoices and delivery of the others consistent', async () => {
    const quoteIds = (await saveQuotes(api, 3)).map(({ id }) => id);
    const delivered = { needsDelivery: true, deliveryAddress: '31 Orchard Way RG4 7TT' };
    await payByCard(api, cards, await beginDeposit(api, aDeposit({ quoteIds, ...delivered })));
    const [first = '', second = '', third = ''] = quoteIds;
    await set({ ...defaultCancellingRules, measured: '20.00' });
    await setItemStage(second, 'measured');
    const namedTops = [first, second];
    const proposed = { step: 'measured', received: '71.40', refunded: '51.40' };
    expect(await previewOf(first, namedTops)).toMatchObject(proposed);
    expect((await cancel(first, { refunded: '51.40', quoteIds: namedTops })).statusCode).toBe(200);
    await executeRefunds();
    expect(await moneyOf(third)).toMatchObject({ price: '412.00', received: '59.20', balance: '352.80' });
    expect(await invoicedOf(third)).toBe('5920');
    const received = await Promise.all(quoteIds.map(receivedOf));
    expect(received).toEqual(['0.00', '2.87', '56.33']);
    expect(await mailsOf(first)).toMatchObject([{ details: { isAll: false } }]);
    // After reopening, the price of the top counts again.
    await staff.put(paths.adminQuoteStatus(first), { status: 'approved' });
    expect(await moneyOf(third)).toMatchObject({ price: '769.00', balance: '709.80' });
  });

  it('accepts only tops of this order that are not cancelled', async () => {
    const { quoteIds } = await paidOrders(2);
    const { quoteIds: otherQuoteIds } = await paidOrders(1);
    const [first = '', second = ''] = quoteIds;
    const withOtherOrder = { refunded: '0', quoteIds: [first, otherQuoteIds[0]] };
    expectError(await cancel(first, withOtherOrder), 'order/no-stage');
    expect((await cancel(second, { refunded: '35.70' })).statusCode).toBe(200);
    expectError(await cancel(first, { refunded: '0', quoteIds }), 'order/no-stage');
    expectError(await staff.get(`${paths.quoteCancelling(first)}?quoteIds=x`), 'request/invalid');
  });

  it('through the customer’s link cancels all remaining tops', async () => {
    const { quoteIds, deposit } = await paidOrders(2);
    const token = await tokenOf(quoteIds[1] ?? '');
    const preview = (await api.get(paths.ownCancelling(token))).json<Cancelling>();
    expect(preview).toMatchObject({ received: '71.40', refunded: '71.40', canCustomerCancel: true });
    expect((await api.post(paths.cancelOwnOrder(token), { refunded: '71.40' })).statusCode).toBe(204);
    for (const id of quoteIds) expect(await quoteState(api, id)).toMatchObject({ status: 'declined' });
    expect(await refundsOf(deposit.id)).toMatchObject([{ amount: '71.40' }]);
  });
});

describe('cancelling the last top of an order paid in cash', () => {
  /** Two tops in locking order. The appointment belongs to the first. */
  async function anOrderOfTwo() {
    const savedQuotes = await saveQuotes(api, 2);
    const order = {
      ...{ quoteIds: savedQuotes.map(({ id }) => id), channel: 'phone', depositBy: 'cash', dueOn: null },
      ...{ customerName: 'Peter Lowe', customerEmail: null, customerPhone: '07700 900465' },
      ...{ needsDelivery: false, deliveryAddress: null, totalAmount: '714.00' },
    };
    expect((await staff.post(paths.adminOrders, order, withKey(newIdempotencyKey()))).statusCode).toBe(201);
    const [first, last] = await api.sql<{ id: string }>(
      'SELECT id FROM quote WHERE id = ANY($1) ORDER BY id',
      [savedQuotes.map(({ id }) => id)],
    );
    const [ownerOfAppointment, other] = [first?.id ?? '', last?.id ?? ''];
    await staff.post(paths.quoteAppointments(ownerOfAppointment), { kind: 'measuring-visit' });
    return { bearer: ownerOfAppointment, other };
  }
  const lock = 'SELECT FROM quote WHERE id = $1 FOR NO KEY UPDATE';

  it('waits while another quote of the order is locked, without holding other locks', async () => {
    const { bearer: ownerOfAppointment, other } = await anOrderOfTwo();
    // A top that was just declined keeps its appointment for ten minutes.
    expect(
      (await staff.put(paths.adminQuoteStatus(ownerOfAppointment), { status: 'declined' })).statusCode,
    ).toBe(200);
    const lockingClient = new Client({ connectionString: api.databaseUrl });
    await lockingClient.connect();
    try {
      await lockingClient.query('BEGIN');
      await lockingClient.query(lock, [ownerOfAppointment]);
      const cancelled = cancel(other, { refunded: '71.40', method: 'cash' });
      await until(async () => (await api.sql(isLockAwaited)).length > 0);
      await lockingClient.query(`${lock} NOWAIT`, [other]);
      await lockingClient.query('COMMIT');
      expect((await cancelled).statusCode).toBe(200);
    } finally {
      await lockingClient.end();
    }
    expect(await api.sql('SELECT state FROM appointment WHERE quote_id = $1', [ownerOfAppointment])).toEqual([
      { state: 'cancelled' },
    ]);
  });
});

describe('cancelling by its customer', () => {
  const cancellingOf = async (token: string) =>
    (await api.get(paths.ownCancelling(token))).json<Cancelling>();
  const cancelOwn = (token: string, refunded: string) => api.post(paths.cancelOwnOrder(token), { refunded });

  it('is immediate before cutting, with the refund that was shown', async () => {
    const { id, deposit } = await paidOrder();
    const token = await tokenOf(id);
    expect(await cancellingOf(token)).toMatchObject({ refunded: '35.70', canCustomerCancel: true });
    await setItemStage(id, 'measured');
    await set({ ...defaultCancellingRules, measured: '20.00' });
    expectError(await cancelOwn(token, '35.70'), 'order/refund-changed');
    expect((await cancelOwn(token, '15.70')).statusCode).toBe(204);
    expect((await cancelOwn(token, '15.70')).statusCode).toBe(204);
    expect(await quoteState(api, id)).toMatchObject({ status: 'declined' });
    expect(await refundsOf(deposit.id)).toMatchObject([{ amount: '15.70' }]);
    expect(await pageOf(token)).toMatchObject({
      stage: null,
      cancellation: { received: '35.70', refunded: '15.70' },
      balance: { state: 'none' },
    });
    expect(await mailsOf(id)).toMatchObject([{ details: { isByCustomer: true } }]);
    expect(await tasksOf(id)).toEqual([{ note: 'cancelled', done_at: null }]);
    expect((await auditEntriesOf(api, id)).at(-1)).toMatchObject({ action: 'quote.cancel', actor: null });
  });

  it('is visible through every link that was sent, including links to the original quote', async () => {
    const { id } = await paidOrder();
    const token = await tokenOf(id);
    const revisedId = await measuredAndAgreed(id);
    expect(await pageOf(token)).toMatchObject({ quote: { id: revisedId }, cancellation: null });
    await cancel(revisedId, { refunded: '35.70' });
    const ended = { quote: { id: revisedId }, stage: null, cancellation: { refunded: '35.70' } };
    expect(await pageOf(token)).toMatchObject(ended);
  });

  it('is a request to staff after cutting, and the order continues until they cancel', async () => {
    const { id, deposit } = await paidOrder();
    const token = await tokenOf(id);
    await setItemStage(id, 'in-production');
    expect(await cancellingOf(token)).toMatchObject({
      refunded: '0.00',
      canCustomerCancel: false,
      isAsked: false,
    });
    expect((await cancelOwn(token, '0.00')).statusCode).toBe(204);
    expect(await quoteState(api, id)).toMatchObject({ status: 'approved' });
    expect(await cancellingOf(token)).toMatchObject({ isAsked: true });
    expect(await tasksOf(id)).toEqual([{ note: 'asked', done_at: null }]);
    // Staff decide the refund.
    expect((await cancel(id, { refunded: '10.00' })).statusCode).toBe(200);
    expect(await refundsOf(deposit.id)).toMatchObject([{ amount: '10.00' }]);
    expect((await tasksOf(id))[0]?.done_at).not.toBeNull();
  });

  it('is a request to staff if something was paid in cash', async () => {
    const { id } = await paidOrder();
    await recordPayment(id, '100.00');
    const token = await tokenOf(id);
    expect(await cancellingOf(token)).toMatchObject({ refunded: '135.70', canCustomerCancel: false });
    await cancelOwn(token, '135.70');
    expect(await quoteState(api, id)).toMatchObject({ status: 'approved' });
  });

  it('is rejected without a valid link', async () => {
    expectError(await cancelOwn('A'.repeat(43), '0.00'), 'order/unknown-link');
    const { id } = await paidOrder();
    expectError(await cancelOwn(await tokenOf(id), 'all'), 'request/invalid');
  });
});
