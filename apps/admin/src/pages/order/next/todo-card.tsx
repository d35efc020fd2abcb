import type { AdminOrderDetail, AdminTask } from '@app/contracts';
import { wholeReferences } from '@app/ui';
import { CardBody, FoldingCard } from '../folding-card';
import { text } from '../text';
import { type NextStep, taskOfNextStep } from './next-step';
import { TaskDue } from './task-due';

/** Tasks of the order, except that of the banner, and the delivery task, which the delivery card shows. */
export function TodoCard({ order, next }: { order: AdminOrderDetail; next: NextStep }) {
  const shownElsewhere: readonly (AdminTask['kind'] | undefined)[] = [
    taskOfNextStep[next.kind],
    'arrange-delivery',
  ];
  const tasks = order.tasks.filter(({ kind }) => !shownElsewhere.includes(kind));
  if (tasks.length === 0) return null;
  return (
    <FoldingCard title={text.todo} summary={tasks.length}>
      <CardBody>
        <ul className="divide-y divide-line border-t border-line text-small">
          {tasks.map((task) => (
            <li key={task.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
                {wholeReferences(task.title)}
                {task.detail && <span className="block text-caption text-ink-2">{task.detail}</span>}
              </span>
              <TaskDue task={task} />
            </li>
          ))}
        </ul>
      </CardBody>
    </FoldingCard>
  );
}
