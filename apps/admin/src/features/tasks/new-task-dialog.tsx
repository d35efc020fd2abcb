import { type AddTaskRequest, type AdminTask, maxTaskText, paths, type TaskAssignee } from '@app/contracts';
import { addDays, londonDay, shortDate } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { FormDialog, SelectField, TextField } from '../../lib/form';
import { DueOnField } from './due-on-field';
import { text } from './text';

interface NewTaskDialogProps {
  /** Of the order that it is about; absent: of none. */
  quoteId?: string;
  /** Empty or one: nobody to choose from. */
  assignees: readonly TaskAssignee[];
  onClose: () => void;
}

export const NewTaskDialog = ({ quoteId, assignees, onClose }: NewTaskDialogProps) => (
  <FormDialog
    title={text.newTask}
    description={text.newTaskDetail}
    defaultValues={{ text: '', dueOn: addDays(londonDay(), 1), assigneeId: '' }}
    mutationFn={({ text: words, dueOn, assigneeId }) =>
      apiMutation<AdminTask>('POST', paths.adminTasks, {
        text: words,
        dueOn,
        assigneeId: assigneeId ? Number(assigneeId) : null,
        quoteId,
      } satisfies AddTaskRequest)
    }
    invalidates={['tasks', 'orders']}
    successToast={({ dueOn }) => ({ title: text.added, description: text.postponed(shortDate(dueOn)) })}
    failure={text.addFailed}
    submitLabel={text.add}
    isNarrow
    onClose={onClose}
  >
    {(form) => (
      <>
        <TextField
          form={form}
          name="text"
          label={text.what}
          requiredMessage={text.noText}
          maxLength={maxTaskText}
          isLong
        />
        <DueOnField form={form} />
        {assignees.length > 1 && (
          <SelectField
            form={form}
            name="assigneeId"
            label={text.who}
            options={[
              { value: '', label: text.anybody },
              ...assignees.map(({ id, name, isSelf }) => ({
                value: String(id),
                label: isSelf ? text.me(name) : name,
              })),
            ]}
          />
        )}
      </>
    )}
  </FormDialog>
);
