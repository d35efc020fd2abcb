import { type AdminTask, paths, type SetTaskRequest } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { apiText, useAdminMutation } from '../../lib/api';
import { text } from './text';

interface Tick extends SetTaskRequest {
  task: AdminTask;
}

export function useTickTask(onSuccess: () => void) {
  const tick = useAdminMutation({
    invalidates: ['tasks'],
    mutationFn: ({ task, isDone }: Tick) =>
      apiMutation<AdminTask>('PUT', paths.adminTask(task.id), { isDone }),
    failure: apiText.updateFailed,
    onSuccess: (_, { task, isDone }) => {
      onSuccess();
      if (!isDone) return showToast({ title: text.tickedBack, description: task.title });
      showToast({
        title: task.kind === 'workshop-problem' ? text.problemDealtWith : text.ticked,
        description: task.title,
        action: { label: text.undo, onChoose: () => tick.mutate({ task, isDone: false }) },
      });
    },
  });
  return tick;
}
