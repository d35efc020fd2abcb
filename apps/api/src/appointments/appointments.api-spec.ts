import {
  type AppointmentRules,
  type AppointmentWeek,
  type CustomerAppointment,
  type CustomerOrder,
  paths,
  type QuoteAppointments,
  usualAppointmentRules,
} from '@app/contracts';
import { MailSweep } from '../mail/delivery/mail-sweep';
import { FakeMailSender } from '../mail/testing/fake-mail-sender';
import { saveAQuote } from '../testing/a-basket';
import { auditEntriesOf } from '../testing/audit-entries';
import { expectRefusal } from '../testing/expect-refusal';
import { until } from '../testing/until';
import { emptied } from '../testing/emptied';
import { useApi, useStaff, useWorker } from '../testing/use-api';
import { randomId } from '../platform/ids/random-id';
import { Statements } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { OutboxHandlers } from '../platform/outbox/outbox-handlers';
import { orderEnded } from '../quotes';
import { EndAppointments } from './end-appointments';
import { AppointmentReminderSweep } from './mails/appointment-reminder-sweep';

/** A Wednesday. */
const morning = new Date('2026-11-25T10:00:00.000Z');
let now = morning;
const sender = new FakeMailSender();
const env = { SESSION_IDLE_MINUTES: '10080', SESSION_LONGEST_MINUTES: '10080', BACKGROUND_TIME_SCALE: '1' };
const api = useApi({ now: () => now, env });
const staff = useStaff(api);
const worker = useWorker(api, { now: () => now, mailSender: sender, env });
beforeEach(async () => {
  now = morning;
  await api.sql(emptied('quote, job, deposit, mail, staff_task, appointment, appointment_rules, order_link'));
});

// Nothing is on its way any more when the tables are emptied.
afterEach(async () => void (await mails()));

async function anOrder(email: string | null = 'ada@example.com'): Promise<string> {
  const { id } = await saveAQuote(api);
  await api.sql(
    `UPDATE quote SET status = 'approved', customer_name = 'Ada Lovelace', customer_email = $2,
       delivery_address = '14 Abbey Street, Reading' WHERE id = $1`,
    [id, email],
  );
  return id;
}
const offer = (quoteId: string, request: object = { kind: 'measuring-visit' }) =>
  staff.post(paths.quoteAppointments(quoteId), request);
async function offered(quoteId: string, request?: object): Promise<string> {
  const reply = await offer(quoteId, request);
  expect(reply.statusCode).toBe(201);
  return reply.json<QuoteAppointments>().appointments[0]?.id ?? '';
}

interface SentMail {
  kind: string;
  state: string;
  subject: string;
  html: string;
  attachments: { name: string; type: string }[];
}
const mails = async () => {
  await until(async () => !(await api.sql('SELECT FROM mail WHERE settled_at IS NULL')).length);
  return api.sql<SentMail>(
    `SELECT kind, state, subject, html, attachments FROM mail WHERE kind LIKE 'appointment-%' ORDER BY created_at, (details ->> 'sequence')::integer, kind`,
  );
};
/** As it stands in the letter that went out last. */
async function tokenOfLatestMail(): Promise<string> {
  await mails();
  const letter = sender.taken.at(-1)?.source.toString('utf8').replace(/=\r\n/g, '') ?? '';
  return /\/order\/([\w-]{43})/.exec(letter)?.[1] ?? 'no token';
}
const latestLetter = () => sender.taken.at(-1)?.source.toString('utf8') ?? '';
const calendarOf = (letter: string) => {
  const part = /Content-Type: text\/calendar[^]*?\r\n\r\n([^]*?)\r\n--/i.exec(letter)?.[1] ?? '';
  return Buffer.from(part, 'base64').toString('utf8').replace(/\r\n /g, '');
};

