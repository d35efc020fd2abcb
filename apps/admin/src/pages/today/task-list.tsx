import type { AdminTask } from '@app/contracts';
import { Button, cx, fullDateAndTime, wholeReferences } from '@app/ui';
import { Check, Undo2, Phone } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { linksTo } from '../../features/quotes/order-links';
import { text } from '../../features/tasks/text';
import { phoneHref } from '../../lib/contact-links';
import { timeInSentence } from '../../lib/status/short-time';
import { PostponeDialog } from './postpone-dialog';

interface TaskListProps {
  title: string;
  tasks: readonly AdminTask[];
  pendingId: string | undefined;
  onTick: (task: AdminTask, isDone: boolean) => void;
  onUnanswered: (task: AdminTask) => void;
}

export function TaskList({ title, tasks, pendingId, onTick, onUnanswered }: TaskListProps) {
  const id = useId();
  const [postponed, setPostponed] = useState<AdminTask | null>(null);
  return (
    <section aria-labelledby={id} className="mb-6 last:mb-0">
      <h2 id={id} className="mb-2 flex items-baseline gap-2 text-small font-strong">
        {title}
        <span className="num text-caption font-normal text-ink-3">{tasks.length}</span>
      </h2>
      <ul className="overflow-hidden rounded-3 border border-line bg-surface">
        {tasks.map((task) => (
          <li
            key={task.id}
            className="flex flex-wrap items-start justify-between gap-x-5 gap-y-1 border-b border-line px-4.5 py-3 last:border-0"
          >
            <div className="min-w-0 flex-1 basis-72 text-small">
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
              {!task.doneAt && (
                <span className="flex">
                  {canCall(task) && (
                    <Button
                      kind="ghost"
                      aria-label={text.noAnswerFor(task.title)}
                      onClick={() => onUnanswered(task)}
                    >
                      {text.noAnswer}
                    </Button>
                  )}
                  <Button
                    kind="ghost"
                    aria-label={text.laterFor(task.title)}
                    onClick={() => setPostponed(task)}
                  >
                    {text.later}
                  </Button>
                </span>
              )}
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
      {postponed && <PostponeDialog task={postponed} onClose={() => setPostponed(null)} />}
    </section>
  );
}

/** The number of an erased customer has no digits. */
const canCall = ({ phone }: AdminTask): boolean => phone !== null && /\d/.test(phone);

function TaskTime({ task: { dueAt, isOverdue, doneAt, doneBy } }: { task: AdminTask }) {
  const at = doneAt ?? dueAt;
  const when = timeInSentence(at);
  const label = doneAt
    ? doneBy
      ? text.doneBy(doneBy, when)
      : text.doneAutomatically(when)
    : isOverdue
      ? text.overdueSince(when)
      : text.due(when);
  return (
    <time
      dateTime={at}
      title={fullDateAndTime(at)}
      className={cx('num text-caption', isOverdue ? 'font-label text-bad' : 'text-ink-3')}
    >
      {label}
    </time>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center gap-1.5 font-label text-chalk hover:underline wide:min-h-8';

function TaskLinks({ task }: { task: AdminTask }) {
  const { phone, inquiry, mailId, kind, doneAt } = task;
  const links = [
    ...linksTo(task).map(({ href, reference }) => [href, reference] as const),
    inquiry && ([`/inquiries?item=${inquiry.form}-${inquiry.id}`, text.inquiry] as const),
    mailId && ([`/mails?item=${mailId}`, text.mail] as const),
    kind === 'alert' && (['/system', text.system] as const),
    kind === 'review-payment' && !doneAt && (['/money', text.money] as const),
  ].filter((link) => typeof link === 'object' && link !== null);
  return (
    <span className="num flex flex-wrap items-center gap-x-4">
      {phone && canCall(task) && (
        <a href={phoneHref(phone)} className={linkClass}>
          <Phone aria-hidden className="size-3.5" strokeWidth={1.75} />
          {text.call(phone)}
        </a>
      )}
      {links.map(([href, label]) => (
        <Link key={href} href={href} className={linkClass}>
          {wholeReferences(label)}
        </Link>
      ))}
    </span>
  );
}
