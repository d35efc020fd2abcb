import { isEmail, longestEmail, paths, type AdminUser, type InviteUserRequest } from '@app/contracts';
import { showToast, SmallDialog } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { apiText } from '../../lib/api/api-text';
import { Button } from '../../lib/controls/button';
import { SwitchField } from '../../lib/form/switch-field';
import { TextField } from '../../lib/form/text-field';
import { useEditForm } from '../../lib/form/use-edit-form';
import { leaveGuard } from '../../lib/guard/leave-guard';
import { text } from './text';

const longestFirstName = 80;

/** Invites somebody: a link goes to their mailbox, with which they choose a password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const edit = useEditForm<AdminUser, InviteUserRequest>({
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
  const close = () => leaveGuard.leave(onClose);
  return (
    <SmallDialog
      isOpen
      onClose={close}
      title={text.invite}
      description={text.inviteLede}
      closeLabel={text.close}
      width="narrow"
    >
      <form noValidate aria-label={text.invite} onSubmit={edit.submit} className="mt-5.5 grid gap-4.5">
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
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="primary" isPending={edit.isSaving} className="flex-1">
            {edit.isSaving ? text.sending : text.sendInvitation}
          </Button>
          <Button kind="quiet" onClick={close}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </SmallDialog>
  );
}
