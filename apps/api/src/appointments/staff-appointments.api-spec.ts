import {
  type AdminQuoteDetail,
  type AdminTask,
  type AppointmentRules,
  type AppointmentWeek,
  type CustomerOrder,
  paths,
  type QuoteAppointments,
  type StaffRole,
  defaultAppointmentRules,
} from '@app/contracts';
import { Statements } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { randomId } from '../platform/ids/random-id';
import { OutboxHandlers } from '../platform/outbox/outbox-handlers';
import { orderEnded } from '../quotes';
import { saveAQuote } from '../testing/builders/a-basket';
import { auditEntriesOf } from '../testing/audit-entries';
import { expectError } from '../testing/expect-error';
import { EndAppointments } from './end-appointments';
import { makeOrderToken } from './links/order-links';
import { AppointmentReminderSweep } from './mails/appointment-reminder-sweep';
import { timesOf, useAppointments } from './testing/use-appointments';
import { addStaff } from '../testing/sign-in';
import { setStage } from '../testing/builders/set-stage';

const {
  api,
  staff,
  worker,
  clock,
  anOrder,
  anOrderOf,
  offer,
  offered,
  anOffer,
  mails,
  get,
  read,
  pick,
  giveUp,
} = useAppointments();

const stateOf = async (id: string) =>
  (await api.sql<{ state: string }>('SELECT state FROM appointment WHERE id = $1', [id]))[0]?.state;
const ofQuote = async (quoteId: string) =>
  (await staff.get(paths.quoteAppointments(quoteId))).json<QuoteAppointments>();
const readWeek = async () => (await staff.get(paths.appointmentWeek('2026-11-25'))).json<AppointmentWeek>();
const changeAppointment = (id: string, changes: object) => staff.put(paths.adminAppointment(id), changes);
const cancel = (id: string) => staff.post(paths.cancelAppointment(id), {});
const setStatus = (quoteId: string, status: string) => staff.put(paths.adminQuoteStatus(quoteId), { status });
const kindsOfMails = async () => (await mails()).map(({ kind }) => kind);
async function twoTops(): Promise<[string, string]> {
  const [one, two] = await anOrderOf(2);
  return [one?.id ?? '', two?.id ?? ''];
}
const aThursday = '2026-11-26T08:00:00.000Z';
const delivery = { kind: 'delivery', startsAt: aThursday };

