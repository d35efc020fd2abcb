import { type AccountResponse, type AdminUser, paths } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation, apiQuery } from '@app/web-client';
import { useQueryClient } from '@tanstack/react-query';
import { text } from '../../features/account/text';
import { apiText, currentUserKey } from '../../lib/api';
import { FormButtons, TextField, useEditForm } from '../../lib/form';
import { Card } from '../../lib/page';

const maxFirstNameLength = 80;

export function NameForm({ account }: { account: AccountResponse }) {
  const client = useQueryClient();
  const edit = useEditForm<{ firstName: string }, { firstName: string }>({
    invalidates: ['users'],
    row: account,
    toFields: (row) => ({ firstName: row?.firstName ?? '' }),
    save: async ({ firstName }) => {
      const search = new URLSearchParams({ search: account.email }).toString();
      const users = await apiQuery<AdminUser[]>(`${paths.adminUsers}?${search}`);
      const self = users.find(({ isSelf }) => isSelf);
      if (!self) throw new Error('Who is asking is not among the users yet.');
      const changed = { firstName: firstName.trim() };
      return apiMutation<AdminUser>('PUT', paths.adminUser(self.id), changed);
    },
    onSaved: () => {
      void client.invalidateQueries({ queryKey: currentUserKey });
      showToast({ title: text.nameSaved });
    },
    failure: apiText.updateFailed,
  });
  return (
    <Card className="text-small" title={text.you}>
      <form noValidate aria-label={text.you} onSubmit={edit.submit} className="grid max-w-100 gap-4.5">
        <TextField
          form={edit.form}
          name="firstName"
          label={text.name}
          autoComplete="given-name"
          requiredMessage={text.missing.firstName}
          maxLength={maxFirstNameLength}
        />
        <div>
          <p className="mb-1.25 font-label">{text.email}</p>
          <p translate="no" className="[overflow-wrap:anywhere]">
            {account.email}
          </p>
          <p className="mt-1 text-caption text-ink-3">{text.emailHint}</p>
        </div>
        <FormButtons edit={edit} submitLabel={text.saveName} kind="quiet" />
      </form>
    </Card>
  );
}
