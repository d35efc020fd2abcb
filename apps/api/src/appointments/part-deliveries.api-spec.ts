import {
  type AdminTask,
  type AppointmentWeek,
  paths,
  type QuoteAppointments,
  type TopToTake,
} from '@app/contracts';
import { undoWindowMs } from '../quotes';
import { expectError } from '../testing/expect-error';
import { saveAQuote } from '../testing/builders/a-basket';
import { setStage } from '../testing/builders/set-stage';
import { takeAnOrder } from '../testing/builders/take-an-order';
import { useAppointments } from './testing/use-appointments';

const { api, staff, runOutbox, clock, anOrderOf, offer, offered, anOfferOf, mails, read } = useAppointments();
const days = ['2026-11-26T08:00:00.000Z', '2026-11-27T08:00:00.000Z', '2026-12-01T08:00:00.000Z'];
const getAppointments = (quoteId: string) => staff.get(paths.quoteAppointments(quoteId));
const appointmentsOf = async (quoteId: string) => (await getAppointments(quoteId)).json<QuoteAppointments>();
const oneOfEach = (...quoteIds: string[]): TopToTake[] =>
  quoteIds.map((quoteId) => ({ quoteId, quantity: 1 }));
const delivery = (day: number, tops?: TopToTake[]) => ({ kind: 'delivery', startsAt: days[day], tops });
/** Books a delivery, a second later than the last one. */
function book(quoteId: string, request: object) {
  clock.now = new Date(clock.now.getTime() + 1000);
  return offered(quoteId, request);
}
const handOver = (id: string) => staff.post(paths.handOverAppointment(id), {});
const deliveryTasks = async (status: 'open' | 'done') =>
  (await staff.get(`${paths.adminTasks}?status=${status}`))
    .json<AdminTask[]>()
    .filter(({ kind }) => kind === 'arrange-delivery').length;
const stagesOf = async (ids: string[]) => {
  const rows = await api.sql<{ agreed_id: string; stage: string }>('SELECT agreed_id, stage FROM order_item');
  return ids.map((id) => rows.find((row) => row.agreed_id === id)?.stage);
};
async function fiveTops() {
  const ids = (await anOrderOf(5)).map(({ id }) => id);
  for (const id of ids) await setStage(api, id, 'in-production');
  const [one = '', two = '', three = '', ...rest] = ids;
  for (const id of [one, two, three]) await setStage(api, id, 'ready');
  return { ids, one, two, three, rest };
}

