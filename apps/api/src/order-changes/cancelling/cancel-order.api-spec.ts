import { paths } from '@app/contracts';
import { newIdempotencyKey, quoteState, saveQuotes, withKey } from '../../payments/testing/a-deposit';
import { anOrder, askForBalance, beginBalance, payBalance } from '../../payments/testing/an-order';
import { payByCard } from '../../payments/testing/use-cards';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { changeQuote } from '../../testing/builders/change-quote';
import { takeAnOrder } from '../../testing/builders/take-an-order';
import { useCancelling } from './testing/use-cancelling';

const {
  api,
  cards,
  staff,
  paidOrders,
  paidOrder,
  setItemStage,
  measure,
  answerRevision,
  measuredAndAgreed,
  moneyOf,
  preview,
  cancel,
  recordPayment,
  refundsOf,
  executeRefunds,
  receivedOf,
  mailsOf,
} = useCancelling();

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

  it('updates refund, status, timeline, audit log and mail in one step', async () => {
    const { id, deposit } = await paidOrder();
    const key = newIdempotencyKey();
    expect((await cancel(id, { refunded: '35.70' }, key)).statusCode).toBe(200);
    expect((await cancel(id, { refunded: '35.70' }, key)).statusCode).toBe(200);
    expect(await quoteState(api, id)).toMatchObject({ status: 'declined' });
    expect(await refundsOf(deposit.id)).toMatchObject([{ amount: '35.70', state: 'requested' }]);
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
      { description: 'money was refunded', gross_pence: '-7000', reason: 'Moving house' },
    ]);
  });

  it('refunds a credit even after cutting, and completes its task', async () => {
    const openRefundTasks = () =>
      api.sql(
        `SELECT note FROM staff_task WHERE kind = 'refund-credit' AND quote_id = $1 AND done_at IS NULL`,
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
