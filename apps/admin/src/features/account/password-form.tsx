import { maxPasswordInputLength, newPasswordLengths, paths, type AccountResponse } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useState } from 'react';
import { apiText } from '../../lib/api';
import { fieldOf, FormButtons, TextField, useEditForm } from '../../lib/form';
import { Card } from '../../lib/page';
import { withPasswordFieldError, HiddenUsernameField } from './confirm-password';
import { text } from './text';

export function PasswordForm({ account }: { account: Pick<AccountResponse, 'email'> }) {
  const [isShown, setShown] = useState(false);
  const edit = useEditForm<AccountResponse, { password: string; newPassword: string }>({
    invalidates: ['users'],
    toFields: () => ({ password: '', newPassword: '' }),
    save: (fields) => withPasswordFieldError(apiMutation('POST', paths.accountPassword, fields)),
    onSaved: () => {
      setShown(false);
      showToast({ title: text.passwordChanged, description: text.passwordChangedDetail });
    },
    failure: apiText.updateFailed,
  });
  const field = fieldOf(edit.form, { password: text.currentPassword, newPassword: text.newPassword });
  const type = isShown ? 'text' : 'password';
  return (
    <Card className="text-small" title={text.password} detail={text.passwordIntro}>
      <form noValidate aria-label={text.password} onSubmit={edit.submit} className="grid max-w-100 gap-4.5">
        <HiddenUsernameField email={account.email} />
        <TextField
          {...field('password')}
          type={type}
          autoComplete="current-password"
          requiredMessage={text.missing.password}
          maxLength={maxPasswordInputLength}
        />
        <TextField
          {...field('newPassword')}
          hint={text.newPasswordHint}
          type={type}
          autoComplete="new-password"
          maxLength={newPasswordLengths.max}
          requiredMessage={text.missing.newPassword}
          validate={(typed, { password }) => newPasswordProblem(typed, password) ?? undefined}
        />
        <label className="flex min-h-11 items-center gap-2.5 wide:min-h-6">
          <input
            type="checkbox"
            checked={isShown}
            onChange={({ target }) => setShown(target.checked)}
            className="size-4.5 accent-fill"
          />
          {text.show}
        </label>
        <FormButtons
          edit={edit}
          submitLabel={text.changePassword}
          pendingLabel={text.changing}
          kind="quiet"
        />
      </form>
    </Card>
  );
}

/** Checks what the browser can check; only the API knows the common passwords. */
export function newPasswordProblem(newPassword: string, current: string): string | null {
  const { length } = [...newPassword];
  if (length === 0) return text.missing.newPassword;
  if (length < newPasswordLengths.min) return text.tooShort;
  if (length > newPasswordLengths.max) return text.tooLong;
  return newPassword === current ? text.samePassword : null;
}
