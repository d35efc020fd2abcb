import type { SystemResponse } from '@app/contracts';
import type { ReactNode } from 'react';
import { age, text } from './text';

const oldest = (seconds: number | null) => (seconds === null ? null : text.oldest(age(seconds)));

/** What waits in the queues, and in the lists that outlive them. */
export const QueueList = ({ report: { queues, outbox, mails, payments } }: { report: SystemResponse }) => (
  <ul className="text-admin">
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
  label: string;
  detail: ReactNode;
  figures: string;
  isBad?: boolean;
}

const Row = ({ label, detail, figures, isBad = false }: RowProps) => (
  <li className="flex min-h-9 items-center justify-between gap-4 border-b border-line py-1.5 last:border-0">
    <span className="leading-tight">
      {label}
      {detail && <span className="block text-caption text-ink-3">{detail}</span>}
    </span>
    <span className={isBad ? 'num font-label text-bad' : 'num text-ink-2'}>{figures}</span>
  </li>
);
