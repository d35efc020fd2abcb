import ICAL from 'ical.js';

export interface CalendarEvent {
  uid: string;
  /** Number of changes; a calendar keeps the highest. */
  sequence: number;
  isCancelled?: boolean;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  location: string | null;
  description: string;
  /** Who is invited, and by whom; absent in a feed. */
  invitation?: {
    organizer: { name: string; address: string };
    attendee: { name: string | null; address: string };
  };
  at: Date;
}

interface Calendar {
  /** Shown as the calendar's name, and as the program that wrote it. */
  name: string;
  /** RFC 5546: REQUEST adds or updates an event, CANCEL removes it; PUBLISH is a feed. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  events: readonly CalendarEvent[];
}

/** Without the space at the start of a continued line, which counts towards the 75 octets of RFC 5545. */
ICAL.foldLength = 74;

/** RFC 5545. Times are in UTC, so no time zone rules have to be included. */
export function toCalendar({ name, method, events }: Calendar): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${toText(name)}//Appointments//EN`);
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', method);
  if (method === 'PUBLISH') calendar.addPropertyWithValue('x-wr-calname', toText(name));
  for (const event of events) calendar.addSubcomponent(toEvent(event));
  return `${calendar.toString()}\r\n`;
}

function toEvent({ location, invitation, ...event }: CalendarEvent): ICAL.Component {
  const component = new ICAL.Component('vevent');
  component.addPropertyWithValue('uid', event.uid);
  component.addPropertyWithValue('sequence', event.sequence);
  component.addPropertyWithValue('dtstamp', toTime(event.at));
  component.addPropertyWithValue('dtstart', toTime(event.startsAt));
  component.addPropertyWithValue('dtend', toTime(event.endsAt));
  component.addPropertyWithValue('summary', toText(event.summary));
  if (location) component.addPropertyWithValue('location', toText(location));
  component.addPropertyWithValue('description', toText(event.description));
  component.addPropertyWithValue('status', event.isCancelled ? 'CANCELLED' : 'CONFIRMED');
  if (!invitation) return component;
  const { organizer, attendee } = invitation;
  const organizing = component.addPropertyWithValue('organizer', `mailto:${organizer.address}`);
  organizing.setParameter('cn', toParameter(organizer.name));
  const attending = component.addPropertyWithValue('attendee', `mailto:${attendee.address}`);
  attending.setParameter('cn', toParameter(attendee.name ?? attendee.address));
  for (const [parameter, value] of Object.entries({
    role: 'REQ-PARTICIPANT',
    partstat: 'ACCEPTED',
    rsvp: 'FALSE',
  }))
    attending.setParameter(parameter, value);
  return component;
}

const toTime = (at: Date) => ICAL.Time.fromJSDate(at, true);

/** Without the control characters that no calendar program expects. */
const toText = (text: string) => text.replace(/\r\n|[\r\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');

/** A parameter cannot escape a quotation mark. */
const toParameter = (text: string) => text.replace(/["\p{Cc}]/gu, '');
