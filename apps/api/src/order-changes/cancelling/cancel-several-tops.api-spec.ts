import { Client } from 'pg';
import { type Cancelling, paths, defaultCancellingRules } from '@app/contracts';
import {
  aDeposit,
  newIdempotencyKey,
  beginDeposit,
  quoteState,
  saveQuotes,
  withKey,
} from '../../payments/testing/a-deposit';
import { payByCard } from '../../payments/testing/use-cards';
import { expectError } from '../../testing/expect-error';
import { isLockAwaitedSql } from '../../testing/database/is-lock-awaited';
import { until } from '../../testing/until';
import { useCancelling } from './testing/use-cancelling';

const {
  api,
  cards,
  staff,
  paidOrders,
  setItemStage,
  moneyOf,
  tokenOf,

  cancel,
  refundsOf,
  executeRefunds,
  receivedOf,
  mailsOf,
  setRules,
} = useCancelling();

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
    expect(await refundsOf(deposit.id)).toMatchObject([{ amount: '107.10', state: 'requested' }]);
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
    await setRules({ ...defaultCancellingRules, measured: '20.00' });
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

  it('shows the refund of each top: nothing for a top in production, the rest for the others', async () => {
    const { quoteIds } = await paidOrders(3);
    const [first = '', second = '', third = ''] = quoteIds;
    await setItemStage(second, 'in-production');
    const answer = {
      step: 'cut',
      received: '107.10',
      refunded: '71.40',
      tops: [
        { quoteId: first, step: 'toMeasure', received: '35.70', refunded: '35.70' },
        { quoteId: second, step: 'cut', received: '35.70', refunded: '0.00' },
        { quoteId: third, step: 'toMeasure', received: '35.70', refunded: '35.70' },
      ],
    };
    expect(await previewOf(first, quoteIds)).toMatchObject(answer);
    const token = await tokenOf(first);
    expect((await api.get(paths.ownCancelling(token))).json()).toMatchObject({
      ...answer,
      canCustomerCancel: false,
    });
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
      quoteIds: savedQuotes.map(({ id }) => id),
      channel: 'phone',
      depositBy: 'cash',
      dueOn: null,
      customerName: 'Peter Lowe',
      customerEmail: null,
      customerPhone: '07700 900465',
      needsDelivery: false,
      deliveryAddress: null,
      totalAmount: '714.00',
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
      await until(async () => (await api.sql(isLockAwaitedSql)).length > 0);
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
