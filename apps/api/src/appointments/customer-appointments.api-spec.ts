import { type AppointmentWeek, type CustomerAppointment, type CustomerOrder, paths } from '@app/contracts';
import ICAL from 'ical.js';
import { MailSweep } from '../mail/delivery/mail-sweep';
import { mimeTree } from '../mail/testing/mime-tree';
import { randomId } from '../platform/ids/random-id';
import { saveAQuote } from '../testing/builders/a-basket';
import { expectError } from '../testing/expect-error';
import { until } from '../testing/until';
import { timesOf, useAppointments } from './testing/use-appointments';
import { changeQuote } from '../testing/builders/change-quote';
import { takeAnOrderOf } from '../testing/builders/take-an-order';

const { api, staff, worker, sender, clock, anOffer, anOfferOf, mails, get, read, pick, giveUp } =
  useAppointments();
const latestSource = () => sender.sent.at(-1)?.source.toString('utf8') ?? '';
/** The calendar event of the latest mail, which contains it twice: as an alternative part (RFC 6047) and as an attached file. */
const invitationIn = (source: string) => {
  const mail = mimeTree(source);
  const [alternatives, file] = mail.parts;
  const text = alternatives?.parts.at(-1)?.body.toString('utf8') ?? '';
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const event = calendar.getFirstSubcomponent('vevent');
  const valueOf = (name: string) => event?.getFirstPropertyValue(name)?.toString();
  return {
    types: [mail, alternatives, ...(alternatives?.parts ?? []), file].map((part) =>
      part?.type.replace(/ boundary=.*| charset=utf-8;/, ''),
    ),
    file: [file?.disposition, file?.body.toString('utf8') === text],
    method: calendar.getFirstPropertyValue('method'),
    uid: valueOf('uid')?.split('@')[0],
    sequence: Number(valueOf('sequence')),
    status: valueOf('status'),
    from: [valueOf('organizer'), valueOf('attendee')],
    startsAt: valueOf('dtstart'),
    location: valueOf('location'),
  };
};
const calendarMail = (method: string) => ({
  types: [
    'multipart/mixed;',
    'multipart/alternative;',
    'text/plain; charset=utf-8',
    'text/html; charset=utf-8',
    `text/calendar; method=${method.toLowerCase()}`,
    'application/ics; name=appointment.ics',
  ],
  file: ['attachment; filename=appointment.ics', true],
  method,
  from: ['mailto:info@example.co.uk', 'MAILTO:ada@example.com'],
});