let visitors = 0;
/** Each time from another network, as they are counted by it. */
const remoteAddress = () => `10.${(visitors += 1) >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
const get = (token: string, from = remoteAddress()) =>
  api.inject({ method: 'GET', url: paths.customerOrder(token), remoteAddress: from });
const read = async (token: string) => (await get(token)).json<CustomerOrder>();
const send = (method: 'PUT' | 'POST', url: string, payload: object) =>
  api.inject({ method, url, payload, remoteAddress: remoteAddress() });
const pick = (token: string, appointmentId: string, startsAt: string) =>
  send('PUT', paths.pickTime(token), { appointmentId, startsAt });
const giveUp = (token: string, appointmentId: string) =>
  send('POST', paths.cancelPickedTime(token), { appointmentId });
const timesOf = ({ appointment }: CustomerOrder) => appointment?.times.map(({ startsAt }) => startsAt) ?? [];

/** An order whose customer holds the link of the offer. */
async function anOffer(request?: object) {
  const quoteId = await anOrder();
  const id = await offered(quoteId, request);
  const token = await tokenOfLatestMail();
  const times = timesOf(await read(token));
  return { quoteId, id, token, times, first: times[0] ?? '', second: times[1] ?? '' };
}

describe('the page of an order', () => {
  it('shows what is made, where it stands and what can be picked, and names nobody', async () => {
    const { token, quoteId } = await anOffer();
    const reply = await get(token);
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(reply.json()).toMatchObject({
      quote: { id: quoteId },
      stage: 'to-measure',
      isDelivery: true,
      appointment: { kind: 'measuring-visit', state: 'offered', startsAt: null, changeableUntil: null },
    });
    expect(reply.body).not.toMatch(/Ada|example\.com|Abbey/);
  });

  it('shows the sizes that are cut once they are agreed, and a price that waits for an answer', async () => {
    const { token, quoteId } = await anOffer();
    expect((await read(token)).making).toEqual({ agreed: null, proposalId: null, photoIds: [] });
    const sizes = { lengthMm: 1194, widthMm: 350, how: 'phone', knownVersion: null, price: 'keep' };
    await staff.post(paths.measurements(quoteId), { ...sizes, note: 'Ring Ada first' });
    const agreed = (await read(token)).making.agreed;
    expect(agreed).toEqual({ lengthMm: 1194, widthMm: 350, sink: agreed?.sink, taps: agreed?.taps });
    await staff.post(paths.measurements(quoteId), {
      ...sizes,
      lengthMm: 1100,
      knownVersion: 1,
      price: 'revise',
    });
    const [proposal] = await api.sql<{ quote_id: string }>('SELECT quote_id FROM quote_revision');
    expect((await read(token)).making).toMatchObject({ agreed: null, proposalId: proposal?.quote_id });
  });

  it('is found by the token of a mail alone, of which the database knows a digest', async () => {
    const { token } = await anOffer();
    for (const table of ['order_link', 'mail', 'appointment'])
      expect(JSON.stringify(await api.sql(`SELECT * FROM ${table}`))).not.toContain(token);
    for (const stranger of ['A'.repeat(43), token.slice(1), `${token}A`, '%00', 'x'])
      expectRefusal(await get(stranger), 'order/unknown-link');
    now = new Date('2027-11-26T10:00:00Z');
    expectRefusal(await get(token), 'order/unknown-link');
  });

  it('each mail has a link of its own, and all of them go on', async () => {
    const { token, id, first } = await anOffer();
    await pick(token, id, first);
    const other = await tokenOfLatestMail();
    expect(other).not.toBe(token);
    expect(await read(other)).toEqual(await read(token));
  });

  it('goes with the top: a quote that took its place is shown', async () => {
    const { token, quoteId } = await anOffer();
    const { id } = await saveAQuote(api, { replacesQuoteId: quoteId });
    await api.sql(`UPDATE quote SET superseded_at = $2 WHERE id = $1`, [quoteId, now]);
    await api.sql(`UPDATE quote SET status = 'approved' WHERE id = $1`, [id]);
    expect(await read(token)).toMatchObject({
      quote: { id },
      stage: 'to-measure',
      appointment: { state: 'offered' },
    });
  });

  it('says that an order goes no further, and offers nothing', async () => {
    const { token, id, quoteId, first } = await anOffer();
    await api.sql(`UPDATE quote SET status = 'declined' WHERE id = $1`, [quoteId]);
    expect(await read(token)).toMatchObject({ stage: null, appointment: { times: [] } });
    expectRefusal(await pick(token, id, first), 'appointment/not-an-order');
  });

  it('nobody asks for it without end', async () => {
    const { token } = await anOffer();
    const asked = await Promise.all(Array.from({ length: 130 }, () => get(token, '192.0.2.7')));
    expect(asked.map(({ statusCode }) => statusCode)).toContain(429);
  });
});

describe('picking a time', () => {
  it('offers working days from the day after tomorrow, as the rules say', async () => {
    const { times } = await anOffer();
    // Friday is a travel day; Monday is none.
    expect(times.slice(0, 6)).toEqual([
      '2026-11-27T08:00:00.000Z',
      '2026-11-27T09:30:00.000Z',
      '2026-11-27T11:00:00.000Z',
      '2026-11-27T12:30:00.000Z',
      '2026-11-27T14:00:00.000Z',
      '2026-11-27T15:30:00.000Z',
    ]);
    expect(times[6]).toBe('2026-12-01T08:00:00.000Z');
  });

  it('books it: page, timeline, calendar of staff and a mail with the event', async () => {
    const { token, id, first, quoteId } = await anOffer();
    const reply = await pick(token, id, first);
    expect(reply.statusCode).toBe(200);
    const { appointment } = reply.json<CustomerOrder>();
    expect(appointment).toMatchObject({
      state: 'booked',
      startsAt: first,
      endsAt: '2026-11-27T09:30:00.000Z',
      changeableUntil: '2026-11-26T08:00:00.000Z',
    } satisfies Partial<CustomerAppointment>);
    expect(timesOf(reply.json())).not.toContain(first);

    expect((await mails()).map(({ kind, state }) => [kind, state])).toEqual([
      ['appointment-offered', 'sent'],
      ['appointment-booked', 'sent'],
    ]);
    expect((await mails())[1]?.subject).toMatch(
      /^Measuring visit: Friday 27 November, 8:00 to 9:30 – VT-26-/,
    );
    expect(calendarOf(latestLetter())).toMatch(
      new RegExp(
        `METHOD:REQUEST[^]*UID:${id}@[^]*SEQUENCE:1[^]*DTSTART:20261127T080000Z[^]*LOCATION:14 Abbey Street`,
      ),
    );

    const timeline = await api.sql(
      `SELECT kind, details, actor_id IS NULL AS "byCustomer" FROM timeline_entry
       WHERE quote_id = $1 AND kind LIKE 'appointment-%' ORDER BY id`,
      [quoteId],
    );
    expect(timeline).toEqual([
      { kind: 'appointment-offered', details: { kind: 'measuring-visit' }, byCustomer: false },
      { kind: 'appointment-booked', details: { kind: 'measuring-visit', startsAt: first }, byCustomer: true },
    ]);
    const week = (await staff.get(paths.appointmentWeek('2026-11-29'))).json<AppointmentWeek>();
    expect(week).toMatchObject({ from: '2026-11-23', to: '2026-11-29', toArrange: [] });
    expect(week.days[4]).toMatchObject({
      day: '2026-11-27',
      isTravelDay: true,
      booked: [{ id, quoteId, startsAt: first, customerName: 'Ada Lovelace', isOrder: true }],
    });
  });

  it('twenty at once: one has it, the others are told so and pick from what is left', async () => {
    const offers = [];
    for (let index = 0; index < 20; index += 1) offers.push(await anOffer());
    const time = offers[0]?.first ?? '';
    const replies = await Promise.all(offers.map(({ token, id }) => pick(token, id, time)));
    const losers = replies.filter(({ statusCode }) => statusCode !== 200);
    expect(losers).toHaveLength(19);
    for (const loser of losers) expectRefusal(loser, 'appointment/taken');
    expect(await api.sql(`SELECT FROM appointment WHERE state = 'booked'`)).toHaveLength(1);

    const left = offers.filter((_, index) => replies[index]?.statusCode !== 200);
    for (const { token } of left) expect(timesOf(await read(token))).not.toContain(time);
    const free = timesOf(await read(left[0]?.token ?? ''));
    const again = await Promise.all(left.map(({ token, id }, index) => pick(token, id, free[index] ?? '')));
    expect(again.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const booked = await api.sql<{ at: Date }>(
      `SELECT starts_at AS at FROM appointment WHERE state = 'booked'`,
    );
    expect(new Set(booked.map(({ at }) => at.toISOString())).size).toBe(20);
  });

  it('the database itself books no place twice, whoever writes it', async () => {
    const { quoteId } = await anOffer();
    const write = (startsAt: string, endsAt: string, place = 1) =>
      api.sql(
        `INSERT INTO appointment (id, quote_id, kind, state, starts_at, ends_at, place, created_at)
         VALUES ($1, $2, 'delivery', 'booked', $3, $4, $5, now())`,
        [randomId(), quoteId, startsAt, endsAt, place],
      );
    await write('2026-12-01T09:00Z', '2026-12-01T12:00Z');
    await expect(write('2026-12-01T11:00Z', '2026-12-01T14:00Z')).rejects.toThrow(
      'xc_appointment_booked_once',
    );
    await write('2026-12-01T12:00Z', '2026-12-01T15:00Z');
    await write('2026-12-01T09:00Z', '2026-12-01T12:00Z', 2);
  });

  it('as many at one time as there are places', async () => {
    const kind = { kind: 'collection' };
    const [one, two, three] = [await anOffer(kind), await anOffer(kind), await anOffer(kind)];
    expect((await pick(one.token, one.id, one.first)).statusCode).toBe(200);
    expect((await pick(two.token, two.id, one.first)).statusCode).toBe(200);
    expectRefusal(await pick(three.token, three.id, one.first), 'appointment/taken');
    expect((await giveUp(one.token, one.id)).statusCode).toBe(200);
    expect((await pick(three.token, three.id, one.first)).statusCode).toBe(200);
  });

  it.each([
    ['a time between slots', '2026-11-27T08:10:00.000Z'],
    ['a night', '2026-11-27T02:00:00.000Z'],
    ['tomorrow', '2026-11-26T08:00:00.000Z'],
    ['yesterday', '2026-11-24T08:00:00.000Z'],
    ['a year from now', '2027-11-26T08:00:00.000Z'],
  ])('is refused for what was not offered: %s', async (_, time) => {
    const { token, id } = await anOffer();
    expectRefusal(await pick(token, id, time), 'appointment/taken');
  });

  it.each([{}, { startsAt: 'tomorrow' }, { startsAt: 7 }, { startsAt: '2026-02-30T99:00:00Z' }])(
    'nonsense is refused: %j',
    async (nonsense) => {
      const { token, id } = await anOffer();
      const reply = await send('PUT', paths.pickTime(token), { appointmentId: id, ...nonsense });
      expect(reply.statusCode).toBe(400);
    },
  );

  it('nobody picks for somebody else’s order', async () => {
    const [mine, theirs] = [await anOffer(), await anOffer()];
    expectRefusal(await pick(mine.token, theirs.id, mine.first), 'appointment/not-found');
    expectRefusal(await giveUp(mine.token, theirs.id), 'appointment/not-found');
    expectRefusal(await pick('A'.repeat(43), mine.id, mine.first), 'order/unknown-link');
  });
});

describe('changing a time', () => {
  it('moves it: the event is the same, and what was given up is free for others', async () => {
    const { token, id, first, second } = await anOffer();
    await pick(token, id, first);
    await mails();
    expect((await pick(token, id, second)).statusCode).toBe(200);
    // Sent twice it is moved once.
    expect((await pick(token, id, second)).statusCode).toBe(200);
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'appointment-offered',
      'appointment-booked',
      'appointment-moved',
    ]);
    expect(calendarOf(latestLetter())).toMatch(
      new RegExp(`METHOD:REQUEST[^]*UID:${id}@[^]*SEQUENCE:2[^]*DTSTART:20261127T093000Z`),
    );
    expect((await anOffer()).times).toContain(first);
  });

  it('cancels it: the event goes out of the calendar, and staff see it among what is to be arranged', async () => {
    const { token, id, first } = await anOffer();
    await pick(token, id, first);
    const reply = await giveUp(token, id);
    expect(reply.json()).toMatchObject({ appointment: { state: 'cancelled', startsAt: first, times: [] } });
    expect((await giveUp(token, id)).statusCode).toBe(200);
    expectRefusal(await pick(token, id, first), 'appointment/cancelled');
    expect((await mails()).at(-1)).toMatchObject({ kind: 'appointment-cancelled', state: 'sent' });
    expect(calendarOf(latestLetter())).toMatch(
      new RegExp(`METHOD:CANCEL[^]*UID:${id}@[^]*SEQUENCE:2[^]*STATUS:CANCELLED`),
    );
    const week = async () => (await staff.get(paths.adminAppointments)).json<AppointmentWeek>();
    expect((await week()).toArrange).toMatchObject([{ id, state: 'cancelled' }]);
    expect(await mails()).toHaveLength(3);
  });

  it('is too late within a day of it', async () => {
    const { token, id, first, second } = await anOffer();
    await pick(token, id, first);
    now = new Date('2026-11-26T07:59:00Z');
    expect((await read(token)).appointment?.times).not.toEqual([]);
    now = new Date('2026-11-26T08:00:00Z');
    expect(await read(token)).toMatchObject({ appointment: { state: 'booked', times: [] } });
    expectRefusal(await pick(token, id, second), 'appointment/too-late');
    expectRefusal(await giveUp(token, id), 'appointment/too-late');
  });

  it('a mail that was overtaken is not sent any more', async () => {
    const { token, id, first, second } = await anOffer();
    sender.answers(() => ({ kind: 'not-now', reason: '421 later' }));
    await pick(token, id, first);
    await pick(token, id, second);
    // A try that began before it was overtaken must be over, else it would succeed after all.
    await until(
      async () =>
        !(await api
          .sql('SELECT FROM mail WHERE settled_at IS NULL AND (tries = 0 OR lease_until IS NOT NULL)')
          .then(({ length }) => length)),
    );
    sender.recover();
    now = new Date(now.getTime() + 3_600_000);
    await worker.get(MailSweep, { strict: false }).sweep();
    expect((await mails()).map(({ kind, state }) => [kind, state])).toEqual([
      ['appointment-offered', 'sent'],
      ['appointment-booked', 'withheld'],
      ['appointment-moved', 'sent'],
    ]);
  });
});

describe('staff', () => {
  it('book what was agreed on the phone, move it and cancel it, each in the log', async () => {
    const quoteId = await anOrder();
    const id = await offered(quoteId, { kind: 'delivery', startsAt: '2026-11-26T08:00:00.000Z' });
    expectRefusal(await offer(quoteId), 'appointment/arranged');
    const move = await staff.put(paths.adminAppointment(id), { startsAt: '2026-11-26T11:00:00.000Z' });
    expect(move.statusCode).toBe(204);
    expect((await staff.post(paths.cancelAppointment(id), {})).statusCode).toBe(204);
    expect((await mails()).map(({ kind }) => kind)).toEqual([
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
    expect((await staff.get(paths.quoteAppointments(quoteId))).json()).toMatchObject({
      canOffer: true,
      hasEmail: true,
      appointments: [{ id, state: 'cancelled', address: '14 Abbey Street, Reading' }],
    });
  });

  it('offer none for what is no order, and write to nobody without an address', async () => {
    const { id } = await saveAQuote(api);
    expectRefusal(await offer(id), 'appointment/not-an-order');
    expectRefusal(await offer(randomId()), 'quote/not-found');
    await offered(await anOrder(null));
    expect(await mails()).toEqual([]);
  });

  it('offer the next one once the last is over', async () => {
    const quoteId = await anOrder();
    await offered(quoteId, { kind: 'measuring-visit', startsAt: '2026-11-26T08:00:00.000Z' });
    now = new Date('2026-11-26T12:00:00Z');
    await offered(quoteId, { kind: 'delivery' });
  });

  it('say when appointments can be: times follow, what is booked stays', async () => {
    const { token, id, first } = await anOffer();
    await pick(token, id, first);
    const rules: AppointmentRules = {
      ...usualAppointmentRules,
      closedDays: ['2026-12-02', '2026-12-01', '2026-12-02'],
      slots: { ...usualAppointmentRules.slots, 'measuring-visit': { minutes: 60, places: 1 } },
    };
    const reply = await staff.put(paths.appointmentRules, rules);
    expect(reply.json()).toEqual({ ...rules, closedDays: ['2026-12-01', '2026-12-02'] });
    const { appointment } = await read(token);
    expect(appointment).toMatchObject({ state: 'booked', startsAt: first });
    const free = (await anOffer()).times;
    // The visit of 90 minutes lies across the first two hours.
    expect(free.slice(0, 2)).toEqual(['2026-11-27T10:00:00.000Z', '2026-11-27T11:00:00.000Z']);
    expect(free.some((time) => time.startsWith('2026-12-01') || time.startsWith('2026-12-02'))).toBe(false);
    expect((await auditEntriesOf(api, '1')).at(-1)).toMatchObject({ action: 'appointment-rules.update' });
  });

  it.each<[string, object]>([
    ['hours', { hours: [] }],
    ['hours', { hours: Array.from({ length: 7 }, () => ({ from: '17:00', to: '08:00' })) }],
    ['hours', { hours: Array.from({ length: 7 }, () => ({ from: '01:00', to: '08:00' })) }],
    ['travelDays', { travelDays: [1, 2, 3] }],
    ['closedDays', { closedDays: ['2026-02-30'] }],
    ['noticeDays', { noticeDays: 0 }],
    ['slots', { slots: {} }],
    ['slots', { slots: { ...usualAppointmentRules.slots, delivery: { minutes: 5, places: 1 } } }],
  ])('rules that cannot be are refused at %s', async (field, change) => {
    const reply = await staff.put(paths.appointmentRules, { ...usualAppointmentRules, ...change });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ details: { fields: [{ field }] } });
  });
});

describe('an order that staff decline or hand over', () => {
  const setStatus = (quoteId: string, status: string) =>
    staff.put(paths.adminQuoteStatus(quoteId), { status });
  /** What the worker does once the time for second thoughts is over. */
  async function tenMinutesLater(quoteId: string) {
    const [message] = await api.sql<{ payload: Record<string, unknown>; next_try_at: Date }>(
      `SELECT payload, next_try_at FROM outbox_message WHERE topic = $1 AND payload ->> 'quoteId' = $2`,
      [orderEnded, quoteId],
    );
    expect(message?.next_try_at).toEqual(new Date(now.getTime() + 600_000));
    const handlers = new OutboxHandlers();
    new EndAppointments(handlers, api.app.get(Statements), api.app.get(Clock)).onModuleInit();
    await handlers.handle(orderEnded, message?.payload ?? {});
  }
  const stateOf = async (id: string) =>
    (await api.sql<{ state: string }>('SELECT state FROM appointment WHERE id = $1', [id]))[0]?.state;

  it('gives its time up after ten minutes, and its customer is written to', async () => {
    const quoteId = await anOrder();
    const id = await offered(quoteId, { kind: 'delivery', startsAt: '2026-11-26T08:00:00.000Z' });
    await setStatus(quoteId, 'declined');
    expect(await stateOf(id)).toBe('booked');
    await tenMinutesLater(quoteId);
    expect(await stateOf(id)).toBe('cancelled');
    expect((await mails()).map(({ kind }) => kind)).toEqual(['appointment-booked', 'appointment-cancelled']);
    expect((await auditEntriesOf(api, quoteId)).at(-1)).toMatchObject({
      action: 'quote.cancel-appointment',
      actor: expect.any(String) as string,
    });
  });

  it.each<[string, (quoteId: string) => Promise<unknown>]>([
    ['completed', (quoteId) => setStatus(quoteId, 'completed')],
    [
      'handed over before that time',
      async (quoteId) => {
        await api.sql(`UPDATE quote SET measured_at = now(), stage_reached = 'ready' WHERE id = $1`, [
          quoteId,
        ]);
        const moved = await staff.put(paths.orderStage(quoteId), { from: 'ready', stage: 'delivered' });
        expect(moved.statusCode).toBe(200);
      },
    ],
  ])('gives it up where it is %s, and says of no other time', async (_, end) => {
    const quoteId = await anOrder();
    const id = await offered(quoteId, { kind: 'delivery', startsAt: '2026-11-26T08:00:00.000Z' });
    await end(quoteId);
    expect(await stateOf(id)).toBe('booked');
    await tenMinutesLater(quoteId);
    expect(await stateOf(id)).toBe('cancelled');
    const { kind, html } = (await mails()).at(-1)!;
    expect(kind).toBe('appointment-cancelled');
    expect(html).not.toContain('another time');
  });

  it('keeps it where the step is taken back at once, and nobody hears of it', async () => {
    const quoteId = await anOrder();
    const id = await offered(quoteId, { kind: 'delivery', startsAt: '2026-11-26T08:00:00.000Z' });
    await setStatus(quoteId, 'declined');
    await setStatus(quoteId, 'approved');
    await tenMinutesLater(quoteId);
    expect(await stateOf(id)).toBe('booked');
    expect((await mails()).map(({ kind }) => kind)).toEqual(['appointment-booked']);
  });

  it('leaves alone what is arranged for another quote for the same top', async () => {
    const { id: former } = await saveAQuote(api);
    const quoteId = await anOrder();
    const id = await offered(quoteId, { kind: 'delivery', startsAt: '2026-11-26T08:00:00.000Z' });
    await api.sql('UPDATE quote SET top_id = $2, replaces_quote_id = $2 WHERE id = $1', [quoteId, former]);
    await setStatus(former, 'declined');
    await tenMinutesLater(former);
    expect(await stateOf(id)).toBe('booked');
  });
});

describe('erasing a customer', () => {
  it('closes their links, and frees a time at which nobody can be asked', async () => {
    const { token, id, first, quoteId } = await anOffer();
    await pick(token, id, first);
    await mails();
    await api.sql(`UPDATE quote SET status = 'completed' WHERE id = $1`, [quoteId]);
    const request = { key: 'ada@example.com', confirmation: 'ada@example.com', also: [] };
    expect((await staff.post(paths.erasePerson, request)).statusCode).toBe(200);
    expectRefusal(await get(token), 'order/unknown-link');
    expect(await api.sql('SELECT state FROM appointment')).toEqual([{ state: 'cancelled' }]);
    expect((await anOffer()).times).toContain(first);
  });
});

describe('reminders', () => {
  const sweep = () => worker.get(AppointmentReminderSweep, { strict: false }).sweep();
  const reminders = async () =>
    (await mails()).filter(({ kind }) => kind === 'appointment-reminder').map(({ state }) => state);

  it('come on the day before, by day and once; a moved one has its own', async () => {
    const { token, id, first } = await anOffer();
    await pick(token, id, first);
    await sweep();
    expect(await reminders()).toEqual([]);
    now = new Date('2026-11-26T06:00:00Z');
    await sweep();
    expect(await reminders()).toEqual([]);
    now = new Date('2026-11-26T09:30:00Z');
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await reminders()).toEqual(['sent']);
    await staff.put(paths.adminAppointment(id), { startsAt: '2026-11-27T11:00:00.000Z' });
    await sweep();
    expect(await reminders()).toEqual(['sent', 'sent']);
  });

  it('do not come for what was cancelled, or for an order that ended', async () => {
    const [cancelled, ended] = [await anOffer(), await anOffer()];
    await pick(cancelled.token, cancelled.id, cancelled.first);
    await giveUp(cancelled.token, cancelled.id);
    await pick(ended.token, ended.id, cancelled.second);
    await api.sql(`UPDATE quote SET status = 'declined' WHERE id = $1`, [ended.quoteId]);
    now = new Date('2026-11-26T10:00:00Z');
    await sweep();
    expect(await reminders()).toEqual([]);
  });
});

describe('a job of several orders', () => {
  async function aJob() {
    const [one, two] = [await anOrder(), await anOrder()];
    const references = await api.sql<{ reference: string }>(
      'SELECT reference FROM quote WHERE id = ANY($1) ORDER BY 1',
      [[one, two]],
    );
    const job = { name: 'Abbey Street', references: references.map(({ reference }) => reference) };
    expect((await staff.put(paths.quoteJob(one), job)).statusCode).toBe(200);
    return { one, two, references: job.references };
  }
  const ofQuote = async (id: string) =>
    (await staff.get(paths.quoteAppointments(id))).json<QuoteAppointments>();

  it('is visited once: with each of them, in the calendar with all references, and offered no second time', async () => {
    const { one, two, references } = await aJob();
    const id = await offered(one);
    expect((await ofQuote(two)).appointments).toMatchObject([{ id, references }]);
    expect(await ofQuote(two)).toMatchObject({ canOffer: false });
    expectRefusal(await offer(two), 'appointment/arranged');
    const week = (await staff.get(paths.appointmentWeek('2026-11-25'))).json<AppointmentWeek>();
    expect(week.toArrange.filter((appointment) => appointment.id === id)).toMatchObject([{ references }]);
    expect(week.toArrange).toHaveLength(1);
  });

  it('is reminded of its visit as long as one of its orders goes on', async () => {
    const { one } = await aJob();
    await offered(one, { kind: 'measuring-visit', startsAt: '2026-11-26T08:00:00.000Z' });
    await api.sql(`UPDATE quote SET status = 'declined' WHERE id = $1`, [one]);
    await worker.get(AppointmentReminderSweep, { strict: false }).sweep();
    expect((await mails()).map(({ kind, state }) => `${kind} ${state}`)).toContain(
      'appointment-reminder sent',
    );
  });

  it('keeps its visit until the last of its orders has ended', async () => {
    const { one, two } = await aJob();
    const id = await offered(one);
    const state = async () =>
      (await api.sql<{ state: string }>('SELECT state FROM appointment WHERE id = $1', [id]))[0]?.state;
    const end = (quoteId: string) =>
      staff.post(
        paths.cancelOrder(quoteId),
        { givenBack: '0', reason: 'Changed their mind' },
        { 'idempotency-key': randomId() },
      );
    expect((await end(one)).statusCode).toBe(200);
    expect(await state()).toBe('offered');
    expect((await end(two)).statusCode).toBe(200);
    expect(await state()).toBe('cancelled');
  });
});
