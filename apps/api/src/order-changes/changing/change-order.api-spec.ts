import {
  type AdminQuoteDetail,
  type CompanySettings,
  type CustomerOrder,
  paths,
  type TakenOrder,
} from '@app/contracts';
import { makeOrderToken } from '../../appointments';
import { Statements } from '../../database/statements';
import {
  aDeposit,
  newIdempotencyKey,
  beginDeposit,
  saveQuotes,
  withKey,
} from '../../payments/testing/a-deposit';
import { askForBalance, beginBalance } from '../../payments/testing/an-order';
import { payByCard, useCards } from '../../payments/testing/use-cards';
import { expectError } from '../../testing/expect-error';
import { expectSuccess } from '../../testing/expect-success';
import { orderOf } from '../../testing/builders/order-of';
import { useStaff } from '../../testing/servers/use-api';
import { setStage } from '../../testing/builders/set-stage';

const { api, cards, now } = useCards({ DEPOSITS_PER_HOUR: '500' });
const staff = useStaff(api);

const address = '31 Orchard Way, Caversham\nRG4 7TT';
const inAWeek = () => new Date(now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
const unknownId = 'AAAAAAAAAAAAAAAAAAAAAA';
const detailOf = (id: string) => expectSuccess<AdminQuoteDetail>(staff.get(paths.adminQuote(id)));
const orderOfQuote = (quoteId: string) => orderOf(api, staff, quoteId);
const pageOf = async (quoteId: string) => {
  const token = await makeOrderToken(api.app.get(Statements), quoteId, now());
  return expectSuccess<CustomerOrder>(api.get(paths.customerOrder(token)));
};
const ids = async (count: number) => (await saveQuotes(api, count)).map(({ id }) => id);

/** An order of tops for £357.00 each, for collection, with the deposit paid by card. */
async function aPaidOrder(count: number) {
  const quoteIds = await ids(count);
  await payByCard(api, cards, await beginDeposit(api, aDeposit({ quoteIds })));
  const [first = ''] = quoteIds;
  const orderId = (await detailOf(first)).order?.id ?? '';
  return { quoteIds, first, orderId };
}
/** The same order taken by phone, with the deposit awaited by bank transfer. */
async function aTakenOrder(count: number) {
  const quoteIds = await ids(count);
  const order = {
    quoteIds,
    channel: 'phone',
    depositBy: 'bank-transfer',
    dueOn: inAWeek(),
    customerName: 'Peter Lowe',
    customerEmail: 'p.lowe@example.com',
    customerPhone: '07700 900465',
    needsDelivery: false,
    deliveryAddress: null,
    totalAmount: `${357 * count}.00`,
  };
  const { id, quoteId } = await expectSuccess<TakenOrder>(
    staff.post(paths.adminOrders, order, withKey(newIdempotencyKey())),
  );
  return { quoteIds, first: quoteId, orderId: id };
}
const deliver = (orderId: string, deliveryAddress: string | null = address) =>
  staff.put(paths.orderDelivery(orderId), { needsDelivery: true, deliveryAddress });
const collect = (orderId: string) => staff.put(paths.orderDelivery(orderId), { needsDelivery: false });
const add = (orderId: string, quoteIds: readonly string[]) =>
  staff.post(paths.orderTops(orderId), { quoteIds });

describe('an order changed to delivery', () => {
  it('keeps the agreed fee when the owner changes the fee; later orders cost the new fee', async () => {
    const [old, fresh] = [await aTakenOrder(1), await aTakenOrder(1)];
    await deliver(old.orderId);
    const { company, version } = await expectSuccess<CompanySettings>(staff.get(paths.company));
    const save = (deliveryFee: string, from: number) =>
      expectSuccess<CompanySettings>(staff.put(paths.company, { ...company, deliveryFee, version: from }));
    const changed = await save('42.00', version);
    await deliver(old.orderId, '1 Mill Lane, Reading\nRG1 1AA');
    await deliver(fresh.orderId);
    await save('35.00', changed.version);

    const amountOf = async (quoteId: string) => (await orderOfQuote(quoteId)).money.deliveryAmount;
    expect(await amountOf(old.first)).toBe('35.00');
    expect(await amountOf(fresh.first)).toBe('42.00');
  });

  it('costs the delivery fee once for all tops, until it is changed back', async () => {
    const { quoteIds, first, orderId } = await aPaidOrder(2);
    for (let times = 0; times < 2; times += 1) expect((await deliver(orderId)).statusCode).toBe(200);
    for (const id of quoteIds) expect(await detailOf(id)).toMatchObject({ deliveryAddress: address });
    expect((await orderOfQuote(first)).money).toMatchObject({
      deliveryAmount: '35.00',
      price: '749.00',
      balance: '677.60',
    });
    expect(await pageOf(first)).toMatchObject({ isDelivery: true, balance: { price: '749.00' } });
    const changesOf = async () =>
      (await detailOf(first)).timeline
        .filter(({ kind }) => kind === 'delivery-changed' || kind === 'customer-changed')
        .map(({ text }) => text);
    const before = (await changesOf()).filter((text) => text !== 'To be delivered, for £35.00');
    expect(await changesOf()).toEqual(['To be delivered, for £35.00', ...before]);
    await deliver(orderId, '1 Mill Lane, Reading\nRG1 1AA');
    expect(await changesOf()).toEqual(['Customer details changed', 'To be delivered, for £35.00', ...before]);

    expect((await collect(orderId)).statusCode).toBe(200);
    expect(await orderOfQuote(first)).toMatchObject({
      deliveryAddress: null,
      money: { deliveryAmount: '0.00', price: '714.00' },
    });
  });

  it('has a new awaited deposit, or a new balance if requested', async () => {
    const order = await aTakenOrder(1);
    await deliver(order.orderId);
    expect((await orderOfQuote(order.first)).awaitedDeposit?.amount).toBe('39.20');

    const { first, orderId } = await aPaidOrder(1);
    await setStage(api, first, 'measured');
    expect((await askForBalance(staff, first)).statusCode).toBe(200);
    await deliver(orderId);
    const token = await makeOrderToken(api.app.get(Statements), first, now());
    await payByCard(api, cards, await beginBalance(api, token, '356.30'));
    expect((await orderOfQuote(first)).money).toMatchObject({ received: '392.00', balance: '0.00' });
    const [invoiced] = await api.sql<{ pence: string; delivery: string }>(
      `SELECT sum(gross_pence) AS pence, sum(gross_pence) FILTER (WHERE description = 'Delivery') AS delivery
       FROM invoice JOIN invoice_line ON invoice_id = invoice.id WHERE order_id = $1`,
      [orderId],
    );
    expect(invoiced).toEqual({ pence: '39200', delivery: '3500' });
  });

  it('requires an address, and is rejected after the hand-over', async () => {
    const { first, orderId } = await aPaidOrder(1);
    expectError(await deliver(orderId, ' '), 'request/invalid');
    expectError(await deliver(unknownId), 'order/not-found');
    await staff.put(paths.adminQuoteStatus(first), { status: 'completed' });
    expectError(await deliver(orderId), 'order/completed');
  });
});

describe('tops added to an order', () => {
  it('share its reference, customer and balance', async () => {
    const { first, orderId } = await aPaidOrder(1);
    const added = await ids(2);
    for (let times = 0; times < 2; times += 1) expect((await add(orderId, added)).statusCode).toBe(200);
    const { tops, money } = await orderOfQuote(first);
    expect(tops.map(({ id }) => id)).toEqual([first, ...added]);
    expect(money).toMatchObject({ price: '1071.00', received: '35.70', balance: '1035.30' });
    for (const id of added)
      expect(await detailOf(id)).toMatchObject({
        status: 'approved',
        stage: 'to-measure',
        customerEmail: 'ada@example.com',
      });
    expect((await pageOf(added[1] ?? '')).tops).toHaveLength(3);
  });

  it('raise the awaited deposit', async () => {
    const { first, orderId } = await aTakenOrder(1);
    await add(orderId, await ids(1));
    expect((await orderOfQuote(first)).awaitedDeposit?.amount).toBe('71.40');
  });

  it('are rejected after cutting, or if they are already ordered', async () => {
    const { first, orderId } = await aPaidOrder(1);
    const other = await aPaidOrder(1);
    expectError(await add(orderId, [other.first]), 'order/ordered-already');
    expectError(await add(unknownId, await ids(1)), 'order/not-found');
    expectError(await add(orderId, [unknownId]), 'quote/not-found');
    await setStage(api, first, 'in-production');
    expectError(await add(orderId, await ids(1)), 'order/in-production');
  });
});
