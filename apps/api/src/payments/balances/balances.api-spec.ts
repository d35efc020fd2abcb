import { paths } from '@app/contracts';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { checkAttempts, referenceOf, statusOf } from '../testing/a-deposit';
import { anOrder, askForBalance, beginBalance, moneyOf, payBalance } from '../testing/an-order';
import { payByCard } from '../testing/use-cards';
import { changeQuote } from '../../testing/builders/change-quote';
import { setStage } from '../../testing/builders/set-stage';
import { useBalances } from '../testing/use-balances';

const {
  api,
  cards,
  clock,
  staff,
  runOutbox,
  detailOf,
  balanceOf,
  mailsOf,
  recordPayment,
  openPagesOf,
  aDueOrder,
  refund,
} = useBalances();

const timelineOf = async (id: string) => (await detailOf(id)).timeline.map(({ kind }) => kind);

async function aPaidOrder() {
  const order = await aDueOrder();
  const page = await beginBalance(api, order.token, '321.30');
  await payByCard(api, cards, page);
  return { ...order, page };
}
async function invoicedOf(quoteId: string) {
  const invoices = await api.sql<{ kind: string; pence: string }>(
    `SELECT kind, sum(gross_pence) AS pence FROM invoice JOIN invoice_line ON invoice_id = invoice.id
     WHERE order_id IN (SELECT order_id FROM order_item WHERE quote_id = $1 OR agreed_id = $1) GROUP BY invoice.id ORDER BY invoice.id`,
    [quoteId],
  );
  return {
    papers: invoices.map(({ kind }) => kind),
    pence: invoices.reduce((sum, paper) => sum + Number(paper.pence), 0),
  };
}

describe('requesting the balance', () => {
  it('mails the customer once, and is recorded on the order, the timeline and the audit log', async () => {
    const { quoteId, token } = await anOrder(api, cards, staff);
    expect(await moneyOf(api, token)).toMatchObject({
      balance: '321.30',
      request: null,
      state: 'none',
      bank: null,
    });
    const dueOn = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    const response = await askForBalance(staff, quoteId, { dueOn, smallestPart: '100.00' });
    expect(response.statusCode).toBe(200);
    const request = { dueOn, smallestPart: '100.00', isOverdue: false };
    const printed = `SELECT payment ->> 'dueOn' AS "dueOn" FROM invoice ORDER BY id DESC LIMIT 1`;
    expect(await api.sql(printed)).toEqual([{ dueOn }]);
    expect((await balanceOf(quoteId)).balanceRequest).toMatchObject({ ...request, by: expect.any(String) });
    expect(await moneyOf(api, token)).toMatchObject({
      price: '357.00',
      received: '35.70',
      balance: '321.30',
      payments: [{ method: 'card-online', amount: '35.70' }],
      request,
      state: 'payable',
      bank: { number: '00000000' },
    });
    expect(await mailsOf(quoteId, 'balance-asked')).toMatchObject([{ to_address: 'ada@example.com' }]);
    expect(await timelineOf(quoteId)).toContain('balance-asked');
    expect(await auditEntriesOf(api, quoteId)).toContainEqual(
      expect.objectContaining({ action: 'quote.ask-for-balance' }),
    );
  });

  it('requires agreed sizes, a paid deposit, and an email address', async () => {
    const { quoteId } = await anOrder(api, cards, staff);
    await setStage(api, quoteId, 'to-measure');
    expectError(await askForBalance(staff, quoteId), 'order/not-measured');
    await setStage(api, quoteId, 'measured');
    await changeQuote(api, quoteId, { customerEmail: null });
    expectError(await askForBalance(staff, quoteId), 'order/no-address');
    await staff.put(paths.adminQuoteStatus(quoteId), { status: 'declined' });
    expectError(await askForBalance(staff, quoteId), 'order/no-stage');
  });

  it('rejects a due date in the past or too far ahead, and a smallest part that is too small or the whole balance', async () => {
    const { quoteId } = await anOrder(api, cards, staff);
    for (const request of [
      { dueOn: '2020-01-01' },
      { dueOn: '2099-01-01' },
      { smallestPart: '9.99' },
      { smallestPart: '321.30' },
      { smallestPart: 'some' },
    ])
      expectError(await askForBalance(staff, quoteId, request), 'request/invalid');
    expect((await balanceOf(quoteId)).balanceRequest).toBeNull();
  });

  it('can be withdrawn, which closes an open page and prevents online payments', async () => {
    const { quoteId, token } = await aDueOrder();
    await beginBalance(api, token, '321.30');
    for (const time of ['once', 'twice'])
      expect({ time, status: (await staff.delete(paths.balanceRequest(quoteId))).statusCode }).toEqual({
        time,
        status: 200,
      });
    await runOutbox();
    expect(await openPagesOf(quoteId)).toEqual([]);
    expectError(await payBalance(api, token, '321.30'), 'balance/not-asked');
    expect((await timelineOf(quoteId)).filter((kind) => kind === 'balance-withdrawn')).toHaveLength(1);
  });
});

