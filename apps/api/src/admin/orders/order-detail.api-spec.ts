import {
  type AdminOrderDetail,
  type AdminQuoteDetail,
  type CustomerOrder,
  paths,
  type SaveMeasurementsResponse,
  type TakenOrder,
} from '@app/contracts';
import { newIdempotencyKey, beginDeposit, saveQuotes, withKey } from '../../payments/testing/a-deposit';
import { payByCard, useCards } from '../../payments/testing/use-cards';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { countQueries } from '../../testing/database/count-queries';
import { expectError } from '../../testing/expect-error';
import { expectSuccess } from '../../testing/expect-success';
import { signIn } from '../../testing/sign-in';

const { api, cards } = useCards();
let staff: StaffCalls;
beforeAll(async () => {
  staff = await asStaff(api);
});

const address = '31 Orchard Way, Caversham\nRG4 7TT';
const read = (orderId: string) => expectSuccess<AdminOrderDetail>(staff.get(paths.adminOrder(orderId)));
const orderIdOf = async (quoteId: string) =>
  (await expectSuccess<AdminQuoteDetail>(staff.get(paths.adminQuote(quoteId)))).order?.id ?? '';

/** Tops of £357.00 each, delivered, with a deposit that was paid by card. */
async function aPaidOrder(count: number) {
  const quoteIds = (await saveQuotes(api, count)).map(({ id }) => id);
  const deposit = await beginDeposit(api, { quoteIds, needsDelivery: true, deliveryAddress: address });
  await payByCard(api, cards, deposit);
  return { quoteIds, orderId: await orderIdOf(quoteIds[0] ?? '') };
}

const measure = (quoteId: string, lengthMm: number, price: 'keep' | 'revise') =>
  expectSuccess<SaveMeasurementsResponse>(
    staff.post(paths.measurements(quoteId), {
      lengthMm,
      widthMm: 350,
      note: '',
      how: 'phone',
      price,
      knownVersion: null,
    }),
  );

it('shows content, customer, destination and payments', async () => {
  const { quoteIds, orderId } = await aPaidOrder(2);
  const order = await read(orderId);
  expect(order).toMatchObject({
    reference: expect.stringMatching(/^OR-\d\d-\d{5}$/) as string,
    channel: 'web',
    takenBy: null,
    state: 'to-measure',
    job: null,
    awaitedDeposit: null,
    customer: { name: 'Ada Lovelace', email: 'ada@example.com', phone: '0118 496 0123', isFromLink: false },
    needsDelivery: true,
    deliveryAddress: address,
    money: {
      topsAmount: '714.00',
      deliveryAmount: '35.00',
      keptAmount: '0.00',
      price: '749.00',
      received: '74.90',
      balance: '674.10',
      isDepositPaid: true,
      isInReview: false,
      balanceRequest: null,
      entries: [{ kind: 'payment', method: 'card-online', amount: '74.90' }],
      deposits: [{ paymentStatus: 'paid' }],
    },
    invoicing: { invoices: [{ kind: 'deposit', amount: '74.90' }], recipient: null },
    appointments: { appointments: [], canOffer: true, hasEmail: true },
    tasks: [{ kind: 'call-customer', phone: '0118 496 0123' }],
  });
  expect(order.tops).toMatchObject(
    quoteIds.map((id) => ({
      id,
      quantity: 1,
      stage: 'to-measure',
      totalPrice: '357.00',
      ordered: { id, totalPrice: '357.00' },
      agreed: null,
      proposal: null,
      cancellation: null,
    })),
  );
});

it('shows each event of its tops once, with the top concerned', async () => {
  const { quoteIds, orderId } = await aPaidOrder(3);
  const [first = ''] = quoteIds;
  await measure(first, 1200, 'keep');
  const { timeline, tops } = await read(orderId);
  const saidOf = (kind: string) => timeline.filter((event) => event.kind === kind);
  expect(saidOf('deposit-paid')).toHaveLength(1);
  expect(saidOf('saved')).toHaveLength(3);
  expect(saidOf('measured')).toMatchObject([
    { detail: expect.stringContaining(tops[0]?.reference ?? '?') as string },
  ]);
  expect(saidOf('deposit-paid')[0]?.detail ?? '').not.toContain('VT-');
});

it("redirects staff to the customer's page of the order, unless another website sent the request", async () => {
  const { quoteIds, orderId } = await aPaidOrder(2);
  const found = await staff.get(paths.customersPage(orderId));
  expect(found.statusCode).toBe(302);
  const [, token = ''] = /^\/order\/([\w-]{43})$/.exec(String(found.headers.location)) ?? [];
  const page = await expectSuccess<CustomerOrder>(api.get(paths.customerOrder(token)));
  expect(page.tops.map(({ quoteId }) => quoteId)).toEqual(quoteIds);
  const aDay = `interval '1 day'`;
  await api.sql(`UPDATE order_link SET created_at = created_at - ${aDay}, ends_at = ends_at - ${aDay}`);
  expectError(await api.get(paths.customerOrder(token)), 'order/unknown-link');

  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  const url = paths.customersPage(orderId);
  const foreign = await api.inject({ method: 'GET', url, headers: { ...(await signIn(api)), ...elsewhere } });
  expectError(foreign, 'request/foreign-origin');
  expectError(await staff.get(paths.customersPage('AAAAAAAAAAAAAAAAAAAAAA')), 'order/not-found');
});

