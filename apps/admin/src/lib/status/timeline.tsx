import { cx } from '@app/ui';
import type { ReactNode } from 'react';
import { shortTime } from './short-time';

export interface TimelineEvent {
  /** ISO 8601. */
  at: string;
  title: ReactNode;
  cause?: ReactNode;
  tone?: 'ok' | 'bad' | 'plain';
  note?: string;
}

const dots = {
  ok: 'border-ok bg-ok',
  bad: 'border-bad bg-bad',
  plain: 'border-line-strong bg-surface',
} as const;

export const Timeline = ({ label, events }: { label: string; events: readonly TimelineEvent[] }) => (
  <ol
    aria-label={label}
    className="relative pl-5.5 text-small before:absolute before:top-2 before:bottom-2 before:left-1.25 before:w-px before:bg-line"
  >
    {events.map((event, index) => (
      <li key={index} className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 pb-3.25 last:pb-0">
        <span
          aria-hidden
          className={cx(
            'absolute top-1.5 -left-5.25 size-2.25 rounded-full border-[1.5px] forced-color-adjust-none',
            dots[event.tone ?? 'plain'],
          )}
        />
        <span>
          {event.title}
          {event.cause && <small className="block text-caption text-ink-3">{event.cause}</small>}
        </span>
        <time dateTime={event.at} className="num text-caption whitespace-nowrap text-ink-3">
          {shortTime(event.at)}
        </time>
        {event.note && (
          <p className="col-span-2 mt-1 rounded-dialog bg-warn-tint px-3 py-2 whitespace-pre-line [overflow-wrap:anywhere] text-ink">
            {event.note}
          </p>
        )}
      </li>
    ))}
  </ol>
);
