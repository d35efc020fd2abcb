import type { AdminTask } from '@app/contracts';
import { londonDay } from '@app/ui';

const urgencies = ['overdue', 'today', 'later'] as const;
type Urgency = (typeof urgencies)[number];

const urgencyOf = ({ isOverdue, dueAt }: AdminTask, now: Date): Urgency => {
  const due = new Date(dueAt);
  if (isOverdue || due < now) return 'overdue';
  return londonDay(due) === londonDay(now) ? 'today' : 'later';
};

/** Groups by urgency (London days); tasks keep their order. */
export const groupTasks = (
  tasks: readonly AdminTask[],
  now: Date,
): { urgency: Urgency; tasks: readonly AdminTask[] }[] =>
  urgencies
    .map((urgency) => ({ urgency, tasks: tasks.filter((task) => urgencyOf(task, now) === urgency) }))
    .filter((group) => group.tasks.length > 0);
