import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';

export interface CalendarEvent {
  uid: string;
  /** The number of changes. A calendar keeps the event with the highest number. */
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
  /** When the event was written. */
  at: Date;
}

interface Calendar {
  /** Shown as the calendar's name, and as the program that wrote it. */
  name: string;
  /** RFC 5546: REQUEST adds or updates an event, CANCEL removes it; PUBLISH is a feed. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  events: readonly CalendarEvent[];
}

/** RFC 5545. Times are in UTC, so no time zone rules have to be included. */
export function toCalendar({ name, method, events }: Calendar): string {
  const calendar = ical({
    prodId: { company: toLine(name), product: 'Appointments', language: 'EN' },
    method: ICalCalendarMethod[method],
    name: method === 'PUBLISH' ? toLine(name) : null,
    events: events.map(toEvent),
  });
  return `${calendar.toString()}\r\n`;
}

const toEvent = ({ uid, at, isCancelled, location, invitation, ...event }: CalendarEvent): ICalEventData => ({
  id: uid,
  sequence: event.sequence,
  stamp: at,
  start: event.startsAt,
  end: event.endsAt,
  summary: toText(event.summary),
  location: location && toText(location),
  description: toText(event.description),
  status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  ...(invitation && {
    organizer: { name: toLine(invitation.organizer.name), email: invitation.organizer.address },
    attendees: [
      {
        name: toLine(invitation.attendee.name ?? invitation.attendee.address),
        email: invitation.attendee.address,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  }),
});

/** Without the control characters that no calendar program expects. */
const toText = (text: string) => text.replace(/\r\n|[\r\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');

const toLine = (text: string) => toText(text).replace(/\n/g, ' ');
