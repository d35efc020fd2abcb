import type { InquiryEvent, InquiryForm, InquiryStatus } from '@app/contracts';
import type { InquiryEventKind } from '../../inquiries';

/** What staff did about it. */
export interface InquiryEventRow {
  at: Date;
  kind: InquiryEventKind;
  text: string;
  /** First name of who did it; null: the shop itself, or somebody who was forgotten. */
  by: string | null;
}

export const listEvents = (form: InquiryForm) => `
  SELECT at, kind, text, staff_user.first_name AS by
  FROM inquiry_event LEFT JOIN staff_user ON staff_user.id = actor_id
  WHERE ${form}_inquiry_id = $1 ORDER BY inquiry_event.id`;

const statusWords: Record<InquiryStatus, string> = {
  new: 'Marked as new',
  'in-progress': 'Marked as in progress',
  resolved: 'Marked as resolved',
  spam: 'Marked as spam',
};

const wordsFor: Record<InquiryEventRow['kind'], (text: string) => string> = {
  status: (text) => statusWords[text as InquiryStatus],
  note: (text) => text,
  quote: (text) => `Quote ${text} made`,
};

interface Inquiry {
  received: string;
  createdAt: Date;
  acknowledgedAt: Date | null;
}

/** What happened with an inquiry, oldest first: what the shop did by itself, and what staff did. */
export function inquiryHistory(
  { received, createdAt, acknowledgedAt }: Inquiry,
  events: readonly InquiryEventRow[],
): InquiryEvent[] {
  const own: InquiryEvent[] = [
    { at: createdAt.toISOString(), kind: 'received', text: received, by: null },
    ...(acknowledgedAt
      ? [
          {
            at: acknowledgedAt.toISOString(),
            kind: 'acknowledged' as const,
            text: 'Acknowledged by e-mail',
            by: null,
          },
        ]
      : []),
  ];
  const staffs = events.map(({ at, kind, text, by }) => ({
    at: at.toISOString(),
    kind,
    text: wordsFor[kind](text),
    by,
  }));
  // Sorting is stable: of what happened at once, what was written first stays first.
  return [...own, ...staffs].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