describe('staff', () => {
  it('book a time agreed by phone, move it and cancel it, each logged', async () => {
    const quoteId = await anOrder();
    const id = await offered(quoteId, delivery);
    expectError(await offer(quoteId), 'appointment/arranged');
    const move = await changeAppointment(id, { startsAt: '2026-11-26T11:00:00.000Z' });
    expect(move.statusCode).toBe(204);
    expect((await cancel(id)).statusCode).toBe(204);
    expect(await kindsOfMails()).toEqual([
      'appointment-booked',
      'appointment-moved',
      'appointment-cancelled',
    ]);
    expect((await auditEntriesOf(api, quoteId)).map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'quote.book-appointment',
        'quote.move-appointment',
        'quote.cancel-appointment',
      ]),
    );
    expect(await ofQuote(quoteId)).toMatchObject({
      canOffer: true,
      hasEmail: true,
      appointments: [{ id, state: 'cancelled', address: '14 Abbey Street, Reading RG1 3BA' }],
    });
  });

  it.each([
    ['2026-11-27T08:00:00.000Z', 'on the page of your order until Thursday 26 November, 08:00.'],
    [aThursday, 'please ring us: it is too late to change it on our site.'],
  ])('send mails that offer changes only while changes are possible: %s', async (startsAt, words) => {
    await offered(await anOrder(), { kind: 'measuring-visit', startsAt });
    const [booked] = await mails();
    expect(booked?.html).toContain(words);
    expect(booked?.html.match(/You can move it|too late/g)).toHaveLength(1);
  });

  it('cannot offer an appointment without an order, and send no mail without an email address', async () => {
    const { id } = await saveAQuote(api);
    expectError(await offer(id), 'appointment/not-an-order');
    expectError(await offer(randomId()), 'quote/not-found');
    await offered(await anOrder(null));
    expect(await mails()).toEqual([]);
  });

  const personNamed = (email: string, role: StaffRole = 'fitter') =>
    addStaff(api, { email, isAdmin: true, role });
  const todayAt1215 = '2026-11-25T12:15:00.000Z';

  it('can book any time and duration, even today and on closed days', async () => {
    await offered(await anOrder(), { kind: 'measuring-visit', startsAt: todayAt1215, minutes: 20 });
    const sunday = '2026-11-29T20:00:00.000Z';
    const quoteId = await anOrder();
    const id = await offered(quoteId, { kind: 'delivery', startsAt: sunday });
    expect(await ofQuote(quoteId)).toMatchObject({
      appointments: [{ startsAt: sunday, endsAt: '2026-11-29T23:00:00.000Z', person: null }],
    });
    const passed = { startsAt: '2026-11-25T09:59:00.000Z' };
    expectError(await changeAppointment(id, passed), 'appointment/past');
    for (const minutes of [0, 14, 481, '60'])
      expectError(await changeAppointment(id, { startsAt: sunday, minutes }), 'request/invalid');
  });

  it('can assign a person, who cannot have two appointments at the same time and sees phone and address', async () => {
    const { userId } = await personNamed('sam@example.com');
    await offered(await anOrder(), { kind: 'measuring-visit', startsAt: todayAt1215, personId: userId });
    const other = await anOrder();
    const overlapping = { kind: 'delivery', startsAt: '2026-11-25T13:00:00.000Z', personId: userId };
    expectError(await offer(other, overlapping), 'appointment/person-busy');
    await offered(other, { ...overlapping, startsAt: '2026-11-25T13:45:00.000Z' });
    const week = await readWeek();
    expect(week).toMatchObject({ from: '2026-11-25', to: '2026-12-01' });
    expect(week.people).toContainEqual({ id: userId, name: expect.any(String) as string });
    expect(week.days[0]?.booked).toMatchObject([
      {
        person: { id: userId },
        address: '14 Abbey Street, Reading RG1 3BA',
        customerPhone: expect.any(String) as string,
      },
      { kind: 'delivery', person: { id: userId } },
    ]);
  });

  it('can assign another person without a mail to the customer, but nobody who has left', async () => {
    const quoteId = await anOrder();
    const [sam, gone] = [await personNamed('sue@example.com'), await personNamed('gone@example.com')];
    await api.sql('UPDATE staff_user SET is_active = false WHERE id = $1', [gone.userId]);
    const id = await offered(quoteId, { kind: 'delivery', startsAt: todayAt1215 });
    const name = (personId: number | null) => changeAppointment(id, { startsAt: todayAt1215, personId });
    expectError(await name(gone.userId), 'appointment/unknown-person');
    expect((await name(sam.userId)).statusCode).toBe(204);
    expect(await kindsOfMails()).toEqual(['appointment-booked']);
    expect((await auditEntriesOf(api, quoteId)).at(-1)).toMatchObject({ action: 'quote.assign-appointment' });
    const { timeline } = (await staff.get(paths.adminQuote(quoteId))).json<AdminQuoteDetail>();
    expect(timeline.find(({ kind }) => kind === 'appointment-assigned')?.text).toMatch(/^Delivery: \w+/);
  });

  it('can change person and time together, even if the new person is busy at the old time', async () => {
    const { userId } = await personNamed('una@example.com');
    await offered(await anOrder(), { kind: 'measuring-visit', startsAt: todayAt1215, personId: userId });
    const quoteId = await anOrder();
    const id = await offered(quoteId, { kind: 'delivery', startsAt: todayAt1215 });
    const change = { startsAt: '2026-11-26T09:00:00.000Z', personId: userId };
    expect((await changeAppointment(id, change)).statusCode).toBe(204);
    expect(await ofQuote(quoteId)).toMatchObject({
      appointments: [{ startsAt: change.startsAt, person: { id: userId } }],
    });
  });

  it('offer customers no time at which the assigned person is busy', async () => {
    const { userId } = await personNamed('sol@example.com');
    const { token, first, id } = await anOffer({ kind: 'measuring-visit', personId: userId });
    await offered(await anOrder(), { kind: 'collection', startsAt: first, personId: userId });
    expectError(await pick(token, id, first), 'appointment/taken');
    expect(timesOf(await read(token))).not.toContain(first);
  });

  it('can offer another appointment once the last one is over', async () => {
    const quoteId = await anOrder();
    await offered(quoteId, { kind: 'measuring-visit', startsAt: aThursday });
    clock.now = new Date('2026-11-26T12:00:00Z');
    await offered(quoteId, { kind: 'delivery' });
  });

  it('can edit the rules, which changes the offered times but no bookings', async () => {
    const { token, id, first } = await anOffer();
    await pick(token, id, first);
    const rules: AppointmentRules = {
      ...defaultAppointmentRules,
      slots: { ...defaultAppointmentRules.slots, 'measuring-visit': { minutes: 60, places: 1 } },
    };
    const reply = await staff.put(paths.appointmentRules, rules);
    expect(reply.json()).toEqual(rules);
    const { appointment } = await read(token);
    expect(appointment).toMatchObject({ state: 'booked', startsAt: first });
    const free = (await anOffer()).times;
    // The visit of 90 minutes overlaps the first two hours.
    expect(free.slice(0, 2)).toEqual(['2026-11-27T10:00:00.000Z', '2026-11-27T11:00:00.000Z']);
    expect((await auditEntriesOf(api, '1')).at(-1)).toMatchObject({ action: 'appointment-rules.update' });
  });

  it.each<[string, object]>([
    ['hours', { hours: Array.from({ length: 7 }, () => ({ from: '17:00', to: '08:00' })) }],
    ['travelDays', { travelDays: [1, 2, 3] }],
    ['noticeDays', { noticeDays: 0 }],
    ['slots', { slots: { ...defaultAppointmentRules.slots, delivery: { minutes: 5, places: 1 } } }],
  ])('get an error for invalid rules at %s', async (field, change) => {
    const reply = await staff.put(paths.appointmentRules, { ...defaultAppointmentRules, ...change });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ details: { fields: [{ field }] } });
  });
});