describe("the customer's order page", () => {
  it('shows content, state and bookable times, without personal data', async () => {
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

  it('shows the agreed sizes to cut, and a price that needs an answer', async () => {
    const { token, quoteId } = await anOffer();
    expect((await read(token)).making).toEqual({ agreed: null, proposalId: null, photoIds: [] });
    const sizes = { lengthMm: 1194, widthMm: 350, how: 'phone', knownVersion: null, price: 'keep' };
    await staff.post(paths.measurements(quoteId), { ...sizes, note: 'Ring Ada first' });
    const agreed = (await read(token)).making.agreed;
    expect(agreed).toEqual({ lengthMm: 1194, widthMm: 350, layout: null });
    await staff.post(paths.measurements(quoteId), {
      ...sizes,
      lengthMm: 1100,
      knownVersion: 1,
      price: 'revise',
    });
    const [proposal] = await api.sql<{ quote_id: string }>('SELECT quote_id FROM quote_revision');
    expect((await read(token)).making).toMatchObject({ agreed: null, proposalId: proposal?.quote_id });
  });

  it('offers no new time if the visit was cancelled because the sizes are agreed', async () => {
    const { token, id, quoteId, first } = await anOffer();
    await pick(token, id, first);
    await giveUp(token, id);
    expect((await read(token)).appointment).toMatchObject({ state: 'cancelled' });
    const sizes = { lengthMm: 1200, widthMm: 350, how: 'phone', knownVersion: null, price: 'keep' };
    await staff.post(paths.measurements(quoteId), sizes);
    expect((await read(token)).appointment).toBeNull();
  });

  it('is only found with the token in a mail; the database stores a hash of it', async () => {
    const { token } = await anOffer();
    for (const table of ['order_link', 'mail', 'appointment'])
      expect(JSON.stringify(await api.sql(`SELECT * FROM ${table}`))).not.toContain(token);
    for (const stranger of ['A'.repeat(43), token.slice(1), `${token}A`, '%00', 'x'])
      expectError(await get(stranger), 'order/unknown-link');
    clock.now = new Date('2027-11-26T10:00:00Z');
    expectError(await get(token), 'order/unknown-link');
  });

  it('shows the new quote if another quote was replaced', async () => {
    const { token, quoteId } = await anOffer();
    const { id } = await saveAQuote(api, { replacesQuoteId: quoteId });
    await changeQuote(api, quoteId, { standing: 'superseded' });
    await api.sql('UPDATE order_item SET agreed_id = $1 WHERE agreed_id = $2', [id, quoteId]);
    expect(await read(token)).toMatchObject({
      quote: { id },
      stage: 'to-measure',
      appointment: { state: 'offered' },
    });
  });

  it('says that the order has ended, and offers no times', async () => {
    const { token, id, quoteId, first } = await anOffer();
    await staff.put(paths.adminQuoteStatus(quoteId), { status: 'declined' });
    expect(await read(token)).toMatchObject({ stage: null, appointment: null });
    expectError(await pick(token, id, first), 'appointment/not-an-order');
  });

  it('is rate limited', async () => {
    const { token } = await anOffer();
    const asked = await Promise.all(Array.from({ length: 130 }, () => get(token, '192.0.2.7')));
    expect(asked.map(({ statusCode }) => statusCode)).toContain(429);
  });
});

describe('booking a time', () => {
  it('offers working days from the day after tomorrow, according to the rules', async () => {
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

  it('for a measuring visit asks for the address if it is unknown, and staff see it', async () => {
    const [quote] = await takeAnOrderOf(api, staff, 1, { customerEmail: 'ada@example.com' });
    const quoteId = quote?.id ?? '';
    const { token, id, first } = await anOfferOf(quoteId);
    expect((await read(token)).appointment).toMatchObject({ needsAddress: true });
    expectError(await pick(token, id, first), 'request/invalid');
    const address = '9 Mill Lane, Reading RG4 6PA';
    expect((await pick(token, id, first, address)).statusCode).toBe(200);
    expect((await read(token)).appointment).toMatchObject({ needsAddress: false, state: 'booked' });
    expect((await staff.get(paths.quoteAppointments(quoteId))).json()).toMatchObject({
      appointments: [{ address }],
    });
    expect((await mails())[1]?.html).toContain('9 Mill Lane');
  });

  it('is possible again after the customer cancelled, but not once another appointment is arranged', async () => {
    const { token, id, quoteId, first, second } = await anOffer();
    await pick(token, id, first);
    await giveUp(token, id);
    const { appointment } = await read(token);
    expect(appointment).toMatchObject({ id, state: 'cancelled' });
    expect(appointment?.times.map(({ startsAt }) => startsAt)).toContain(first);
    expect((await pick(token, id, second)).statusCode).toBe(200);
    await giveUp(token, id);
    const startsAt = '2026-12-03T09:00:00.000Z';
    await staff.post(paths.quoteAppointments(quoteId), { kind: 'measuring-visit', startsAt });
    expect((await read(token)).appointment).toMatchObject({ state: 'booked', startsAt });
    expectError(await pick(token, id, first), 'appointment/cancelled');
    expect(await mails()).toHaveLength(6);
  });

  it("updates page, timeline and staff's calendar, and sends a mail with the event", async () => {
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
      /^Measuring visit: Friday 27 November, 08:00 to 09:30 – OR-26-/,
    );
    expect(invitationIn(latestSource())).toMatchObject({
      ...calendarMail('REQUEST'),
      uid: id,
      sequence: 1,
      status: 'CONFIRMED',
      startsAt: '2026-11-27T08:00:00Z',
      location: expect.stringContaining('14 Abbey Street') as string,
    });

    const timeline = await api.sql(
      `SELECT kind, details, actor_id IS NULL AS "byCustomer" FROM timeline_entry
       WHERE quote_id = $1 AND kind LIKE 'appointment-%' ORDER BY id`,
      [quoteId],
    );
    expect(timeline).toEqual([
      { kind: 'appointment-offered', details: { kind: 'measuring-visit' }, byCustomer: false },
      { kind: 'appointment-booked', details: { kind: 'measuring-visit', startsAt: first }, byCustomer: true },
    ]);
    const week = (await staff.get(paths.appointmentWeek('2026-11-25'))).json<AppointmentWeek>();
    expect(week).toMatchObject({ from: '2026-11-25', to: '2026-12-01', toArrange: [] });
    expect(week.days[2]).toMatchObject({
      day: '2026-11-27',
      isTravelDay: true,
      booked: [{ id, quoteId, startsAt: first, customerName: 'Ada Lovelace', isOrder: true }],
    });
  });

  it('succeeds for one of twenty simultaneous requests; the others get a message and the remaining times', async () => {
    const offers = [];
    for (let index = 0; index < 20; index += 1) offers.push(await anOffer());
    const time = offers[0]?.first ?? '';
    const replies = await Promise.all(offers.map(({ token, id }) => pick(token, id, time)));
    const losers = replies.filter(({ statusCode }) => statusCode !== 200);
    expect(losers).toHaveLength(19);
    for (const loser of losers) expectError(loser, 'appointment/taken');
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

  it('of one place twice is rejected by a database constraint', async () => {
    const { quoteId } = await anOffer();
    const write = (startsAt: string, endsAt: string, place = 1) =>
      api.sql(
        `INSERT INTO appointment (id, order_id, quote_id, kind, state, starts_at, ends_at, place, created_at)
         SELECT $1, order_id, quote_id, 'delivery', 'booked', $3, $4, $5, now() FROM order_item WHERE quote_id = $2`,
        [randomId(), quoteId, startsAt, endsAt, place],
      );
    await write('2026-12-01T09:00Z', '2026-12-01T12:00Z');
    await expect(write('2026-12-01T11:00Z', '2026-12-01T14:00Z')).rejects.toThrow(
      'xc_appointment_booked_once',
    );
    await write('2026-12-01T12:00Z', '2026-12-01T15:00Z');
    await write('2026-12-01T09:00Z', '2026-12-01T12:00Z', 2);
  });

  it.each([
    ['a time between slots', '2026-11-27T08:10:00.000Z'],
    ['tomorrow', '2026-11-26T08:00:00.000Z'],
    ['a year from now', '2027-11-26T08:00:00.000Z'],
  ])('is rejected for times that were not offered: %s', async (_, time) => {
    const { token, id } = await anOffer();
    expectError(await pick(token, id, time), 'appointment/taken');
  });

  it('is rejected for another customer’s order', async () => {
    const [mine, theirs] = [await anOffer(), await anOffer()];
    expectError(await pick(mine.token, theirs.id, mine.first), 'appointment/not-found');
    expectError(await giveUp(mine.token, theirs.id), 'appointment/not-found');
    expectError(await pick('A'.repeat(43), mine.id, mine.first), 'order/unknown-link');
  });
});

describe('changing an appointment', () => {
  it('moves it: the calendar event keeps its id, and the old time is free again', async () => {
    const { token, id, first, second } = await anOffer();
    await pick(token, id, first);
    await mails();
    expect((await pick(token, id, second)).statusCode).toBe(200);
    // The same request again changes nothing.
    expect((await pick(token, id, second)).statusCode).toBe(200);
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'appointment-offered',
      'appointment-booked',
      'appointment-moved',
    ]);
    expect(invitationIn(latestSource())).toMatchObject({
      ...calendarMail('REQUEST'),
      uid: id,
      sequence: 2,
      startsAt: '2026-11-27T09:30:00Z',
    });
    expect((await anOffer()).times).toContain(first);
  });

  it('cancels it: the calendar event is removed, and staff see that a visit must be arranged', async () => {
    const { token, id, first } = await anOffer();
    await pick(token, id, first);
    const reply = await giveUp(token, id);
    expect(reply.json()).toMatchObject({ appointment: { state: 'cancelled', startsAt: first } });
    expect((await giveUp(token, id)).statusCode).toBe(200);
    expect((await mails()).at(-1)).toMatchObject({ kind: 'appointment-cancelled', state: 'sent' });
    expect(invitationIn(latestSource())).toMatchObject({
      ...calendarMail('CANCEL'),
      uid: id,
      sequence: 2,
      status: 'CANCELLED',
      startsAt: '2026-11-27T08:00:00Z',
    });
    const week = async () => (await staff.get(paths.adminAppointments)).json<AppointmentWeek>();
    expect((await week()).toArrange).toMatchObject([{ id, state: 'cancelled' }]);
    expect(await mails()).toHaveLength(3);
  });

  it('is rejected on the last day before the appointment', async () => {
    const { token, id, first, second } = await anOffer();
    await pick(token, id, first);
    clock.now = new Date('2026-11-26T07:59:00Z');
    expect((await read(token)).appointment?.times).not.toEqual([]);
    clock.now = new Date('2026-11-26T08:00:00Z');
    expect(await read(token)).toMatchObject({ appointment: { state: 'booked', times: [] } });
    expectError(await pick(token, id, second), 'appointment/too-late');
    expectError(await giveUp(token, id), 'appointment/too-late');
  });

  it('sends no outdated mails', async () => {
    const { token, id, first, second } = await anOffer();
    sender.respondWith(() => ({ kind: 'not-now', reason: '421 later' }));
    await pick(token, id, first);
    await pick(token, id, second);
    // Wait until no earlier attempt to send the mail is running, because it could still succeed.
    await until(
      async () =>
        !(await api
          .sql('SELECT FROM mail WHERE settled_at IS NULL AND (tries = 0 OR lease_until IS NOT NULL)')
          .then(({ length }) => length)),
    );
    sender.recover();
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    await worker.get(MailSweep, { strict: false }).sweep();
    expect((await mails()).map(({ kind, state }) => [kind, state])).toEqual([
      ['appointment-offered', 'sent'],
      ['appointment-booked', 'withheld'],
      ['appointment-moved', 'sent'],
    ]);
  });
});