it('has the proposed price until the customer answers, and then the ordered and the agreed price', async () => {
  const { quoteIds, orderId } = await aPaidOrder(1);
  const [quoteId = ''] = quoteIds;
  const { revisedQuote } = await measure(quoteId, 1400, 'revise');
  const { id = '', totalPrice = '' } = revisedQuote ?? {};
  const asked = (await read(orderId)).tops[0];
  expect(asked).toMatchObject({ id: quoteId, proposal: { id, totalPrice, length: 1400 }, agreed: null });
  expect(asked?.proposal?.proposedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);

  await expectSuccess(api.post(paths.answerRevision(id), { isAgreed: true, totalPrice }));
  expect((await read(orderId)).tops[0]).toMatchObject({
    id,
    totalPrice,
    length: 1400,
    proposal: null,
    agreed: { at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string, recorded: null },
    ordered: { id: quoteId, totalPrice: '357.00', length: 1200 },
  });
});

it('lists a cancelled top in its position with its refund, and leaves it out of the price', async () => {
  const { quoteIds, orderId } = await aPaidOrder(2);
  const [first = '', second] = quoteIds;
  const request = { quoteIds: [first], refunded: '30.00', reason: 'We keep the old one' };
  await expectSuccess(staff.post(paths.cancelOrder(first), request, withKey(newIdempotencyKey())));
  const { tops, money, customer } = await read(orderId);
  expect(tops).toMatchObject([
    { id: first, stage: null, cancellation: { refunded: '30.00', reason: 'We keep the old one' } },
    { id: second, stage: 'to-measure', cancellation: null },
  ]);
  expect(customer.name).toBe('Ada Lovelace');
  expect(money.topsAmount).toBe('357.00');
  const { topsAmount, deliveryAmount, keptAmount, price } = money;
  expect(Number(topsAmount) + Number(deliveryAmount) + Number(keptAmount)).toBeCloseTo(Number(price), 2);
});

it('shows the awaited deposit of an order that staff took', async () => {
  const [quote] = await saveQuotes(api, 1);
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const taken = await expectSuccess<TakenOrder>(
    staff.post(
      paths.adminOrders,
      {
        quoteIds: [quote?.id],
        channel: 'phone',
        depositBy: 'bank-transfer',
        dueOn: inAWeek,
        customerName: 'Peter Lowe',
        customerEmail: 'p.lowe@example.com',
        customerPhone: '07700 900465',
        needsDelivery: false,
        deliveryAddress: null,
        totalAmount: '357.00',
      },
      withKey(newIdempotencyKey()),
    ),
  );
  expect(await read(taken.id)).toMatchObject({
    channel: 'phone',
    takenBy: expect.any(String) as string,
    needsDelivery: false,
    state: 'awaiting-deposit',
    awaitedDeposit: { amount: '35.70', method: 'bank-transfer', dueOn: inAWeek, isLate: false },
    money: { isDepositPaid: false, deliveryAmount: '0.00', received: '0.00' },
    tasks: [],
  });
});

it('still returns an order whose only payment was undone', async () => {
  const [quote] = await saveQuotes(api, 1);
  const id = quote?.id ?? '';
  const payment = { amount: '10.00', method: 'cash', paidOn: new Date().toISOString().slice(0, 10) };
  await expectSuccess(staff.post(paths.recordedPayments(id), payment, withKey(newIdempotencyKey())));
  const orderId = await orderIdOf(id);
  const [entry] = (await read(orderId)).money.entries;
  await expectSuccess(staff.post(paths.undoPayment(id, entry?.id ?? ''), { reason: 'The wrong quote' }));
  expect(await read(orderId)).toMatchObject({
    state: null,
    tops: [{ id }],
    money: { received: '0.00' },
  });
});

it('responds 404 until the order is placed', async () => {
  const { id } = await beginDeposit(api);
  const [begun] = await api.sql<{ order_id: string }>('SELECT order_id FROM deposit WHERE id = $1', [id]);
  expectError(await staff.get(paths.adminOrder(begun?.order_id ?? '')), 'order/not-found');
  expectError(await staff.get(paths.adminOrder('AAAAAAAAAAAAAAAAAAAAAA')), 'order/not-found');
});

it('uses the same number of statements for six tops as for one', async () => {
  const one = await aPaidOrder(1);
  const six = await aPaidOrder(6);
  const count = (orderId: string) => countQueries(() => read(orderId));
  expect(await count(six.orderId)).toBe(await count(one.orderId));
});
