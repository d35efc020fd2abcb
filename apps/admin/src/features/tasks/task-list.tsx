import type { AdminTask } from '@app/contracts';
import { Button, cx } from '@app/ui';
import { Check, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { longTime, shortTime } from '../../lib/status/short-time';
import { TaskLinks } from './task-links';
import { text } from './text';

interface TaskListProps {
  title: string;
  tasks: readonly AdminTask[];
  /** Of the task that is being ticked off or taken back. */
  pendingId: string | undefined;
  onTick: (task: AdminTask, isDone: boolean) => void;
}

/** Some tasks below a word that tells how soon, or that they are done. */
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
