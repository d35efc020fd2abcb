import type { SystemResponse } from '@app/contracts';
import { age, text } from './text';

interface HealthSummaryProps {
  report: SystemResponse;
  /** Of the API, as measured here; null: not measured yet. */
  responseMs: number | null;
  /** What waits for people. */
  needsPerson: number;
}

export function HealthSummary({ report, responseMs, needsPerson }: HealthSummaryProps) {
  const parts = [...report.services, ...report.outside];
  const troubled = parts.filter(({ state }) => state !== 'up').map(({ label }) => label);
  const isDown = report.services.some(({ state }) => state === 'down');
  const jobs = report.queues.reduce((sum, { waiting, active }) => sum + waiting + active, 0);
  const oldest = Math.max(-1, report.outbox.oldestAgeSeconds ?? -1, report.mails.oldestAgeSeconds ?? -1);
  const waiting = jobs + report.outbox.waiting + report.mails.waiting;
  const figures = [
    [
      text.shop,
      isDown ? text.down : troubled.length ? text.slow : text.up,
      troubled.length ? text.troubled(troubled) : text.allWell,
    ],
    [text.response, responseMs === null ? '…' : text.ms(responseMs), text.responseOf],
    [text.waiting, String(waiting), oldest >= 0 ? text.oldest(age(oldest)) : text.nothingWaits],
    [text.needsPerson, String(needsPerson), ''],
  ] as const;
  return (
    <dl
      aria-label={text.figures}
      className="grid grid-cols-2 overflow-hidden rounded-3 border border-line bg-surface full:grid-cols-4"
    >
      {figures.map(([name, value, detail], index) => (
        <div
          key={name}
          className={[
            'min-w-0 border-line px-3.5 py-3 wide:px-5 wide:py-4',
            index % 2 ? '' : 'border-r',
            index < 2 ? 'max-full:border-b' : '',
            index === 1 ? 'full:border-r' : '',
          ].join(' ')}
        >
          <dt className="text-caption text-ink-3">{name}</dt>
          <dd className="num mt-1 flex flex-wrap items-baseline gap-x-1.5 max-full:flex-col">
            <span className="text-subtitle/[1.25] font-[500] tracking-[-0.025em] wide:text-h3/[1.25]">
              {value}
            </span>
            <span className="text-caption text-ink-2">{detail}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
