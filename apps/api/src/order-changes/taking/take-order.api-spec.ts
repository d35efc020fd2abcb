import { delivery } from '@app/content';
import {
  type AdminQuoteDetail,
  type AdminTask,
  type CustomerOrder,
  paths,
  type RetryDepositResponse,
  type TakenOrder,
  type TakeOrderRequest,
} from '@app/contracts';
import { basketTotal, toPence, toPounds } from '@app/pricing';
import { makeOrderToken } from '../../appointments';
import { Statements } from '../../database/statements';
import { awaitedDepositOf } from '../../payments';
import { DepositReminderSweep } from '../../payments/deposits/deposit-reminder-sweep';
import {
  newIdempotencyKey,
  beginDeposit,
  checkAttempts,
  referenceOf,
  saveQuotes,
  statusOf,
  withKey,
} from '../../payments/testing/a-deposit';
import { useRecordedPayments } from '../../payments/testing/use-recorded-payments';
import { auditEntriesOf } from '../../testing/audit-entries';
import { backgroundTools } from '../../testing/servers/background-tools';
import { expectError } from '../../testing/expect-error';
import { expectSuccess } from '../../testing/expect-success';

const { api, cards, clock, now, staff, mails, today, orderOf } = useRecordedPayments();

const inDays = (days: number) => new Date(now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const address = '31 Orchard Way, Caversham\nRG4 7TT';

/** A request to order quotes of £357.00 each by phone, with the deposit by bank transfer. */
const aRequest = (quoteIds: readonly string[], details: Partial<TakeOrderRequest> = {}): TakeOrderRequest => {
  const { needsDelivery = true } = details;
  const { total } = basketTotal(
    quoteIds.map(() => toPence('357.00')),
    { needsDelivery, deliveryFee: delivery.fee },
  );
  return {
    quoteIds: [...quoteIds],
    channel: 'phone',
    customerName: 'Peter Lowe',
    customerEmail: 'p.lowe@example.com',
    customerPhone: '07700 900465',
    needsDelivery,
    deliveryAddress: needsDelivery ? address : null,
    totalAmount: toPounds(total),
    depositBy: 'bank-transfer',
    dueOn: inDays(7),
    ...details,
  };
};
const take = (request: TakeOrderRequest, key = newIdempotencyKey()) =>
  staff.post(paths.adminOrders, request, withKey(key));
const ids = async (count: number) => (await saveQuotes(api, count)).map(({ id }) => id);
async function takeOrder(count: number, details: Partial<TakeOrderRequest> = {}) {
  const quoteIds = await ids(count);
  const order = await expectSuccess<TakenOrder>(take(aRequest(quoteIds, details)));
  return { ...order, quoteIds };
}
const detailOf = (id: string) => expectSuccess<AdminQuoteDetail>(staff.get(paths.adminQuote(id)));
const tokenOf = (quoteId: string) => makeOrderToken(api.app.get(Statements), quoteId, now());
const pageOf = async (quoteId: string) =>
  expectSuccess<CustomerOrder>(api.get(paths.customerOrder(await tokenOf(quoteId))));
const callsOf = async (quoteId: string) => {
  const tasks = await expectSuccess<AdminTask[]>(staff.get(`${paths.adminTasks}?pageSize=200`));
  return tasks.filter(
    ({ kind, quotes }) => kind === 'call-customer' && quotes.some(({ id }) => id === quoteId),
  );
};

describe('an order that staff take by phone, with delivery and a transfer', () => {
  it('has a reference, customer, address and £35.00 delivery, and awaits 10% of the total', async () => {
    const { quoteId, reference, quoteIds } = await takeOrder(2);
    expect(reference).toMatch(/^OR-\d\d-\d{5}$/);
    for (const id of quoteIds)
      expect(await detailOf(id)).toMatchObject({
        customerName: 'Peter Lowe',
        customerEmail: 'p.lowe@example.com',
        deliveryAddress: address,
        status: 'approved',
        stage: 'to-measure',
        payment: 'none',
        order: { reference },
      });
    expect(await orderOf(quoteId)).toMatchObject({
      takenBy: expect.any(String) as string,
      money: { deliveryAmount: '35.00' },
      awaitedDeposit: { amount: '74.90', method: 'bank-transfer', dueOn: inDays(7), isLate: false },
    });
    const page = await pageOf(quoteId);
    expect(page).toMatchObject({
      reference,
      isDelivery: true,
      balance: { price: '749.00', received: '0.00', balance: '749.00' },
      awaitedDeposit: { amount: '74.90', bank: { number: expect.any(String) as string }, canPayByCard: true },
    });
    expect(page.tops.map((top) => top.quoteId)).toEqual(quoteIds);
    expect(await auditEntriesOf(api, quoteId)).toContainEqual(
      expect.objectContaining({ action: 'quote.take-order' }),
    );
  });

  it('mails account, reference and due date; the call task is created with the payment', async () => {
    const { quoteId, reference, quoteIds } = await takeOrder(2);
    const latest = `$1 = ANY(quote_ids) AND kind = 'deposit-asked' ORDER BY created_at DESC`;
    expect(await mails.find(latest, quoteId)).toMatchObject([{ toAddress: 'p.lowe@example.com' }]);
    expect(await mails.compose(latest, quoteId)).toMatchObject({
      data: {
        reference,
        tops: 2,
        totalAmount: '749.00',
        depositAmount: '74.90',
        bank: { number: expect.any(String) as string },
        orderUrl: expect.stringMatching(/\/order\/[\w-]{43}$/) as string,
      },
    });
    expect(await callsOf(quoteId)).toEqual([]);

    const payment = { amount: '74.90', method: 'bank-transfer', paidOn: today() };
    await expectSuccess(staff.post(paths.recordedPayments(quoteId), payment, withKey(newIdempotencyKey())));
    for (const id of quoteIds) expect(await detailOf(id)).toMatchObject({ payment: 'paid' });
    expect((await orderOf(quoteId)).awaitedDeposit).toBeNull();
    expect(await pageOf(quoteId)).toMatchObject({
      awaitedDeposit: null,
      balance: { received: '74.90', balance: '674.10' },
    });
    expect(await callsOf(quoteId)).toMatchObject([
      { title: expect.stringContaining('Peter Lowe') as string },
    ]);
    expect(await mails.compose(latest, quoteId)).toHaveProperty('withheld');
  });

  it('can be mailed the deposit request again until the deposit is paid', async () => {
    const { id, quoteId } = await takeOrder(1);
    const resendDepositMail = () => staff.post(paths.orderDepositMail(id), {});
    await expectSuccess(resendDepositMail());
    const depositMails = `$1 = ANY(quote_ids) AND kind = 'deposit-asked'`;
    expect(await mails.find(depositMails, quoteId)).toHaveLength(2);
    const payment = { amount: '39.20', method: 'bank-transfer', paidOn: today() };
    await expectSuccess(staff.post(paths.recordedPayments(quoteId), payment, withKey(newIdempotencyKey())));
    expectError(await resendDepositMail(), 'order/deposit-not-awaited');
    expectError(await staff.post(paths.orderDepositMail(quoteId), {}), 'order/not-found');
  });

  it('gets one reminder on the day after the due date unless the deposit is paid', async () => {
    const overdue = await takeOrder(1, { dueOn: inDays(1) });
    const paid = await takeOrder(1, { dueOn: inDays(1) });
    const payment = { amount: '39.20', method: 'bank-transfer', paidOn: today() };
    await expectSuccess(
      staff.post(paths.recordedPayments(paid.quoteId), payment, withKey(newIdempotencyKey())),
    );
    clock.aheadMs = 3 * 86_400_000;
    const sweep = new DepositReminderSweep(backgroundTools(api, now));
    await sweep.sweep();
    await sweep.sweep();
    const reminder = `$1 = ANY(quote_ids) AND kind = 'deposit-overdue'`;
    expect(await mails.find(reminder, overdue.quoteId)).toHaveLength(1);
    expect(await awaitedDepositOf(api.app.get(Statements), overdue.quoteId, now())).toMatchObject({
      isLate: true,
    });
    expect(await mails.compose(reminder, paid.quoteId)).toHaveProperty('withheld');
  });

  it('can be paid by card instead, once and completely, by the customer or staff', async () => {
    const { quoteId, quoteIds, id } = await takeOrder(2);
    const pay = async () => api.post(paths.payDeposit(await tokenOf(quoteId)), {});
    const firstPage = await expectSuccess<RetryDepositResponse>(pay());
    expect(firstPage.paymentUrl).toEqual(expect.any(String));
    const reopened = await expectSuccess<RetryDepositResponse>(staff.post(paths.orderDepositPage(id), {}));
    expect(reopened).toMatchObject({ id: firstPage.id, paymentUrl: firstPage.paymentUrl });
    cards.pay(referenceOf({ id: firstPage.id ?? '' }));
    await checkAttempts(api, firstPage.id ?? '');
    expect((await statusOf(api, firstPage.id ?? '')).paymentStatus).toBe('paid');
    for (const quote of quoteIds) expect(await detailOf(quote)).toMatchObject({ payment: 'paid' });
    expect(await orderOf(quoteId)).toMatchObject({
      tops: [{ id: quoteIds[0] }, { id: quoteIds[1] }],
      awaitedDeposit: null,
    });
    expect(await pageOf(quoteId)).toMatchObject({ balance: { price: '749.00', received: '74.90' } });
    expect(await callsOf(quoteId)).toHaveLength(1);
    expectError(await pay(), 'order/deposit-not-awaited');
  });

  it('cannot be paid as a quote, in part or with another delivery', async () => {
    const { quoteIds } = await takeOrder(2);
    const eve = { customerName: 'Eve', customerEmail: 'eve@example.com', customerPhone: '0118 496 0001' };
    expectError(await api.post(paths.deposits, { ...eve, quoteId: quoteIds[0] }), 'deposit/ordered');
  });
});

it.each([
  ['cash', 'cash'],
  ['card-counter', 'card-counter'],
] as const)(
  'a deposit at the counter (%s) is recorded with the order, and creates a call task',
  async (depositBy, method) => {
    const { quoteId, quoteIds } = await takeOrder(3, { depositBy, dueOn: null, needsDelivery: false });
    for (const id of quoteIds)
      expect(await detailOf(id)).toMatchObject({ payment: 'paid', stage: 'to-measure' });
    const page = await pageOf(quoteId);
    expect(page.balance).toMatchObject({
      price: '1071.00',
      received: '107.10',
      payments: [{ method, amount: '107.10' }],
    });
    expect(await callsOf(quoteId)).toHaveLength(1);
  },
);

it('an order without a deposit can be started immediately', async () => {
  const { quoteId } = await takeOrder(1, { depositBy: 'none', dueOn: null, needsDelivery: false });
  expect(await orderOf(quoteId)).toMatchObject({ state: 'to-measure', awaitedDeposit: null });
  expect(await callsOf(quoteId)).toHaveLength(1);
});

it('a repeated request with the same key returns the same order', async () => {
  const request = aRequest(await ids(1));
  const key = newIdempotencyKey();
  const first = await expectSuccess<TakenOrder>(take(request, key));
  expect(await expectSuccess<TakenOrder>(take(request, key))).toEqual(first);
  expectError(await take(request), 'order/ordered-already');
});

it.each([
  ['another total than was shown', { totalAmount: '700.00' }, 'deposit/amounts-changed'],
  ['no total at all', { totalAmount: undefined }, 'request/invalid'],
  ['delivery without an address', { deliveryAddress: ' ' }, 'request/invalid'],
  [
    'a payment link without an email address',
    { depositBy: 'card-link', customerEmail: null },
    'request/invalid',
  ],
  ['a transfer without a due date', { dueOn: null }, 'request/invalid'],
] as const)('%s is refused, and nothing is ordered', async (_what, details, code) => {
  const quoteIds = await ids(1);
  expectError(await take(aRequest(quoteIds, details)), code);
  expect(await detailOf(quoteIds[0] ?? '')).toMatchObject({
    order: null,
    stage: null,
    customerName: null,
  });
});

it('declined, deleted or paid quotes cannot be ordered', async () => {
  const [declined = '', deleted = '', paid = ''] = await ids(3);
  await staff.put(paths.adminQuoteStatus(declined), { status: 'declined' });
  await staff.delete(paths.adminQuote(deleted));
  const deposit = await beginDeposit(api, { quoteId: paid });
  cards.pay(referenceOf(deposit));
  await checkAttempts(api, deposit.id);
  expectError(await take(aRequest([declined])), 'order/declined');
  expectError(await take(aRequest([deleted])), 'order/deleted');
  expectError(await take(aRequest([paid])), 'order/ordered-already');
});

it('a payment on an earlier page for one of these tops and another top goes to review', async () => {
  const [quoteId = '', other = ''] = await ids(2);
  const page = await beginDeposit(api, { quoteIds: [quoteId, other] });
  await expectSuccess(take(aRequest([quoteId], { needsDelivery: false })));
  cards.pay(referenceOf(page));
  await checkAttempts(api, page.id);
  expect((await statusOf(api, page.id)).paymentStatus).toBe('review');
  expect(await detailOf(quoteId)).toMatchObject({ status: 'approved', stage: 'to-measure' });
  expect((await orderOf(quoteId)).awaitedDeposit?.amount).toBe('35.70');
  expect(await detailOf(other)).toMatchObject({ payment: 'review', order: null });
});

it('two simultaneous orders of one quote create one order', async () => {
  const request = aRequest(await ids(1));
  const answers = await Promise.all([take(request), take(request), take(request)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
});

it('offers a bank transfer too if the customer got a link to the card page', async () => {
  const { quoteId } = await takeOrder(1, { depositBy: 'card-link' });
  expect((await pageOf(quoteId)).awaitedDeposit).toMatchObject({
    bank: { number: expect.any(String) as string },
    canPayByCard: true,
  });
});

it('can be paid by card even if its first top is cancelled', async () => {
  const { quoteId, quoteIds } = await takeOrder(2);
  await staff.put(paths.adminQuoteStatus(quoteId), { status: 'declined' });
  const other = quoteIds[1] ?? '';
  expect(await pageOf(other)).toMatchObject({ awaitedDeposit: { amount: '39.20', canPayByCard: true } });
  const page = await expectSuccess<RetryDepositResponse>(
    api.post(paths.payDeposit(await tokenOf(other)), {}),
  );
  expect(page.paymentUrl).toEqual(expect.any(String));
});

it('with more tops than fit one delivery creates a task for another delivery', async () => {
  const { quoteId } = await takeOrder(3, { depositBy: 'cash', dueOn: null });
  const tasks = await expectSuccess<AdminTask[]>(staff.get(`${paths.adminTasks}?pageSize=200`));
  const ofOrder = tasks.filter(({ quotes }) => quotes.some(({ id }) => id === quoteId));
  expect(ofOrder.map(({ kind }) => kind).sort()).toEqual(['arrange-delivery', 'call-customer']);
});
