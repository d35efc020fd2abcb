import type { AdminTask } from '@app/contracts';
import { addDays, londonDay, shortDate } from '@app/ui';
import { apiText } from '../../lib/api';
import { FormDialog } from '../../lib/form';
import { DueOnField } from './due-on-field';
import { postponeTask } from './postpone-task';
import { text } from './text';

export const PostponeDialog = ({ task, onClose }: { task: AdminTask; onClose: () => void }) => (
  <FormDialog
    title={text.postponeTitle}
    description={task.title}
    defaultValues={{ dueOn: addDays(londonDay(), 1) }}
    mutationFn={({ dueOn }) => postponeTask(task, { dueOn })}
    invalidates={['tasks', 'orders']}
    successToast={({ dueOn }) => ({ title: text.postponed(shortDate(dueOn)), description: task.title })}
    failure={apiText.updateFailed}
    submitLabel={text.postpone}
    isNarrow
    onClose={onClose}
  >
    {(form) => <DueOnField form={form} />}
  </FormDialog>
);
