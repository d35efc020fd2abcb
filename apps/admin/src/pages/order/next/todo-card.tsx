import { type AdminOrderDetail, type AdminTask, remakePrefix } from '@app/contracts';
import { Button, wholeReferences } from '@app/ui';
import { Mail } from 'lucide-react';
import { CardBody, FoldingCard } from '../folding-card';
import type { OrderPageDialog } from '../order-page-dialogs';
import { text } from '../text';
import { type NextStep, taskOfNextStep } from './next-step';
import { TaskDue } from './task-due';

/** Tasks of the order, except that of the banner, and the delivery task, which the delivery card shows. */
interface TodoCardProps {
  order: AdminOrderDetail;
  next: NextStep;
  onOpenDialog: (dialog: OrderPageDialog) => void;
}

export function TodoCard({ order, next, onOpenDialog }: TodoCardProps) {
  const shownElsewhere: readonly (AdminTask['kind'] | undefined)[] = [
    taskOfNextStep[next.kind],
    'arrange-delivery',
  ];
  const tasks = order.tasks.filter(
    ({ id, kind }) => !shownElsewhere.includes(kind) && !(next.kind === 'problem' && id === next.task.id),
  );
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
              {task.kind === 'workshop-problem' && order.customer.email && (
                <Button icon={Mail} onClick={() => onOpenDialog({ kind: 'mail', problem: problemOf(task) })}>
                  {text.tellCustomer}
                </Button>
              )}
              <TaskDue task={task} />
            </li>
          ))}
        </ul>
      </CardBody>
    </FoldingCard>
  );
}

/** What a mail to the customer is about. */
export const problemOf = ({ quotes, detail }: AdminTask) => ({
  quoteId: quotes[0]?.id ?? '',
  isRemade: detail?.startsWith(remakePrefix) === true,
});
