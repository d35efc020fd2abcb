import { backgroundTools } from '../../testing/servers/background-tools';
import { type AdminQuoteDetail, type CustomerOrder, paths } from '@app/contracts';
import { makeOrderToken } from '../../appointments';
import { Statements } from '../../database/statements';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import { expectError } from '../../testing/expect-error';
import { orderOf } from '../../testing/builders/order-of';
import { useStaff } from '../../testing/servers/use-api';
import { CloseCheckout } from '../attempts/close-checkout';
import { ClosePages } from '../attempts/close-pages';
import {
  newIdempotencyKey,
  attemptsOf,
  beginDeposit,
  checkAttempts,
  referenceOf,
  saveQuotes,
  withKey,
} from '../testing/a-deposit';
import { aRefunder, requestRefund } from '../testing/a-refund';
import { askForBalance, beginBalance, moneyOf, payBalance } from '../testing/an-order';
import { payByCard, useCards } from '../testing/use-cards';
import { BalanceReminderSweep } from './balance-reminder-sweep';
import { changeQuote } from '../../testing/builders/change-quote';
import { setStage } from '../../testing/builders/set-stage';

const { api, cards, clock, now } = useCards({ DEPOSITS_PER_HOUR: '100000', BACKGROUND_TIME_SCALE: '1' });
const staff = useStaff(api);
let handlers: OutboxHandlers;
beforeAll(() => {
  handlers = new OutboxHandlers();
  const closeCheckout = api.app.get(CloseCheckout, { strict: false });
  new ClosePages(handlers, api.app.get(Statements), closeCheckout, { now }).onModuleInit();
});
async function closePages() {
  const messages = await api.sql<{ topic: string; payload: Record<string, unknown> }>(
    `DELETE FROM outbox_message WHERE topic IN ('close-other-checkouts', 'quote-no-longer-payable')
     RETURNING topic, payload`,
  );
  for (const { topic, payload } of messages) await handlers.handle(topic, payload);
}

/** An order of tops for £357.00 each, in one job, with agreed sizes and the deposit paid by card: the balance is £321.30 for each. */
async function anOrder(count: number) {
  const quotes = await saveQuotes(api, count);
  const quoteIds = quotes.map(({ id }) => id);
  const [first = ''] = quoteIds;
  const references = quotes.map(({ reference }) => reference);
  await staff.put(paths.quoteJob(first), { name: 'Abbey Street', references });
  const deposit = await beginDeposit(api, { quoteIds });
  await payByCard(api, cards, deposit);
  for (const id of quoteIds) await setStage(api, id, 'measured');
  const token = await makeOrderToken(api.app.get(Statements), first, new Date());
  return { quoteIds, first, deposit, token };
}
async function aDueOrder(count: number, smallestPart: string | null = null) {
  const order = await anOrder(count);
  const response = await askForBalance(staff, order.first, { smallestPart });
  expect({ status: response.statusCode, body: response.body }).toMatchObject({ status: 200 });
  return order;
}
const detailOf = async (id: string) => (await staff.get(paths.adminQuote(id))).json<AdminQuoteDetail>();
/** The received amount that each top shows. */
const receivedOf = async (quoteIds: readonly string[]) =>
  Promise.all(quoteIds.map(async (id) => (await detailOf(id)).receivedDeposit));
const recordPayment = (quoteId: string, amount: string) =>
  staff.post(
    paths.recordedPayments(quoteId),
    { amount, method: 'bank-transfer', paidOn: new Date().toISOString().slice(0, 10) },
    withKey(newIdempotencyKey()),
  );
const payPage = async (page: { id: string }, attempt = 1) => {
  cards.pay(referenceOf(page, attempt));
  await checkAttempts(api, page.id);
};
const mailsOf = (quoteId: string, kind: string) =>
  api.sql<{ quote_ids: string[] }>(
    'SELECT quote_ids FROM mail WHERE $1 = ANY(quote_ids) AND kind = $2 ORDER BY created_at',
    [quoteId, kind],
  );
const pagesOf = (quoteIds: readonly string[]) =>
  api.sql(
    `SELECT DISTINCT payment_attempt.id FROM payment_attempt JOIN deposit ON deposit.id = deposit_id JOIN order_item USING (order_id)
     WHERE quote_id = ANY($1) AND state IN ('creating', 'open', 'failed')`,
    [quoteIds],
  );

