import {
  type AdminQuote,
  type AdminQuoteDetail,
  type CustomerOrder,
  paths,
  type TakenOrder,
} from '@app/contracts';
import { makeOrderToken } from '../appointments';
import { Statements } from '../database/statements';
import { asStaff, type StaffCalls } from '../testing/as-staff';
import { expectError } from '../testing/expect-error';
import { expectSuccess } from '../testing/expect-success';
import { orderOf } from '../testing/builders/order-of';
import {
  aDeposit,
  newIdempotencyKey,
  beginDeposit,
  checkAttempts,
  referenceOf,
  saveQuotes,
  statusOf,
  withKey,
} from '../payments/testing/a-deposit';
import { askForBalance } from '../payments/testing/an-order';
import { payByCard, useCards } from '../payments/testing/use-cards';

const { api, cards } = useCards();
let staff: StaffCalls;
beforeAll(async () => {
  staff = await asStaff(api);
});

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

interface OrderRow {
  reference: string | null;
  quote_ids: string[];
  is_placed: boolean;
}

/** The orders of quotes, oldest first. */
const ordersOf = (quoteIds: readonly string[]) =>
  api.sql<OrderRow & Record<string, unknown>>(
    `SELECT reference, bool_and(is_placed) AS is_placed, array_agg(quote_id ORDER BY position) AS quote_ids
     FROM order_item JOIN customer_order ON customer_order.id = order_id
     WHERE order_id IN (SELECT order_id FROM order_item WHERE quote_id = ANY($1))
     GROUP BY customer_order.id ORDER BY created_at`,
    [quoteIds],
  );

const detailOf = (id: string) => expectSuccess<AdminQuoteDetail>(staff.get(paths.adminQuote(id)));
const orderPageOf = async (quoteId: string) => {
  const token = await makeOrderToken(api.app.get(Statements), quoteId, new Date());
  return expectSuccess<CustomerOrder>(api.get(paths.customerOrder(token)));
};
const measure = (quoteId: string) =>
  staff.post(paths.measurements(quoteId), {
    lengthMm: 1200,
    widthMm: 350,
    note: '',
    how: 'phone',
    price: 'keep',
    knownVersion: null,
  });

/** Three tops of £357.00 each with one paid deposit. */
async function aPaidOrder() {
  const quotes = await saveQuotes(api, 3);
  const ids = quotes.map(({ id }) => id);
  const deposit = await beginDeposit(api, { quoteIds: ids });
  await payByCard(api, cards, deposit);
  const [first = '', second = '', third = ''] = ids;
  return { ids, first, second, third };
}

