import {
  type AdminOrderDetail,
  type AdminTask,
  paths,
  remakePrefix,
  type TaskAssignee,
} from '@app/contracts';
import { Button, wholeReferences } from '@app/ui';
import { optionalData } from '@app/web-client';
import { Mail, Plus } from 'lucide-react';
import { AssignMenu } from '../../../features/tasks/assign-menu';
import { NewTaskDialog } from '../../../features/tasks/new-task-dialog';
import { text as taskText } from '../../../features/tasks/text';
import { useAdminQuery } from '../../../lib/api';
import { DialogButton } from '../../../lib/controls';
import { CardBody, FoldingCard } from '../folding-card';
import type { OrderPageDialog } from '../order-page-dialogs';
import { text } from '../text';
import { type NextStep, taskOfNextStep } from './next-step';
import { TaskDue } from './task-due';

interface TodoCardProps {
  order: AdminOrderDetail;
  next: NextStep;
  onOpenDialog: (dialog: OrderPageDialog) => void;
}

/**
 * Tasks of the order, except that of the banner, and the delivery task, which the delivery card shows. Staff add their own
 * here.
 */
export function TodoCard({ order, next, onOpenDialog }: TodoCardProps) {
  const shownElsewhere: readonly (AdminTask['kind'] | undefined)[] = [
    taskOfNextStep[next.kind],
    'arrange-delivery',
  ];
  const tasks = order.tasks.filter(
    ({ id, kind }) => !shownElsewhere.includes(kind) && !(next.kind === 'problem' && id === next.task.id),
  );
  const assignees = optionalData(useAdminQuery<TaskAssignee[]>(paths.taskAssignees)) ?? [];
  const [top] = order.tops;
  const newTask = (
    <DialogButton
      icon={Plus}
      dialog={(close) => <NewTaskDialog quoteId={top?.id} assignees={assignees} onClose={close} />}
    >
      {taskText.newTask}
    </DialogButton>
  );
  // A card is for tasks: the button alone needs none.
  if (tasks.length === 0) return <div>{newTask}</div>;
  return (
    <FoldingCard title={text.todo} summary={tasks.length}>
      <CardBody>
        <ul className="mb-2 divide-y divide-line border-t border-line text-small">
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
              {assignees.length > 1 && <AssignMenu task={task} assignees={assignees} />}
              <TaskDue task={task} />
            </li>
          ))}
        </ul>
        {newTask}
      </CardBody>
    </FoldingCard>
  );
}

/** What a mail to the customer is about. */
export const problemOf = ({ quotes, detail }: AdminTask) => ({
  quoteId: quotes[0]?.id ?? '',
  isRemade: detail?.startsWith(remakePrefix) === true,
});
