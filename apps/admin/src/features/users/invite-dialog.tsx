import { isEmail, longestEmail, paths, type AdminUser, type InviteUserRequest } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { apiText } from '../../lib/api/api-text';
import { SendDialog } from '../../lib/form/send-dialog';
import { SwitchField } from '../../lib/form/switch-field';
import { TextField } from '../../lib/form/text-field';
import { useEditForm } from '../../lib/form/use-edit-form';
import { text } from './text';

const longestFirstName = 80;

/** Invites somebody: a link goes to their mailbox, with which they choose a password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const edit = useEditForm<AdminUser, InviteUserRequest>({
    changes: ['users'],
    row: null,
    toFields: () => ({ firstName: '', email: '', isAdmin: true }),
    save: ({ firstName, email, isAdmin }) =>
      apiMutation('POST', paths.adminUsers, { firstName: firstName.trim(), email: email.trim(), isAdmin }),
    onSaved: ({ email }) => {
      showToast({ title: text.invited, description: text.invitedDetail(email) });
      onClose();
    },
    failure: apiText.createFailed,
  });
  return (
    <SendDialog
      edit={edit}
      title={text.invite}
      description={text.inviteLede}
      submit={text.sendInvitation}
      isNarrow
      onClose={onClose}
    >
      <TextField
        form={edit.form}
        name="firstName"
        label={text.labels.firstName}
        isRequired={text.missing.firstName}
        maxLength={longestFirstName}
      />
      <TextField
        form={edit.form}
        name="email"
        label={text.labels.email}
        type="email"
        isRequired={text.missing.email}
        validate={(email) => (isEmail(email.trim()) ? undefined : text.missing.email)}
        maxLength={longestEmail}
      />
      <SwitchField form={edit.form} name="isAdmin" label={text.labels.isAdmin} hint={text.adminHint} />
    </SendDialog>
  );
}