describe('a delivery of a part of an order', () => {
  it('contains the tops that staff choose; the others can be delivered later', async () => {
    const { one, two, three, rest } = await fiveTops();
    const id = await book(one, delivery(0, oneOfEach(one, two)));
    expect(await appointmentsOf(one)).toMatchObject({
      canOffer: true,
      appointments: [{ id, part: { of: 5, tops: [{ quoteId: one, number: 1 }, { number: 2 }] } }],
      tops: [{ free: 0 }, { free: 0 }, { quoteId: three, free: 1, stage: 'ready' }, { free: 1 }, { free: 1 }],
    });
    expectError(await offer(one, delivery(1, oneOfEach(two, three))), 'appointment/tops-taken');
    const next = await book(one, delivery(1));
    const [second] = (await appointmentsOf(one)).appointments;
    expect(second?.id).toBe(next);
    expect(second?.part?.tops.map(({ quoteId }) => quoteId)).toEqual([three, ...rest]);
    expect((await appointmentsOf(one)).canOffer).toBe(false);
    const week = (await staff.get(paths.appointmentWeek('2026-11-25'))).json<AppointmentWeek>();
    expect(week.days.flatMap(({ booked }) => booked).map(({ part }) => part?.tops.length)).toEqual([2, 3]);
  });

  it('can be changed to other tops, and the customer sees them on the order page', async () => {
    const { one, two, three } = await fiveTops();
    const id = await book(one, delivery(0, oneOfEach(one)));
    const change = { startsAt: days[0], tops: oneOfEach(two, three) };
    expect((await staff.put(paths.adminAppointment(id), change)).statusCode).toBe(204);
    expect((await appointmentsOf(one)).appointments[0]?.part?.tops).toMatchObject([
      { number: 2 },
      { number: 3 },
    ]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['appointment-booked']);
    const { token } = await anOfferOf(one, { kind: 'delivery', tops: oneOfEach(one) });
    expect(await read(token)).toMatchObject({
      appointment: { state: 'offered', part: '1 of 5 tops: 1' },
      furtherAppointments: [{ id, state: 'booked', part: '2 of 5 tops: 2 and 3' }],
    });
  });

  it('lists its tops in the mail', async () => {
    const { one, two } = await fiveTops();
    await book(one, delivery(0, oneOfEach(one, two)));
    expect((await mails())[0]?.html).toContain('2 of 5 tops: 1 and 2');
  });

  it('hands over only its own tops; the task to arrange another delivery ends with the last one', async () => {
    const { ids, one, two, rest } = await fiveTops();
    const first = await book(one, delivery(0, oneOfEach(one, two)));
    expect(await deliveryTasks('open')).toBe(1);
    expect((await handOver(first)).statusCode).toBe(204);
    expect(await stagesOf(ids)).toEqual([
      'delivered',
      'delivered',
      'ready',
      'in-production',
      'in-production',
    ]);
    expect((await appointmentsOf(one)).appointments).toMatchObject([{ id: first, state: 'done' }]);
    for (const id of rest) await setStage(api, id, 'ready');
    const move = { from: 'ready', stage: 'delivered' };
    for (const id of ids.slice(2)) await staff.put(paths.orderStage(id), move);
    expect(await deliveryTasks('open')).toBe(0);
    await staff.put(paths.orderStage(ids[4] ?? ''), { from: 'delivered', stage: 'ready' });
    expect(await deliveryTasks('open')).toBe(1);
  });

  it('does not hand over tops that are not ready; they can be booked again', async () => {
    const { ids, one, three, rest } = await fiveTops();
    const whole = await book(one, delivery(0));
    expect((await appointmentsOf(one)).appointments[0]?.part).toBeNull();
    expect((await handOver(whole)).statusCode).toBe(204);
    expect((await stagesOf(ids)).slice(2)).toEqual(['delivered', 'in-production', 'in-production']);
    const { appointments, canOffer, tops } = await appointmentsOf(one);
    expect(appointments[0]).toMatchObject({ state: 'done', part: { tops: [{}, {}, { quoteId: three }] } });
    expect(canOffer).toBe(true);
    expect(tops.map(({ quoteId, free }) => [quoteId, free])).toEqual(rest.map((id) => [id, 1]));
  });

  it('is cancelled once all its tops are cancelled, not when another top is', async () => {
    const { one, two } = await fiveTops();
    const id = await book(one, delivery(0, oneOfEach(two)));
    const cancel = (quoteId: string) =>
      staff.post(
        paths.cancelOrder(quoteId),
        { refunded: '0', reason: 'Changed their mind', quoteIds: [quoteId] },
        { 'idempotency-key': `cancel-${quoteId}` },
      );
    const state = async () =>
      (await appointmentsOf(one)).appointments.find((found) => found.id === id)?.state;
    expect((await cancel(one)).statusCode).toBe(200);
    expect(await state()).toBe('booked');
    expect((await cancel(two)).statusCode).toBe(200);
    expect(await state()).toBe('cancelled');
  });

  it('is rejected without tops, with more tops than ordered, and with tops of another order', async () => {
    const { one } = await fiveTops();
    const { one: strange } = await fiveTops();
    expectError(await offer(one, delivery(0, [])), 'appointment/tops-taken');
    expectError(await offer(one, delivery(0, [{ quoteId: one, quantity: 2 }])), 'appointment/tops-taken');
    expectError(await offer(one, delivery(0, oneOfEach(strange))), 'appointment/tops-taken');
    expectError(await offer(one, delivery(0, oneOfEach(one, one))), 'appointment/tops-taken');
    expectError(await offer(one, delivery(0, [{ quoteId: one, quantity: 0 }])), 'request/invalid');
  });
});