describe('the balance of an order of several tops', () => {
  it('is requested once, shown as one sum, and paid on one page', async () => {
    const { quoteIds, first, token } = await aDueOrder(3);
    const money = await moneyOf(api, token);
    expect(money).toMatchObject({
      price: '1071.00',
      received: '107.10',
      balance: '963.90',
      payments: [{ amount: '107.10' }],
      state: 'payable',
    });
    for (const id of quoteIds) expect((await orderOf(api, staff, id)).money.balanceRequest).not.toBeNull();
    expect(await mailsOf(first, 'balance-asked')).toMatchObject([{ quote_ids: quoteIds }]);

    await payPage(await beginBalance(api, token, '963.90'));
    expect(await moneyOf(api, token)).toMatchObject({
      received: '1071.00',
      balance: '0.00',
      payments: [{ amount: '963.90' }, { amount: '107.10' }],
    });
    expect(await receivedOf(quoteIds)).toEqual(['357.00', '357.00', '357.00']);
    expect(await mailsOf(first, 'payment-received')).toHaveLength(1);
  });

  it('can be paid in parts, split over the tops to the penny', async () => {
    const { quoteIds, token } = await aDueOrder(3, '10.00');
    await payPage(await beginBalance(api, token, '100.00'));
    expect(await receivedOf(quoteIds)).toEqual(['69.04', '69.03', '69.03']);
    expectError(await payBalance(api, token, '9.99'), 'balance/changed');
    await payPage(await beginBalance(api, token, '863.90'));
    expect(await receivedOf(quoteIds)).toEqual(['357.00', '357.00', '357.00']);
  });

  it('has one invoice for the deposit and a final one, each with all tops', async () => {
    const { quoteIds } = await aDueOrder(3);
    const invoices = await api.sql<{ kind: string; tops: number; gross: string }>(
      `SELECT kind, count(DISTINCT quote_id)::integer AS tops, sum(gross_pence)::text AS gross
       FROM invoice JOIN invoice_line ON invoice_line.invoice_id = invoice.id
       WHERE order_id IN (SELECT order_id FROM order_item WHERE quote_id = ANY($1))
       GROUP BY invoice.id, kind ORDER BY invoice.id`,
      [quoteIds],
    );
    expect(invoices).toEqual([
      { kind: 'deposit', tops: 3, gross: '10710' },
      { kind: 'final', tops: 3, gross: '96390' },
    ]);
  });

  it('waits until all tops are measured', async () => {
    const { quoteIds, first } = await anOrder(2);
    await setStage(api, quoteIds[1] ?? '', 'to-measure');
    expectError(await askForBalance(staff, first), 'order/not-measured');
  });

  it('is reduced if a top is declined, whose share of the deposit counts for the others', async () => {
    const { quoteIds, first, token } = await anOrder(3);
    await changeQuote(api, quoteIds[2] ?? '', { status: 'declined' });
    await askForBalance(staff, first);
    expect(await moneyOf(api, token)).toMatchObject({ price: '714.00', balance: '606.90' });
    await payPage(await beginBalance(api, token, '606.90'));
    expect(await receivedOf(quoteIds)).toEqual(['357.00', '357.00', '0.00']);
  });

  it('can be withdrawn from any of its tops, and the page is closed', async () => {
    const { quoteIds, token } = await aDueOrder(2);
    await beginBalance(api, token, '642.60');
    expect((await staff.delete(paths.balanceRequest(quoteIds[1] ?? ''))).statusCode).toBe(200);
    await closePages();
    expect(await pagesOf(quoteIds)).toEqual([]);
    expectError(await payBalance(api, token, '642.60'), 'balance/not-asked');
  });

  it('has at most one open page, even if it is opened from the pages of several tops', async () => {
    const { quoteIds, token } = await aDueOrder(2, '50.00');
    const other = await makeOrderToken(api.app.get(Statements), quoteIds[1] ?? '', new Date());
    const requests = [token, other, token, other].map((orderToken, index) =>
      payBalance(api, orderToken, index % 2 ? '642.60' : '200.00'),
    );
    for (const response of await Promise.all(requests))
      expect([201, 409, 503]).toContain(response.statusCode);
    expect((await pagesOf(quoteIds)).length).toBeLessThanOrEqual(1);
  });

  it('closes only a page that would charge more than the balance', async () => {
    const { quoteIds, token } = await aDueOrder(2, '50.00');
    await beginBalance(api, token, '400.00');
    await recordPayment(quoteIds[0] ?? '', '200.00');
    await closePages();
    expect(await pagesOf(quoteIds)).toHaveLength(1);
    await recordPayment(quoteIds[1] ?? '', '100.00');
    await closePages();
    expect(await pagesOf(quoteIds)).toEqual([]);
    await payPage(await beginBalance(api, token, '342.60'));
    expect(await moneyOf(api, token)).toMatchObject({ balance: '0.00', credit: '0.00' });
  });

  it('a charge above the balance goes to review', async () => {
    const { quoteIds, token } = await aDueOrder(2, '50.00');
    const page = await beginBalance(api, token, '600.00');
    cards.pay(referenceOf(page));
    await recordPayment(quoteIds[1] ?? '', '321.30');
    await checkAttempts(api, page.id);
    expect(await attemptsOf(api, page.id)).toMatchObject([
      { state: 'review', review_reason: 'more-than-due' },
    ]);
    expect(await moneyOf(api, token)).toMatchObject({ state: 'in-review', balance: '321.30' });
  });

  it('a refund lowers the price of the order, until staff request it again', async () => {
    const { quoteIds, token } = await aDueOrder(2);
    const page = await beginBalance(api, token, '642.60');
    await payPage(page);
    const { id } = await requestRefund(api, page.id, { amount: '42.60' }, staff);
    const { refunder } = aRefunder(api, cards, { now });
    for (let index = 0; index < 3; index += 1) await refunder.execute(id);
    expect(await receivedOf(quoteIds)).toEqual(['335.70', '335.70']);
    expect(await moneyOf(api, token)).toMatchObject({ price: '671.40', balance: '0.00', state: 'none' });
    expect((await askForBalance(staff, quoteIds[0] ?? '')).statusCode).toBe(200);
    expect(await moneyOf(api, token)).toMatchObject({ price: '714.00', balance: '42.60', state: 'payable' });
    await staff.delete(paths.balanceRequest(quoteIds[1] ?? ''));
    expect(await moneyOf(api, token)).toMatchObject({ price: '671.40', balance: '0.00' });
  });

  it('can be retried after its page expired', async () => {
    const { quoteIds, token } = await aDueOrder(2, '50.00');
    const page = await beginBalance(api, token, '400.00');
    clock.aheadMs = 32 * 60_000;
    await checkAttempts(api, page.id);
    await recordPayment(quoteIds[0] ?? '', '200.00');
    const retried = await api.post(paths.retryDeposit(page.id), {});
    expect(retried.json()).toMatchObject({ id: page.id, paymentUrl: expect.stringContaining('https://') });
    await payPage(page, 2);
    expect(await moneyOf(api, token)).toMatchObject({ balance: '42.60', credit: '0.00' });
  });

  it('has one reminder for all tops', async () => {
    const { first, quoteIds } = await anOrder(3);
    const dayMs = 86_400_000;
    await askForBalance(staff, first, {
      dueOn: new Date(Date.now() + 10 * dayMs).toISOString().slice(0, 10),
    });
    clock.aheadMs = 9 * dayMs;
    await new BalanceReminderSweep(backgroundTools(api, now)).sweep();
    const mails = await mailsOf(first, 'balance-reminder');
    expect(mails.map(({ quote_ids }) => [...quote_ids].sort())).toEqual([[...quoteIds].sort()]);
  });

  it('is on the order page of each top, with all tops and their stages', async () => {
    const { quoteIds } = await aDueOrder(2);
    const token = await makeOrderToken(api.app.get(Statements), quoteIds[1] ?? '', new Date());
    const order = (await api.get(paths.customerOrder(token))).json<CustomerOrder>();
    expect(order).toMatchObject({
      jobName: 'Abbey Street',
      tops: quoteIds.map((quoteId) => ({ quoteId, quantity: 1, stage: 'measured' })),
    });
    expect(order.balance.balance).toBe('642.60');
  });
});