describe('sizes that staff record', () => {
  async function measure(quoteId: string, how: string) {
    const sizes = { lengthMm: 1200, widthMm: 350, price: 'keep', knownVersion: null };
    expect((await staff.post(paths.measurements(quoteId), { ...sizes, how })).statusCode).toBe(201);
  }

  it('cancel a call that is no longer needed because all tops are measured', async () => {
    const [first, second] = await twoTops();
    const id = await offered(first, { kind: 'measuring-call', startsAt: aThursday });
    await measure(first, 'showroom');
    expect(await stateOf(id)).toBe('booked');
    await measure(second, 'showroom');
    expect(await stateOf(id)).toBe('cancelled');
  });

  it.each([
    ['on-site', 'done'],
    ['phone', 'cancelled'],
  ])('taken by %s leave a visit %s', async (how, state) => {
    const quoteId = await anOrder();
    const id = await offered(quoteId, { kind: 'measuring-visit', startsAt: aThursday });
    await measure(quoteId, how);
    expect(await stateOf(id)).toBe(state);
  });
});

describe('a booked visit or call to measure', () => {
  const tasks = async (status: string) =>
    (await staff.get(`${paths.adminTasks}?status=${status}`))
      .json<AdminTask[]>()
      .filter(({ kind }) => kind === 'call-customer')
      .map(({ detail, dueAt }) => [detail, dueAt]);
  const visit = { kind: 'measuring-visit', startsAt: '2026-11-27T10:00:00.000Z' };

  it('completes the task to call the customer, with the reason, until the visit is cancelled', async () => {
    const quoteId = await anOrder();
    expect(await tasks('open')).toEqual([[null, '2026-11-26T10:00:00.000Z']]);
    const id = await offered(quoteId, { kind: 'measuring-visit' });
    expect(await tasks('open')).toHaveLength(1);
    await changeAppointment(id, { startsAt: visit.startsAt });
    expect(await tasks('open')).toEqual([]);
    expect(await tasks('done')).toMatchObject([
      ['A visit or call to measure is booked.', expect.any(String)],
    ]);
    clock.now = new Date('2026-11-26T19:00:00Z');
    await cancel(id);
    expect(await tasks('open')).toEqual([[null, '2026-11-27T17:00:00.000Z']]);
  });

  it('does not complete a call task again that staff completed, or one about the payer', async () => {
    const quoteId = await anOrder();
    await api.sql(`UPDATE staff_task SET note = 'paid-by-another'`);
    const id = await offered(quoteId, visit);
    expect(await tasks('open')).toHaveLength(1);
    await api.sql(`UPDATE staff_task SET done_at = now(), done_by = 1`);
    await cancel(id);
    expect(await tasks('open')).toEqual([]);
  });
});