describe('tops that are paid together', () => {
  it('are one order, found by staff with one reference', async () => {
    const { ids, first } = await aPaidOrder();
    const [order, ...others] = await ordersOf(ids);
    expect(others).toEqual([]);
    expect(order).toEqual({
      reference: expect.stringMatching(/^OR-\d\d-\d{5}$/) as string,
      quote_ids: ids,
      is_placed: true,
    });
    const reference = order?.reference ?? '';
    const found = await expectSuccess<AdminQuote[]>(
      staff.get(`${paths.adminQuotes}?search=${reference.toLowerCase().replace(/-0+/, '-')}`),
    );
    expect(found.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(found.map((quote) => quote.order?.reference)).toEqual([reference, reference, reference]);
    expect(await orderOf(api, staff, first)).toMatchObject({
      reference,
      tops: ids.map((id) => ({ id, stage: 'to-measure' })),
    });
  });

  it('have one page, one balance and one customer', async () => {
    const { ids, first, second, third } = await aPaidOrder();
    const orderPage = await orderPageOf(third);
    expect(orderPage.tops.map(({ quoteId }) => quoteId)).toEqual(ids);
    expect(orderPage.balance).toMatchObject({ price: '1071.00', received: '107.10', balance: '963.90' });
    for (const id of ids) await measure(id);
    expect((await askForBalance(staff, second)).statusCode).toBe(200);
    expect((await orderPageOf(first)).balance).toMatchObject({ balance: '963.90', state: 'payable' });
    const mails = await api.sql<{ quote_ids: string[] }>(
      `SELECT quote_ids FROM mail WHERE kind = 'balance-asked' AND quote_ids @> $1`,
      [[first]],
    );
    expect(mails.map(({ quote_ids }) => quote_ids)).toEqual([ids]);

    const customer = { customerName: 'Grace Hopper', customerEmail: 'grace@example.com' };
    await staff.put(paths.adminQuoteCustomer(second), customer);
    for (const id of ids) expect(await detailOf(id)).toMatchObject(customer);
  });

  it('remain ordered if one of them is cancelled; the order link of the cancelled top then shows the others', async () => {
    const { first, second } = await aPaidOrder();
    const token = await makeOrderToken(api.app.get(Statements), first, new Date());
    await staff.put(paths.adminQuoteStatus(first), { status: 'declined' });
    const orderPage = await expectSuccess<CustomerOrder>(api.get(paths.customerOrder(token)));
    expect(orderPage).toMatchObject({ stage: 'to-measure', cancellation: null, quote: { id: second } });
    expect(orderPage.tops.map(({ stage }) => stage)).toEqual([null, 'to-measure', 'to-measure']);
  });
});

it('an order that a customer began but did not pay has no reference, and its quotes can be in another order', async () => {
  const [firstId = '', secondId = ''] = (await saveQuotes(api, 2)).map(({ id }) => id);
  const depositForBoth = await beginDeposit(api, { quoteIds: [firstId, secondId] });
  const depositForFirst = await beginDeposit(api, { quoteId: firstId });
  await payByCard(api, cards, depositForFirst);
  expect(await ordersOf([firstId])).toEqual([
    { reference: null, quote_ids: [firstId, secondId], is_placed: false },
    { reference: expect.any(String) as string, quote_ids: [firstId], is_placed: true },
  ]);
  expect((await statusOf(api, depositForBoth.id)).paymentStatus).not.toBe('paid');
  expect((await detailOf(secondId)).order).toBeNull();
});

it('if two people pay for one top, the person whose payment is checked first gets it', async () => {
  const [quote] = await saveQuotes(api, 1);
  const quoteId = quote?.id;
  const ada = await beginDeposit(api, { quoteId });
  const grace = await beginDeposit(api, {
    quoteId,
    customerName: 'Grace Hopper',
    customerEmail: 'grace@example.com',
    customerPhone: '0118 496 0999',
  });
  cards.pay(referenceOf(ada));
  cards.pay(referenceOf(grace));
  await checkAttempts(api, grace.id);
  await checkAttempts(api, ada.id);
  expect((await ordersOf([quoteId ?? ''])).map(({ is_placed }) => is_placed)).toEqual([false, true]);
  expect((await statusOf(api, ada.id)).paymentStatus).toBe('review');
});

describe('a payment that staff record on a quote', () => {
  const record = (id: string, amount: string) =>
    expectSuccess<AdminQuoteDetail>(
      staff.post(
        paths.recordedPayments(id),
        { amount, method: 'cash', paidOn: new Date().toISOString().slice(0, 10) },
        withKey(newIdempotencyKey()),
      ),
    );
  const undo = (id: string, entryId = '') =>
    expectSuccess<AdminQuoteDetail>(
      staff.post(paths.undoPayment(id, entryId), { reason: 'The wrong quote' }),
    );

  it('places an order, even with a small amount; the next payment is for the same order', async () => {
    const [quote] = await saveQuotes(api, 1);
    const id = quote?.id ?? '';
    const begun = await record(id, '10.00');
    expect(begun).toMatchObject({
      order: { reference: expect.stringMatching(/^OR-/) as string },
      payment: 'none',
    });
    const paid = await record(id, '25.70');
    expect(paid).toMatchObject({ payment: 'paid', stage: 'to-measure', receivedDeposit: '35.70' });
    expect(paid.order).toEqual(begun.order);
    const refused = await api.post(paths.deposits, aDeposit({ quoteId: id }), withKey(newIdempotencyKey()));
    expectError(refused, 'deposit/not-payable');
  });

  it('no longer places an order once it is undone; a new payment places the same order again', async () => {
    const [quote] = await saveQuotes(api, 1);
    const id = quote?.id ?? '';
    const { order } = await record(id, '10.00');
    const [entry] = (await orderOf(api, staff, id)).money.entries;
    expect((await undo(id, entry?.id)).order).toBeNull();
    expect((await orderOf(api, staff, id)).money).toMatchObject({ received: '0.00', entries: [{}, {}] });
    expect((await record(id, '35.70')).order).toEqual(order);
  });
});

it('a card payment after staff took the order counts for that order', async () => {
  const [quote] = await saveQuotes(api, 1);
  const id = quote?.id ?? '';
  const deposit = await beginDeposit(api, { quoteId: id });
  const order = {
    quoteIds: [id],
    channel: 'phone',
    depositBy: 'bank-transfer',
    dueOn: inAWeek(),
    customerName: 'Ada Lovelace',
    customerEmail: 'ada@example.com',
    customerPhone: '0118 496 0123',
    needsDelivery: false,
    deliveryAddress: null,
    totalAmount: '357.00',
  };
  const { reference } = await expectSuccess<TakenOrder>(
    staff.post(paths.adminOrders, order, withKey(newIdempotencyKey())),
  );
  await payByCard(api, cards, deposit);
  expect((await statusOf(api, deposit.id)).paymentStatus).toBe('paid');
  expect(await detailOf(id)).toMatchObject({ order: { reference }, payment: 'paid' });
  expect(await orderOf(api, staff, id)).toMatchObject({
    awaitedDeposit: null,
    money: { received: '35.70', entries: [{ method: 'card-online' }] },
  });
  expect((await ordersOf([id])).filter(({ is_placed }) => is_placed)).toHaveLength(1);
});

it('the database rejects a quote in two placed orders', async () => {
  const { first } = await aPaidOrder();
  await expect(
    api.sql(
      `WITH other AS (INSERT INTO customer_order (id, channel, created_at, placed_at, reference, deposit_amount, price)
         VALUES ('AAAAAAAAAAAAAAAAAAAAAA', 'web', now(), now(), 'OR-26-99999', 35.70, 357) RETURNING id)
       INSERT INTO order_item (order_id, quote_id, agreed_id, top_id, position, is_placed)
       SELECT id, $1, $1, $1, 1, true FROM other`,
      [first],
    ),
  ).rejects.toMatchObject({ constraint: 'uq_order_item_placed' });
});
