import type { InquiryEvent, InquiryStatus } from '@app/contracts';
import type { InquiryEventRow } from './inquiry-detail-rows';

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
  created_at: Date;
  acknowledged_at: Date | null;
}

/** What happened with an inquiry, oldest first: what the shop did by itself, and what staff did. */
export function inquiryHistory(
  { received, created_at, acknowledged_at }: Inquiry,
  events: readonly InquiryEventRow[],
): InquiryEvent[] {
  const own: InquiryEvent[] = [
    { at: created_at.toISOString(), kind: 'received', text: received, by: null },
    ...(acknowledged_at
      ? [
          {
            at: acknowledged_at.toISOString(),
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
