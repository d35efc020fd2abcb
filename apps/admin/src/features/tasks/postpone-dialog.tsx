import { type AdminTask, paths, type PostponeTaskRequest } from '@app/contracts';
import { addDays, londonDay, shortDate } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { apiText } from '../../lib/api';
import { FormDialog } from '../../lib/form';
import { DueOnField } from './due-on-field';
import { text } from './text';

export const postponeTask = ({ id }: AdminTask, request: PostponeTaskRequest) =>
  apiMutation<AdminTask>('PUT', paths.adminTaskDue(id), request);

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
