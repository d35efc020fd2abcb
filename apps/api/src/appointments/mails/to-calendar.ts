export interface CalendarEvent {
  uid: string;
  /** Number of changes; a calendar keeps the highest. */
  sequence: number;
  isCancelled: boolean;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  location: string | null;
  description: string;
  organizer: { name: string; address: string };
  attendee: { name: string | null; address: string };
  at: Date;
}

/** RFC 5546: REQUEST adds or updates an event, CANCEL removes it. */
export const methodOf = ({ isCancelled }: Pick<CalendarEvent, 'isCancelled'>) =>
  isCancelled ? 'CANCEL' : 'REQUEST';

/** RFC 5545. Times are in UTC, so no time zone rules have to be included. */
export function toCalendar(event: CalendarEvent): string {
  const { uid, sequence, isCancelled, location, organizer, attendee } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(organizer.name)}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(event)}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${formatUtc(event.at)}`,
    `DTSTART:${formatUtc(event.startsAt)}`,
    `DTEND:${formatUtc(event.endsAt)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `DESCRIPTION:${escapeText(event.description)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quote(organizer.name)}:mailto:${organizer.address}`,
    `ATTENDEE;CN=${quote(attendee.name ?? attendee.address)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const formatUtc = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** A parameter cannot escape a quotation mark. */
const quote = (text: string) => `"${text.replace(/["\p{Cc}]/gu, '')}"`;

/** RFC 5545: at most 75 octets a line, and no character may be split. */
function foldLine(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > 75) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += length;
  }
  return text;
}
