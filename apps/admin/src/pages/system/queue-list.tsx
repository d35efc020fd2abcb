import type { SystemResponse } from '@app/contracts';
import { cx } from '@app/ui';
import type { ReactNode } from 'react';
import { age, text } from './text';

const oldest = (seconds: number | null) => (seconds === null ? null : text.oldest(age(seconds)));

export const QueueList = ({ report: { queues, outbox, mails, payments } }: { report: SystemResponse }) => (
  <ul className="text-small">
    {queues.map(({ name, waiting, active, delayed, failed }) => (
      <Row
        key={name}
        label={text.queueNames[name] ?? name}
        detail={text.alsoInQueue(active, delayed)}
        figures={text.queue(waiting, failed)}
        isBad={failed > 0}
      />
    ))}
    <Row
      label={text.outbox}
      detail={outbox.failing > 0 ? text.failing(outbox.failing) : oldest(outbox.oldestAgeSeconds)}
      figures={text.outboxFigures(outbox.waiting)}
      isBad={outbox.failing > 0}
    />
    <Row
      label={text.mails}
      detail={oldest(mails.oldestAgeSeconds)}
      figures={text.outboxFigures(mails.waiting)}
    />
    <Row
      label={text.payments}
      detail={oldest(payments.oldestAgeSeconds)}
      figures={payments.due ? text.outboxFigures(payments.due) : text.noPayments}
    />
  </ul>
);

interface RowProps {
  label: ReactNode;
  detail: ReactNode;
  figures: ReactNode;
  isBad?: boolean;
}

export const Row = ({ label, detail, figures, isBad = false }: RowProps) => (
  <li className="flex min-h-9 items-center justify-between gap-4 border-b border-line py-1.5 last:border-0">
    <span className="min-w-0 leading-tight">
      {label}
      {detail && <span className="block text-caption [overflow-wrap:anywhere] text-ink-3">{detail}</span>}
    </span>
    <span className={cx('num flex-none', isBad ? 'font-label text-bad' : 'text-ink-2')}>{figures}</span>
  </li>
);
