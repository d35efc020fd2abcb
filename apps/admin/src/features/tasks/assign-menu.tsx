import { type AdminTask, type AssignTaskRequest, paths, type TaskAssignee } from '@app/contracts';
import { Button, Menu, MenuRadioGroup, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { UserRound } from 'lucide-react';
import { apiText, useAdminMutation } from '../../lib/api';
import { text } from './text';

const nobody = 'nobody';

interface AssignMenuProps {
  task: AdminTask;
  assignees: readonly TaskAssignee[];
}

export function AssignMenu({ task: { id, title, assignee }, assignees }: AssignMenuProps) {
  const nameOf = (userId: number | null) =>
    assignees.find((user) => user.id === userId)?.name ?? text.anybody;
  const assign = useAdminMutation({
    invalidates: ['tasks', 'orders'],
    mutationFn: (assigneeId: number | null) =>
      apiMutation<AdminTask>('PUT', paths.adminTaskAssignee(id), { assigneeId } satisfies AssignTaskRequest),
    failure: apiText.updateFailed,
    onSuccess: (_, assigneeId) =>
      showToast({
        title: assigneeId === null ? text.unassigned : text.assignedTo(nameOf(assigneeId)),
        description: title,
      }),
  });
  return (
    <Menu
      label={text.assignFor(title)}
      trigger={
        <Button
          kind="ghost"
          icon={UserRound}
          aria-label={assignee ? text.assigneeOf(assignee.name, title) : text.assignFor(title)}
        >
          {assignee?.name ?? text.assign}
        </Button>
      }
    >
      <MenuRadioGroup
        label={text.assign}
        value={assignee ? String(assignee.id) : nobody}
        choices={[
          ...assignees.map(({ id: userId, name, isSelf }) => ({
            value: String(userId),
            content: isSelf ? text.me(name) : name,
          })),
          { value: nobody, content: text.anybody },
        ]}
        onChoose={(value) => assign.mutate(value === nobody ? null : Number(value))}
      />
    </Menu>
  );
}
