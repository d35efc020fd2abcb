import type { SystemResponse } from '@app/contracts';
import { FigureBoxes } from '../../lib/page';
import { age, text } from './text';

interface HealthSummaryProps {
  report: SystemResponse;
  /** Response time of the API, as measured by this browser; null: not yet. */
  responseMs: number | null;
  issueCount: number;
}

export function HealthSummary({ report, responseMs, issueCount }: HealthSummaryProps) {
  const parts = [...report.services, ...report.outside];
  const failing = parts.filter(({ state }) => state !== 'up').map(({ label }) => label);
  const isDown = report.services.some(({ state }) => state === 'down');
  const stateWithoutOutage = failing.length > 0 ? text.troubled : text.up;
  const jobs = report.queues.reduce((sum, { waiting, active }) => sum + waiting + active, 0);
  const oldest = Math.max(-1, report.outbox.oldestAgeSeconds ?? -1, report.mails.oldestAgeSeconds ?? -1);
  const waiting = jobs + report.outbox.waiting + report.mails.waiting;
  return (
    <FigureBoxes
      label={text.figures}
      figures={[
        {
          label: text.shop,
          value: isDown ? text.down : stateWithoutOutage,
          detail: failing.length ? failing.join(', ') : text.allWell,
        },
        {
          label: text.response,
          value: responseMs === null ? '…' : text.ms(responseMs),
          detail: text.responseOf,
        },
        {
          label: text.waiting,
          value: String(waiting),
          detail: oldest >= 0 ? text.oldest(age(oldest)) : text.nothingWaits,
        },
        { label: text.needsPerson, value: String(issueCount) },
      ]}
    />
  );
}