describe('an order that staff decline or hand over', () => {
  /** Processes the outbox messages as the worker does once the step can no longer be undone. */
  async function tenMinutesLater(quoteId: string) {
    const [message] = await api.sql<{ payload: Record<string, unknown>; next_try_at: Date }>(
      `SELECT payload, next_try_at FROM outbox_message WHERE topic = $1 AND payload ->> 'quoteId' = $2`,
      [orderEnded, quoteId],
    );
    expect(message?.next_try_at).toEqual(new Date(clock.now.getTime() + 600_000));
    const handlers = new OutboxHandlers();
    new EndAppointments(handlers, api.app.get(Statements), api.app.get(Clock)).onModuleInit();
    await handlers.handle(orderEnded, message?.payload ?? {});
  }

  it('cancels its appointment after ten minutes, and mails the customer', async () => {
    const quoteId = await anOrder();
    const id = await offered(quoteId, delivery);
    await setStatus(quoteId, 'declined');
    expect(await stateOf(id)).toBe('booked');
    await tenMinutesLater(quoteId);
    expect(await stateOf(id)).toBe('cancelled');
    expect(await kindsOfMails()).toEqual(['appointment-booked', 'appointment-cancelled']);
    expect((await auditEntriesOf(api, quoteId)).at(-1)).toMatchObject({
      action: 'quote.cancel-appointment',
      actor: expect.any(String) as string,
    });
  });

  const seenOn = async (id: string) =>
    (await readWeek()).days.flatMap(({ booked }) => booked).find((appointment) => appointment.id === id)
      ?.state;

  it('is delivered: the calendar shows the delivery as done immediately, and as booked again if that is undone', async () => {
    const quoteId = await anOrder();
    const id = await offered(quoteId, { kind: 'delivery', startsAt: '2026-11-25T12:00:00.000Z' });
    await setStage(api, quoteId, 'ready');
    clock.now = new Date('2026-11-25T12:30:00Z');
    expect(await seenOn(id)).toBe('booked');
    const move = (from: string, stage: string) => staff.put(paths.orderStage(quoteId), { from, stage });
    await move('ready', 'delivered');
    expect(await seenOn(id)).toBe('done');
    await move('delivered', 'ready');
    expect(await seenOn(id)).toBe('booked');
    await move('ready', 'delivered');
    await tenMinutesLater(quoteId);
    expect(await stateOf(id)).toBe('done');
    expect(await kindsOfMails()).toEqual(['appointment-booked']);
  });

  it('keeps its delivery while another top is not delivered yet', async () => {
    const [one, two] = await twoTops();
    const id = await offered(one, delivery);
    for (const top of [one, two]) await setStage(api, top, 'ready');
    const move = { from: 'ready', stage: 'delivered' };
    await staff.put(paths.orderStage(one), move);
    expect(await seenOn(id)).toBe('booked');
    await staff.put(paths.orderStage(two), move);
    expect(await seenOn(id)).toBe('done');
  });

  it.each<[string, string, ...string[]]>([
    ['is completed: frees the time', 'done', 'completed'],
    ['is approved again at once: keeps the appointment', 'booked', 'declined', 'approved'],
  ])('%s, without a mail', async (_, state, ...statuses) => {
    const quoteId = await anOrder();
    const id = await offered(quoteId, delivery);
    for (const status of statuses) await setStatus(quoteId, status);
    expect(await stateOf(id)).toBe('booked');
    await tenMinutesLater(quoteId);
    expect(await stateOf(id)).toBe(state);
    expect(await kindsOfMails()).toEqual(['appointment-booked']);
  });
});