describe('a hand-over that is undone', () => {
  const undo = (id: string) => staff.post(paths.undoHandOver(id), {});
  const statesOf = async (quoteId: string) =>
    (await appointmentsOf(quoteId)).appointments.map(({ state }) => state).toReversed();
  const eventsOf = (quoteId: string) =>
    api.sql<{ details: object }>(
      `SELECT details FROM timeline_entry WHERE kind = 'handed-over' AND quote_id = $1 ORDER BY id`,
      [quoteId],
    );

  it('of some of several equal tops is booked again, and its tops can be handed over again', async () => {
    const quote = await saveAQuote(api, { quantity: 24 });
    await takeAnOrder(staff, [quote], { needsDelivery: true });
    await setStage(api, quote.id, 'in-production');
    const eight = [{ quoteId: quote.id, quantity: 8 }];
    const first = await book(quote.id, delivery(0, eight));
    expectError(await undo(first), 'appointment/not-handed-over');
    expect((await handOver(first)).statusCode).toBe(204);
    expect((await undo(first)).statusCode).toBe(204);
    expectError(await undo(first), 'appointment/not-handed-over');
    expect(await statesOf(quote.id)).toEqual(['booked']);
    expect((await appointmentsOf(quote.id)).tops).toMatchObject([{ free: 16, stage: 'in-production' }]);
    expect(await eventsOf(quote.id)).toMatchObject([
      { details: { some: '8 of 24 Calacatta Gold' } },
      { details: { some: '8 of 24 Calacatta Gold', isUndone: true } },
    ]);
    expect((await handOver(first)).statusCode).toBe(204);
    const rest = await book(quote.id, delivery(1));
    await setStage(api, quote.id, 'ready');
    expect((await handOver(rest)).statusCode).toBe(204);
    expect(await statesOf(quote.id)).toEqual(['done', 'done']);
    expectError(await undo(first), 'appointment/not-handed-over');
    // The last handover is undone first, so the top is no longer delivered.
    expect((await undo(rest)).statusCode).toBe(204);
    expect((await undo(first)).statusCode).toBe(204);
    expect(await stagesOf([quote.id])).toEqual(['ready']);
    expect(await statesOf(quote.id)).toEqual(['booked', 'booked']);
  });

  it('makes its tops ready again', async () => {
    const { ids, one, two } = await fiveTops();
    const id = await book(one, delivery(0, oneOfEach(one, two)));
    await handOver(id);
    expect((await undo(id)).statusCode).toBe(204);
    expect((await stagesOf(ids)).slice(0, 2)).toEqual(['ready', 'ready']);
    expect(await statesOf(one)).toEqual(['booked']);
  });

  it('sends neither mail nor invoice twice', async () => {
    const quote = await saveAQuote(api, { quantity: 2 });
    await takeAnOrder(staff, [quote], { needsDelivery: true, customerEmail: 'ada@example.com' });
    await setStage(api, quote.id, 'ready');
    const first = await book(quote.id, delivery(0, oneOfEach(quote.id)));
    const last = await book(quote.id, delivery(1));
    for (const id of [first, last]) {
      await handOver(id);
      await undo(id);
      expect((await handOver(id)).statusCode).toBe(204);
    }
    clock.now = new Date(clock.now.getTime() + undoWindowMs);
    await runOutbox();
    await mails();
    const sent = await api.sql(`SELECT kind FROM mail WHERE kind IN ('order-handed-over', 'invoice')`);
    expect(sent).toEqual([{ kind: 'order-handed-over' }]);
    expect(await api.sql(`SELECT kind FROM invoice`)).toEqual([{ kind: 'final' }]);
  });
});

it('a builder gets 24 equal tops in three deliveries of eight', async () => {
  const quote = await saveAQuote(api, { quantity: 24 });
  await takeAnOrder(staff, [quote], { needsDelivery: true });
  await setStage(api, quote.id, 'in-production');
  const eight = [{ quoteId: quote.id, quantity: 8 }];
  expect(await deliveryTasks('open')).toBe(1);
  const first = await book(quote.id, delivery(0, eight));
  const second = await book(quote.id, delivery(1, eight));
  const third = await book(quote.id, delivery(2));
  expect(await deliveryTasks('open')).toBe(0);
  expect((await appointmentsOf(quote.id)).appointments.map(({ part }) => part)).toEqual(
    [1, 2, 3].map(() => ({ of: 24, tops: [{ quoteId: quote.id, number: 1, quantity: 8, of: 24 }] })),
  );
  expect((await handOver(first)).statusCode).toBe(204);
  expect((await handOver(second)).statusCode).toBe(204);
  expect(await stagesOf([quote.id])).toEqual(['in-production']);
  expect((await appointmentsOf(quote.id)).appointments.map(({ state }) => state)).toEqual([
    'booked',
    'done',
    'done',
  ]);
  expectError(await handOver(third), 'visit/nothing-ready');
  await setStage(api, quote.id, 'ready');
  expect((await handOver(third)).statusCode).toBe(204);
  expect(await stagesOf([quote.id])).toEqual(['delivered']);
});
