import { type AdminTask, paths, type TaskAssignee } from '@app/contracts';
import { Button, cx, fullDateAndTime, wholeReferences } from '@app/ui';
import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { linksTo } from '../../features/quotes/order-links';
import { AssignMenu } from '../../features/tasks/assign-menu';
import { PostponeDialog } from '../../features/tasks/postpone-dialog';
import { text } from '../../features/tasks/text';
import { inNewTab } from '../../lib/controls';
import { timeInSentence } from '../../lib/status/short-time';
import { CallLink, canCall } from './call-link';
import { ChargebackActions } from './chargeback-actions';
import { rowClass, rowLinkClass, RowSection } from './row-section';

interface TaskListProps {
  title: string;
  tasks: readonly AdminTask[];
  assignees: readonly TaskAssignee[];
  pendingId: string | undefined;
  onTick: (task: AdminTask, isDone: boolean) => void;
  onUnanswered: (task: AdminTask) => void;
}

export function TaskList({ title, tasks, assignees, pendingId, onTick, onUnanswered }: TaskListProps) {
  const [postponed, setPostponed] = useState<AdminTask | null>(null);
  return (
    <>
      <RowSection title={title} count={tasks.length}>
        {tasks.map((task) => (
          <li key={task.id} className={rowClass}>
            <div className="min-w-0 flex-1 basis-72 text-small">
              <h3
                className={cx(
                  'text-label [overflow-wrap:anywhere] whitespace-pre-line',
                  task.doneAt ? 'font-normal text-ink-2' : 'font-strong',
                )}
              >
                {task.title}
              </h3>
              {task.detail && <p className="mt-0.5 text-ink-2 [overflow-wrap:anywhere]">{task.detail}</p>}
              <TaskLinks task={task} />
              <TaskPhotos task={task} />
              {task.kind === 'chargeback' && !task.doneAt && <ChargebackActions taskId={task.id} />}
            </div>
            <div className="flex flex-none flex-wrap items-center justify-end gap-x-3.5 max-wide:w-full">
              <span
                className={cx(
                  'flex items-center justify-between gap-x-3.5 max-wide:min-h-11',
                  task.doneAt ? 'max-wide:flex-1' : 'max-wide:w-full',
                )}
              >
                <TaskTime task={task} />
                {!task.doneAt && assignees.length > 1 && (
                  <span className="max-wide:-mr-3">
                    <AssignMenu task={task} assignees={assignees} />
                  </span>
                )}
              </span>
              {!task.doneAt && (
                <span className="flex max-wide:flex-1 max-wide:-ml-3">
                  {task.kind !== 'workshop-problem' && canCall(task.phone) && (
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
              {task.kind !== 'chargeback' && (
                <Button
                  icon={task.doneAt ? Undo2 : Check}
                  kind={task.doneAt ? 'ghost' : 'quiet'}
                  isPending={task.id === pendingId}
                  aria-label={task.doneAt ? text.takeBackFor(task.title) : text.doneFor(task)}
                  onClick={() => onTick(task, !task.doneAt)}
                >
                  {task.doneAt ? text.takeBack : text.done(task)}
                </Button>
              )}
            </div>
          </li>
        ))}
      </RowSection>
      {postponed && <PostponeDialog task={postponed} onClose={() => setPostponed(null)} />}
    </>
  );
}

function TaskTime({ task: { dueAt, isOverdue, doneAt, doneBy } }: { task: AdminTask }) {
  const at = doneAt ?? dueAt;
  const when = timeInSentence(at);
  const label = () => {
    if (!doneAt) return isOverdue ? text.overdueSince(when) : text.due(when);
    return doneBy ? text.doneBy(doneBy, when) : text.doneAutomatically(when);
  };
  return (
    <time
      dateTime={at}
      title={fullDateAndTime(at)}
      className={cx('num text-caption', isOverdue ? 'font-label text-bad' : 'text-ink-3')}
    >
      {label()}
    </time>
  );
}

/** Small, each a link to the picture itself. */
const TaskPhotos = ({ task: { photoIds } }: { task: AdminTask }) =>
  photoIds.length > 0 && (
    <ul className="mt-2 flex flex-wrap gap-2">
      {photoIds.map((id, index) => (
        <li key={id}>
          <a href={paths.adminAttachment(id)} {...inNewTab} className="block">
            <img
              src={paths.adminAttachment(id)}
              alt={text.photoOf(index + 1, photoIds.length)}
              loading="lazy"
              className="size-16 rounded-1 border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );

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
      {/* The workshop waits for an answer, not the customer for a call. */}
      {kind !== 'workshop-problem' && <CallLink phone={phone} />}
      {links.map(([href, label]) => (
        <Link key={href} href={href} className={rowLinkClass}>
          {wholeReferences(label)}
        </Link>
      ))}
    </span>
  );
}