describe('erasing a customer', () => {
  it('ends the customer’s links, and frees their booked times', async () => {
    const { token, id, first, quoteId } = await anOffer();
    await pick(token, id, first);
    await mails();
    await setStatus(quoteId, 'completed');
    const request = { key: 'ada@example.com', confirmation: 'ada@example.com', also: [] };
    expect((await staff.post(paths.erasePerson, request)).statusCode).toBe(200);
    expectError(await get(token), 'order/unknown-link');
    expect(await api.sql('SELECT state FROM appointment')).toEqual([{ state: 'cancelled' }]);
    expect((await anOffer()).times).toContain(first);
  });
});

describe('reminders', () => {
  const sweep = () => worker.get(AppointmentReminderSweep, { strict: false }).sweep();
  const reminders = async () =>
    (await mails()).filter(({ kind }) => kind === 'appointment-reminder').map(({ state }) => state);

  it('are sent once, in the daytime on the day before; a moved appointment gets a new one', async () => {
    const { token, id, first } = await anOffer();
    await pick(token, id, first);
    await sweep();
    expect(await reminders()).toEqual([]);
    clock.now = new Date('2026-11-26T06:00:00Z');
    await sweep();
    expect(await reminders()).toEqual([]);
    clock.now = new Date('2026-11-26T09:30:00Z');
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await reminders()).toEqual(['sent']);
    await changeAppointment(id, { startsAt: '2026-11-27T11:00:00.000Z' });
    await sweep();
    expect(await reminders()).toEqual(['sent', 'sent']);
  });

  it('are not sent for a measuring visit once the sizes are agreed, and the page does not show the visit', async () => {
    const { token, id, quoteId, first } = await anOffer();
    await pick(token, id, first);
    expect((await read(token)).appointment).toMatchObject({ id, state: 'booked' });
    await setStage(api, quoteId, 'measured');
    clock.now = new Date('2026-11-26T09:30:00Z');
    await sweep();
    expect(await reminders()).toEqual([]);
    expect((await read(token)).appointment).toBeNull();
  });

  it('are not sent for cancelled appointments or ended orders', async () => {
    const [cancelled, ended] = [await anOffer(), await anOffer()];
    await pick(cancelled.token, cancelled.id, cancelled.first);
    await giveUp(cancelled.token, cancelled.id);
    await pick(ended.token, ended.id, cancelled.second);
    await setStatus(ended.quoteId, 'declined');
    clock.now = new Date('2026-11-26T10:00:00Z');
    await sweep();
    expect(await reminders()).toEqual([]);
  });
});

describe('an order of several tops', () => {
  it('has one visit for all tops, which is offered once', async () => {
    const [one, two] = await twoTops();
    const id = await offered(one);
    const order = { reference: expect.stringMatching(/^OR-/) as string };
    expect((await ofQuote(two)).appointments).toMatchObject([{ id, order }]);
    expect(await ofQuote(two)).toMatchObject({ canOffer: false });
    expectError(await offer(two), 'appointment/arranged');
    const week = await readWeek();
    expect(week.toArrange.filter((appointment) => appointment.id === id)).toMatchObject([{ order }]);
    expect(week.toArrange).toHaveLength(1);
  });

  it('shows the stage of its least advanced top to customer and staff', async () => {
    const [one, two] = await twoTops();
    await setStage(api, one, 'in-production');
    await setStage(api, two, 'measured');
    const token = await makeOrderToken(api.app.get(Statements), one, clock.now);
    expect((await api.get(paths.customerOrder(token))).json<CustomerOrder>()).toMatchObject({
      stage: 'measured',
      tops: [{ stage: 'in-production' }, { stage: 'measured' }],
    });
  });

  it('keeps its visit until all tops are cancelled', async () => {
    const [one, two] = await twoTops();
    const id = await offered(one);
    const end = (quoteId: string) =>
      staff.post(
        paths.cancelOrder(quoteId),
        { refunded: '0', reason: 'Changed their mind' },
        { 'idempotency-key': randomId() },
      );
    expect((await end(one)).statusCode).toBe(200);
    expect(await stateOf(id)).toBe('offered');
    expect((await end(two)).statusCode).toBe(200);
    expect(await stateOf(id)).toBe('cancelled');
  });
});
