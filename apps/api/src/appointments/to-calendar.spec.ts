import ICAL from 'ical.js';
import { type CalendarEvent, toCalendar as writeCalendar } from './to-calendar';

const toCalendar = (event: CalendarEvent) =>
  writeCalendar({ name: 'Readstone', method: 'REQUEST', events: [event] });

const invitationOf = (name: string): CalendarEvent['invitation'] => ({
  organizer: { name: 'Readstone', address: 'info@shop.example' },
  attendee: { name, address: 'ada@example.com' },
});

const anEvent = (details: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'AAAAAAAAAAAAAAAAAAAAAA@shop.example',
  sequence: 1,
  isCancelled: false,
  startsAt: new Date('2027-06-01T08:30:00Z'),
  endsAt: new Date('2027-06-01T10:00:00Z'),
  summary: 'Measuring visit: Readstone',
  location: '14 Abbey Street, Reading; the blue door',
  description: 'VT-26-00412',
  invitation: invitationOf('Ada Lovelace'),
  at: new Date('2026-11-25T22:00:00Z'),
  ...details,
});
/** Joins long lines, which are split by a line break and a space. */
const linesOf = (text: string) => text.replace(/\r\n /g, '').trimEnd().split('\r\n');

it('is one event in one calendar, in UTC', () => {
  expect(linesOf(toCalendar(anEvent()))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Readstone//Appointments//EN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:AAAAAAAAAAAAAAAAAAAAAA@shop.example',
    'SEQUENCE:1',
    'DTSTAMP:20261125T220000Z',
    'DTSTART:20270601T083000Z',
    'DTEND:20270601T100000Z',
    'SUMMARY:Measuring visit: Readstone',
    'LOCATION:14 Abbey Street\\, Reading\\; the blue door',
    'DESCRIPTION:VT-26-00412',
    'ORGANIZER;CN="Readstone":mailto:info@shop.example',
    'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN="Ada Lovelace":MAILTO:ada@example.com',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

it('has lines of at most 75 octets, and splits no character', () => {
  const summary = 'Zoë’s 🛁 '.repeat(40);
  const text = toCalendar(anEvent({ summary }));
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(linesOf(text)).toContain(`SUMMARY:${summary}`);
});

it.each(['one\ntwo', 'one\r\ntwo', 'one\rtwo', 'one\u2028two'])(
  'has no extra line for typed text: %j',
  (typed) => {
    const usual = linesOf(toCalendar(anEvent())).length;
    const lines = linesOf(toCalendar(anEvent({ location: typed, invitation: invitationOf(typed) })));
    expect(lines).toHaveLength(usual);
    expect(lines).toContain('LOCATION:one\\ntwo');
  },
);

it.each([
  '14 Abbey Street, Reading; the blue door',
  'C:\\new\\road',
  'Zoë’s 🛁 '.repeat(40),
  'METHOD:PUBLISH\r\nUID:other',
  'Ada "the Countess" Lovelace',
])('can be parsed by another library with typed text: %j', (typed) => {
  const event = anEvent({
    location: typed,
    summary: typed,
    invitation: invitationOf(typed),
  });
  const calendar = new ICAL.Component(ICAL.parse(toCalendar(event)) as unknown[]);
  const read = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  const lines = typed.replace(/\r\n/g, '\n');
  expect([read.location, read.summary, read.uid]).toEqual([lines, lines, event.uid]);
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(read.attendees.map((each) => each.getFirstValue())).toEqual(['MAILTO:ada@example.com']);
});
