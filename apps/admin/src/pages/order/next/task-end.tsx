import type { AdminTask } from '@app/contracts';
import { Button } from '@app/ui';
import { Check } from 'lucide-react';
import { text } from '../../../features/tasks/text';
import { useTickTask } from '../../../features/tasks/use-tick-task';
import { dueTime } from '../../../lib/status/short-time';

export function TaskEnd({ task }: { task: AdminTask }) {
  const tick = useTickTask(() => undefined);
  return (
    <span className="flex items-center gap-3">
      <span className={task.isOverdue ? 'text-caption text-bad' : 'text-caption text-ink-3'}>
        {(task.isOverdue ? text.overdueSince : text.due)(dueTime(task.dueAt))}
      </span>
      <Button
        icon={Check}
        isPending={tick.isPending}
        aria-label={text.doneFor(task.title)}
        onClick={() => tick.mutate({ task, isDone: true })}
      >
        {text.done}
      </Button>
    </span>
  );
}
