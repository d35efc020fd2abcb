import type { TimelineEvent } from '@app/contracts';
import { wholeReferences } from '@app/ui';
import { Timeline } from '../../lib/status/timeline';
import { text } from './text';

const tones = { good: 'ok', bad: 'bad', plain: 'plain', note: 'plain' } as const;

export const QuoteTimeline = ({ events }: { events: readonly TimelineEvent[] }) => (
  <div className="[overflow-wrap:anywhere] [&_small]:whitespace-pre-line">
    <Timeline
      label={text.timeline}
      events={events.map(({ at, text: content, detail, tone, by }) =>
        tone === 'note'
          ? {
              at,
              title: <b className="font-label">{by ?? text.staff}</b>,
              note: detail ?? content,
            }
          : {
              at,
              title: wholeReferences(content),
              cause: wholeReferences([detail, by && text.by(by)].filter(Boolean).join(', ')) || undefined,
              tone: tones[tone],
            },
      )}
    />
  </div>
);
