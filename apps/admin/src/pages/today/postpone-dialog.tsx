import type { AdminTask } from '@app/contracts';
import { addDays, londonDay, shortDate } from '@app/ui';
import { postponeTask } from '../../features/tasks/postpone-task';
import { text } from '../../features/tasks/text';
import { apiText } from '../../lib/api/use-admin-call';
import { DateField } from '../../lib/form/form-fields';
import { FormDialog } from '../../lib/form/form-dialog';

export const maxDaysAhead = 365;

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
    {(form) => (
      <DateField
        form={form}
        name="dueOn"
        label={text.day}
        min={londonDay()}
        max={addDays(londonDay(), maxDaysAhead)}
        validate={(day) => (day ? undefined : text.noDay)}
      />
    )}
  </FormDialog>
);
