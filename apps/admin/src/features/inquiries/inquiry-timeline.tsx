import type { InquiryEvent } from '@app/contracts';
import { Timeline } from '../../lib/status/timeline';
import { text } from './text';

/** What happened with an inquiry, and what staff wrote down about it. */
export const InquiryTimeline = ({ events }: { events: readonly InquiryEvent[] }) => (
  <Timeline
    label={text.timeline}
    events={events.map(({ at, kind, text: words, by }) =>
      kind === 'note'
        ? { at, title: by ?? text.staff, note: words }
        : { at, title: words, cause: by, tone: kind === 'quote' ? 'ok' : 'plain' },
    )}
  />
);
