import type { TimelineEvent } from '@app/contracts';
import { trimZeros } from '@app/pricing';
import type { FoundAttachment } from '../../attachments';
import type { StatementRunner } from '../../database/statements';
import { joinTexts, type TimelineRow, toTimelineEvent } from './timeline-text';

export interface TimelineQuote {
  id: string;
  topId: string;
  reference: string;
  createdAt: Date;
  replaces: string | null;
  tradePercent: string | null;
}

interface EntryRow extends TimelineRow {
  quoteIds: string[];
}

/**
 * The newest 500. An event about several quotes is one row. Text that staff wrote in a mail is stored only with the mail.
 */
const findEntriesSql = `
  SELECT min(entry.id) AS id, entry.at, entry.kind, entry.details, staff_user.first_name AS by,
    mail.kind AS mail_kind, mail.to_address AS mail_address, mail.details AS mail_details,
    (SELECT first_name FROM staff_user WHERE id = (entry.details ->> 'personId')::integer) AS person,
    (SELECT first_name FROM staff_user WHERE id = (entry.details ->> 'personBefore')::integer) AS person_before,
    array_agg(entry.quote_id) AS "quoteIds"
  FROM timeline_entry AS entry
  LEFT JOIN staff_user ON staff_user.id = entry.actor_id
  LEFT JOIN mail ON mail.id = entry.details ->> 'mailId'
  WHERE entry.quote_id = ANY($1)
  GROUP BY entry.at, entry.kind, entry.details, staff_user.id, mail.id
  ORDER BY entry.at DESC, min(entry.id) DESC
  LIMIT 500`;

/** The quotes' entries, with an event for each quote's creation and each attached file. Newest first. */
export async function readTimeline(
  reader: StatementRunner,
  quotes: readonly TimelineQuote[],
  attachments: readonly FoundAttachment[],
): Promise<TimelineEvent[]> {
  const entries = await reader.run<EntryRow>(findEntriesSql, [quotes.map(({ id }) => id)]);
  const timeline = [
    ...eventsOfEntries(quotes, entries),
    ...fileEvents(quotes, attachments),
    ...quotes.filter((quote) => !entries.some((entry) => isCreation(entry, quote))).map(toSavedEvent),
  ];
  // Sorting is stable: of events at the same time, the last written stays first.
  return timeline.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

const eventDefaults = { detail: null, tone: 'plain', by: null } as const;

const isCreation = ({ kind, quoteIds }: EntryRow, { id }: TimelineQuote): boolean =>
  (kind === 'made-by-staff' || kind === 'made-by-revision') && quoteIds.includes(id);

function eventsOfEntries(quotes: readonly TimelineQuote[], entries: readonly EntryRow[]): TimelineEvent[] {
  const hasSeveralTops = new Set(quotes.map(({ topId }) => topId)).size > 1;
  const creationEntries = entries.filter(({ kind }) => kind === 'made-by-staff');
  // The customer that a staff quote was made for is shown in its first event, not as a change.
  const customerEntryOf = ({ at }: EntryRow) =>
    entries.find((other) => other.kind === 'customer-changed' && other.at.getTime() === at.getTime());
  const customerEntries = new Set(creationEntries.map(customerEntryOf));
  return entries
    .filter((entry) => !customerEntries.has(entry))
    .map((entry) => {
      const event = toTimelineEvent(entry);
      const affectedTops = hasSeveralTops && referencesOf(quotes, entry);
      if (!creationEntries.includes(entry))
        return { ...event, detail: joinTexts(event.detail, affectedTops) };
      const customerEntry = customerEntryOf(entry);
      const quote = quotes.find(({ id }) => entry.quoteIds.includes(id));
      const detail = joinTexts(
        event.detail,
        customerEntry && toTimelineEvent(customerEntry).detail,
        tradeText(quote),
        affectedTops,
      );
      return { ...event, detail };
    });
}

/** References of the tops that an entry is about; null if it is about all tops. */
function referencesOf(quotes: readonly TimelineQuote[], { quoteIds }: EntryRow): string | null {
  const affected = quotes.filter(({ id }) => quoteIds.includes(id));
  const affectsAllTops = quotes.every(({ topId }) => affected.some((one) => one.topId === topId));
  return affectsAllTops ? null : affected.map(({ reference }) => reference).join(', ');
}

const fileEvents = (quotes: readonly TimelineQuote[], attachments: readonly FoundAttachment[]) =>
  attachments
    .filter(({ quoteId, purpose }) => purpose === 'sent' && quotes.some(({ id }) => id === quoteId))
    .map(({ id, name, createdAt: at }): TimelineEvent => ({
      ...eventDefaults,
      id: `attachment-${id}`,
      at,
      kind: 'attachment-added',
      text: 'File added',
      detail: name,
    }))
    .reverse();

const tradeText = (quote: TimelineQuote | undefined) =>
  quote?.tradePercent && `Trade price, ${trimZeros(quote.tradePercent)}% off`;

const toSavedEvent = (quote: TimelineQuote, _: number, all: readonly TimelineQuote[]): TimelineEvent => ({
  ...eventDefaults,
  id: `saved-${quote.id}`,
  at: quote.createdAt.toISOString(),
  kind: 'saved',
  text: all.length > 1 ? `Quote ${quote.reference} saved` : 'Quote saved',
  detail: joinTexts(quote.replaces && `In place of ${quote.replaces}`, tradeText(quote)),
});
