import type { AdminUser } from '@app/contracts';
import { MenuItem, showToast } from '@app/ui';
import { useState } from 'react';
import { apiText, useAdminMutation } from '../../lib/api';
import { ConfirmDialog, MoreMenu } from '../../lib/controls';
import { text } from './text';
import {
  actionsFor,
  type ConfirmedAction,
  needsConfirmation,
  runUserAction,
  type UserAction,
} from './user-actions';

export function UserMenu({ user }: { user: AdminUser }) {
  const [confirming, setConfirming] = useState<ConfirmedAction | null>(null);
  const change = useAdminMutation({
    invalidates: ['users'],
    mutationFn: (action: UserAction) => runUserAction(action, user),
    failure: apiText.updateFailed,
    onSuccess: (_, action) => {
      setConfirming(null);
      showToast({
        title: text.done[action],
        description: action === 'inviteAgain' ? text.invitedDetail(user.email) : undefined,
      });
    },
  });
  const actions = actionsFor(user);
  if (actions.length === 0) return null;
  return (
    <span className="flex justify-end">
      <MoreMenu label={text.actionsFor(user.firstName)}>
        {actions.map((action) => (
          <MenuItem
            key={action}
            onChoose={() => (needsConfirmation(action) ? setConfirming(action) : change.mutate(action))}
          >
            {text[action]}
          </MenuItem>
        ))}
      </MoreMenu>
      {confirming && (
        <ConfirmDialog
          isOpen
          onClose={() => setConfirming(null)}
          title={text.ask[confirming].title(user.firstName)}
          description={text.ask[confirming].description}
          confirmLabel={text[confirming]}
          isDanger={!confirming.startsWith('make')}
          isPending={change.isPending}
          onConfirm={() => change.mutate(confirming)}
        />
      )}
    </span>
  );
}