describe('paying the balance', () => {
  it('uses a card page as for the deposit, adds a ledger entry, and sends a receipt', async () => {
    const { quoteId, token } = await aDueOrder();
    const page = await beginBalance(api, token, '321.30');
    expect(page).toMatchObject({ paymentUrl: expect.stringContaining('https://') });
    expect(await statusOf(api, page.id)).toMatchObject({ purpose: 'balance', paymentStatus: 'pending' });
    // A second request returns the same page.
    expect((await beginBalance(api, token, '321.30')).paymentUrl).toBe(page.paymentUrl);

    await payByCard(api, cards, page);
    expect(await statusOf(api, page.id)).toMatchObject({ paymentStatus: 'paid', depositAmount: '321.30' });
    expect(await moneyOf(api, token)).toMatchObject({
      received: '357.00',
      balance: '0.00',
      state: 'none',
      payments: [{ amount: '321.30' }, { amount: '35.70' }],
    });
    const { deposits, ...money } = await balanceOf(quoteId);
    expect(money).toMatchObject({ received: '357.00', balance: '0.00', credit: '0.00' });
    expect(deposits.map(({ purpose, paymentStatus }) => [purpose, paymentStatus])).toEqual([
      ['balance', 'paid'],
      ['deposit', 'paid'],
    ]);
    expect(await mailsOf(quoteId, 'payment-received')).toMatchObject([{ to_address: 'ada@example.com' }]);
    expect(await mailsOf(quoteId, 'deposit-confirmation')).toHaveLength(1);
    expect(await timelineOf(quoteId)).toEqual(expect.arrayContaining(['balance-begun', 'balance-paid']));
    expectError(await payBalance(api, token, '321.30'), 'balance/not-asked');
    // Another check changes nothing and puts no payment under review.
    clock.aheadMs = 6 * 60_000;
    await checkAttempts(api, page.id);
    for (const { id } of deposits) await checkAttempts(api, id);
    expect(await api.sql(`SELECT FROM staff_task WHERE kind = 'review-payment'`)).toEqual([]);
  });

  it('in parts is rejected unless staff allow it, and then within their limits', async () => {
    const { quoteId, token } = await aDueOrder();
    expectError(await payBalance(api, token, '100.00'), 'balance/changed');
    await askForBalance(staff, quoteId, { smallestPart: '100.00' });
    expectError(await payBalance(api, token, '99.99'), 'balance/changed');
    expectError(await payBalance(api, token, '321.31'), 'balance/changed');
    expectError(await payBalance(api, token, 'all'), 'request/invalid');
    for (const amount of ['100.00', '150.00'])
      await payByCard(api, cards, await beginBalance(api, token, amount));
    // The rest is less than the smallest part, and is paid completely.
    expectError(await payBalance(api, token, '50.00'), 'balance/changed');
    await payByCard(api, cards, await beginBalance(api, token, '71.30'));
    expect(await moneyOf(api, token)).toMatchObject({ received: '357.00', balance: '0.00', credit: '0.00' });
    expect(await mailsOf(quoteId, 'payment-received')).toHaveLength(3);
  });

  it('has at most one open page for simultaneous requests', async () => {
    const { quoteId, token } = await aDueOrder('50.00');
    const amounts = ['321.30', '200.00', '150.00', '321.30', '100.00', '200.00', '50.00', '321.30'];
    const responses = await Promise.all(amounts.map((amount) => payBalance(api, token, amount)));
    for (const response of responses) expect([201, 409, 503]).toContain(response.statusCode);
    expect(responses.some(({ statusCode }) => statusCode === 201)).toBe(true);
    expect((await openPagesOf(quoteId)).length).toBeLessThanOrEqual(1);
    const pages = await api.sql<{ checkout_reference: string }>(
      `SELECT checkout_reference FROM payment_attempt JOIN deposit ON deposit.id = deposit_id
       JOIN order_item USING (order_id) WHERE quote_id = $1`,
      [quoteId],
    );
    const openCheckouts = cards
      .all()
      .filter(
        ({ state, reference }) =>
          state === 'pending' && pages.some(({ checkout_reference }) => checkout_reference === reference),
      );
    expect(openCheckouts.length).toBeLessThanOrEqual(1);
  });

  it('has no page for more than the balance, and no second page: the database rejects both', async () => {
    const { token } = await aDueOrder('50.00');
    const page = await beginBalance(api, token, '200.00');
    const open = (id: string) => api.sql('UPDATE deposit SET is_open = true WHERE id = $1', [id]);
    await api.sql('UPDATE deposit SET is_open = false WHERE id = $1', [page.id]);
    await api.sql(
      'UPDATE deposit SET deposit_amount = 321.31, total_amount = 321.31, tops_amount = 321.31 WHERE id = $1',
      [page.id],
    );
    await expect(open(page.id)).rejects.toThrow('a card page would take more than is due');
    await api.sql('UPDATE deposit SET deposit_amount = 200 WHERE id = $1', [page.id]);
    await open(page.id);
    const second = `INSERT INTO deposit (id, order_id, purpose, customer_name, customer_email, customer_phone, tops_amount,
        delivery_amount, total_amount, deposit_amount, needs_delivery, description, created_at, is_open)
      SELECT 'AAAAAAAAAAAAAAAAAAAAAA', order_id, purpose, customer_name, customer_email, customer_phone, tops_amount,
        delivery_amount, total_amount, deposit_amount, needs_delivery, description, created_at, true
      FROM deposit WHERE id = $1`;
    await expect(api.sql(second, [page.id])).rejects.toThrow('uq_deposit_open');
  });

  it('can be retried after a declined card, without mails about a deposit', async () => {
    const { quoteId, token } = await aDueOrder();
    const page = await beginBalance(api, token, '321.30');
    cards.decline(referenceOf(page));
    await checkAttempts(api, page.id);
    clock.aheadMs = 32 * 60_000;
    await checkAttempts(api, page.id);
    expect(await statusOf(api, page.id)).toMatchObject({ paymentStatus: 'failed' });
    expect(await mailsOf(quoteId, 'payment-not-completed')).toEqual([]);
    const retried = await api.post(paths.retryDeposit(page.id), {});
    expect(retried.json()).toMatchObject({ id: page.id, paymentUrl: expect.stringContaining('https://') });
    cards.pay(referenceOf(page, 2));
    await checkAttempts(api, page.id);
    expect(await moneyOf(api, token)).toMatchObject({ balance: '0.00' });
  });

  it('can be refunded, which lowers the price, so that nothing is due', async () => {
    const { quoteId, token, page } = await aPaidOrder();
    await refund(page.id, '21.30');
    expect(await moneyOf(api, token)).toMatchObject({ price: '335.70', received: '335.70', balance: '0.00' });
    expect(await balanceOf(quoteId)).toMatchObject({
      price: '335.70',
      balance: '0.00',
      credit: '0.00',
    });
    expect(await invoicedOf(quoteId)).toEqual({ papers: ['deposit', 'final', 'credit-note'], pence: 33_570 });
    const settled = `SELECT is_settled FROM balance_request WHERE order_id IN (SELECT order_id FROM order_item WHERE quote_id = $1 OR agreed_id = $1)`;
    expect(await api.sql(settled, [quoteId])).toEqual([{ is_settled: true }]);
    expectError(await payBalance(api, token, '21.30'), 'balance/not-asked');
    expect((await detailOf(quoteId)).payment).toBe('paid');
    expect(await statusOf(api, page.id)).toMatchObject({ paymentStatus: 'paid', isRefunded: false });
  });

  it('is due again if staff request the refunded amount, until they withdraw the request', async () => {
    const { quoteId, token, page } = await aPaidOrder();
    await refund(page.id, '21.30');
    expect((await askForBalance(staff, quoteId)).statusCode).toBe(200);
    expect(await moneyOf(api, token)).toMatchObject({ price: '357.00', balance: '21.30', state: 'payable' });
    expect(await invoicedOf(quoteId)).toMatchObject({ pence: 35_700 });
    // Another due date does not change the price.
    expect((await askForBalance(staff, quoteId)).statusCode).toBe(200);
    expect(await moneyOf(api, token)).toMatchObject({ balance: '21.30' });
    await staff.delete(paths.balanceRequest(quoteId));
    expect(await moneyOf(api, token)).toMatchObject({ price: '335.70', balance: '0.00' });
    expect(await invoicedOf(quoteId)).toEqual({
      papers: ['deposit', 'final', 'credit-note', 'final', 'credit-note'],
      pence: 33_570,
    });
  });

  it('a refunded amount is part of the price again when it is paid again', async () => {
    const { quoteId, token, page } = await aPaidOrder();
    await refund(page.id, '21.30');
    await recordPayment(quoteId, '20.00');
    expect(await moneyOf(api, token)).toMatchObject({ price: '355.70', balance: '0.00', credit: '0.00' });
    await recordPayment(quoteId, '2.00');
    expect(await moneyOf(api, token)).toMatchObject({ price: '357.00', balance: '0.00', credit: '0.70' });
    expect(await invoicedOf(quoteId)).toMatchObject({ pence: 35_700 });
  });

  it('stays due if a part of the deposit is refunded before the balance is paid', async () => {
    const { quoteId, token, deposit } = await aDueOrder();
    await refund(deposit.id, '5.70');
    expect(await moneyOf(api, token)).toMatchObject({
      price: '351.30',
      received: '30.00',
      balance: '321.30',
    });
    expect((await askForBalance(staff, quoteId)).statusCode).toBe(200);
    expect(await moneyOf(api, token)).toMatchObject({ balance: '321.30' });
    expect(await invoicedOf(quoteId)).toMatchObject({ pence: 35_130 });
  });
});
