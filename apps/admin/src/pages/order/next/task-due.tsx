import type { AdminTask } from '@app/contracts';
import { Button } from '@app/ui';
import { Check } from 'lucide-react';
import { text } from '../../../features/tasks/text';
import { useTickTask } from '../../../features/tasks/use-tick-task';
import { dueTime } from '../../../lib/status/short-time';

export function TaskDue({ task }: { task: AdminTask }) {
  const setDone = useTickTask(() => undefined);
  return (
    <span className="flex items-center gap-3">
      <span className={task.isOverdue ? 'text-caption text-bad' : 'text-caption text-ink-3'}>
        {(task.isOverdue ? text.overdueSince : text.due)(dueTime(task.dueAt))}
      </span>
      <Button
        icon={Check}
        isPending={setDone.isPending}
        aria-label={text.doneFor(task)}
        onClick={() => setDone.mutate({ task, isDone: true })}
      >
        {text.done(task)}
      </Button>
    </span>
  );
}
