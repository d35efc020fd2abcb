import { isEmail, paths, toOneLine } from '@app/contracts';
import { Button } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useState } from 'react';
import { apiErrorMessage } from '../../lib/api';
import { Notice } from '../../lib/controls';
import { useEditForm } from '../../lib/form';
import { AuthField } from './auth-field';
import { text } from './text';

/** Mails a link to choose a new password. Does not say whether the address has an account. */
export function ForgottenPassword({ onBack }: { onBack: () => void }) {
  const [isSent, setSent] = useState(false);
  const { form, submit, isSaving, error } = useEditForm<unknown, { email: string }>({
    invalidates: [],
    warnOnUnsaved: false,
    toFields: () => ({ email: '' }),
    save: ({ email }) => apiMutation('POST', paths.passwordResets, { email: email.trim() }),
    onSaved: () => setSent(true),
  });
  return (
    <form noValidate onSubmit={submit} className="mt-6 grid gap-4 border-t border-line pt-5.5">
      <div>
        <h2 className="text-body font-strong">{text.forgottenTitle}</h2>
        {!isSent && <p className="mt-0.5 text-label text-ink-2">{text.forgottenIntro}</p>}
      </div>
      {error && (
        <Notice tone="bad" title={text.linkFailed}>
          {apiErrorMessage(error)}
        </Notice>
      )}
      {isSent ? (
        <p role="status" className="text-label text-ink-2">
          {text.linkSent}
        </p>
      ) : (
        <AuthField
          label={text.email}
          error={form.formState.errors.email?.message}
          type="email"
          autoComplete="username"
          autoFocus
          {...form.register('email', {
            validate: (email) => isEmail(toOneLine(email)) || text.invalidEmail,
          })}
        />
      )}
      <div className="flex gap-2">
        {!isSent && (
          <Button type="submit" kind="primary" isPending={isSaving} size="large" className="flex-1">
            {isSaving ? text.sendingLink : text.sendLink}
          </Button>
        )}
        <Button kind="quiet" onClick={onBack} size="large">
          {text.toPassword}
        </Button>
      </div>
    </form>
  );
}
