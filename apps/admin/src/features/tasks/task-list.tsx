import type { AdminTask } from '@app/contracts';
import { Button, cx } from '@app/ui';
import { Check, Undo2, Phone } from 'lucide-react';
import { useId } from 'react';
import { longTime, shortTime } from '../../lib/status/short-time';
import { text } from './text';
import { Link } from 'wouter';
import { phoneAddress } from '../../lib/contact-links';

interface TaskListProps {
  title: string;
  tasks: readonly AdminTask[];
  pendingId: string | undefined;
  onTick: (task: AdminTask, isDone: boolean) => void;
}

export function TaskList({ title, tasks, pendingId, onTick }: TaskListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-6 last:mb-0">
      <h2 id={id} className="mb-2 flex items-baseline gap-2 text-admin font-strong">
        {title}
        <span className="num text-caption font-normal text-ink-3">{tasks.length}</span>
      </h2>
      <ul className="overflow-hidden rounded-3 border border-line bg-surface">
        {tasks.map((task) => (
          <li
            key={task.id}
            className="flex flex-wrap items-start justify-between gap-x-5 gap-y-1 border-b border-line px-4.5 py-3 last:border-0"
          >
            <div className="min-w-0 flex-1 basis-72 text-admin">
              <h3
                className={cx(
                  'text-label [overflow-wrap:anywhere]',
                  task.doneAt ? 'font-normal text-ink-2' : 'font-strong',
                )}
              >
                {task.title}
              </h3>
              {task.detail && <p className="mt-0.5 text-ink-2 [overflow-wrap:anywhere]">{task.detail}</p>}
              <TaskLinks task={task} />
            </div>
            <div className="flex flex-none items-center gap-3.5 max-wide:w-full max-wide:justify-between">
              <TaskTime task={task} />
              <Button
                icon={task.doneAt ? Undo2 : Check}
                kind={task.doneAt ? 'ghost' : 'quiet'}
                isPending={task.id === pendingId}
                aria-label={task.doneAt ? text.takeBackFor(task.title) : text.doneFor(task.title)}
                onClick={() => onTick(task, !task.doneAt)}
              >
                {task.doneAt ? text.takeBack : text.done}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TaskTime({ task: { dueAt, isOverdue, doneAt, doneBy } }: { task: AdminTask }) {
  const at = doneAt ?? dueAt;
  const moment = shortTime(at);
  const words = doneAt
    ? doneBy
      ? text.doneBy(doneBy, moment)
      : text.doneByItself(moment)
    : isOverdue
      ? text.overdueSince(moment)
      : text.due(moment);
  return (
    <time
      dateTime={at}
      title={longTime(at)}
      className={cx('num text-caption', isOverdue ? 'font-label text-bad' : 'text-ink-3')}
    >
      {words}
    </time>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center gap-1.5 font-label text-chalk hover:underline wide:min-h-8';

const TaskLinks = ({ task }: { task: AdminTask }) => (
  <span className="num flex flex-wrap items-center gap-x-4">
    {task.phone && /\d/.test(task.phone) && (
      <a href={phoneAddress(task.phone)} className={linkClass}>
        <Phone aria-hidden className="size-3.5" strokeWidth={1.75} />
        {text.call(task.phone)}
      </a>
    )}
    {task.quotes.map(({ id, reference }) => (
      <Link key={id} href={`?item=${id}`} className={linkClass}>
        {reference}
      </Link>
    ))}
    {task.inquiry && (
      <Link href={`/inquiries?item=${task.inquiry.form}-${task.inquiry.id}`} className={linkClass}>
        {text.inquiry}
      </Link>
    )}
    {task.mailId && (
      <Link href={`/mails?item=${task.mailId}`} className={linkClass}>
        {text.mail}
      </Link>
    )}
    {task.kind === 'alert' && (
      <Link href="/system" className={linkClass}>
        {text.system}
      </Link>
    )}
    {task.kind === 'review-payment' && !task.doneAt && (
      <Link href="/money" className={linkClass}>
        {text.money}
      </Link>
    )}
  </span>
);
