import { maxPasswordInputLength, type ProveSecondFactorRequest } from '@app/contracts';
import { ApiError, isApiError } from '@app/web-client';
import { apiText } from '../../lib/api';
import { fieldOf, FormButtons, TextField, useEditForm } from '../../lib/form';
import { text } from './text';

interface ConfirmPasswordProps<Result> {
  email: string;
  title: string;
  intro: string;
  confirmLabel: string;
  isDanger?: boolean;
  needsCode?: boolean;
  mutationFn: (proof: ProveSecondFactorRequest) => Promise<Result>;
  onSuccess: (result: Result) => void;
  onCancel: () => void;
}

/** Asks for the password: an unattended screen must not be enough for this. */
export function ConfirmPassword<Result>({
  email,
  title,
  intro,
  confirmLabel,
  isDanger = false,
  needsCode = false,
  mutationFn,
  onSuccess,
  onCancel,
}: ConfirmPasswordProps<Result>) {
  const edit = useEditForm<Result, { password: string; code: string }>({
    invalidates: ['users'],
    toFields: () => ({ password: '', code: '' }),
    save: (proof) => withPasswordFieldError(mutationFn(proof)),
    closeAfterSave: onSuccess,
    failure: apiText.updateFailed,
  });
  const field = fieldOf(edit.form, { password: text.password, code: text.codeOrRecoveryCode });
  return (
    <form noValidate aria-label={title} onSubmit={edit.submit} className="grid max-w-100 gap-4">
      <p className="text-ink-2">
        {intro} {needsCode ? text.confirmWithPasswordAndCode : text.confirmWithPassword}
      </p>
      <HiddenUsernameField email={email} />
      <TextField
        {...field('password')}
        type="password"
        autoComplete="current-password"
        requiredMessage={text.missing.password}
        maxLength={maxPasswordInputLength}
      />
      {needsCode && (
        <TextField
          {...field('code')}
          autoComplete="one-time-code"
          requiredMessage={text.missing.codeOrRecoveryCode}
          maxLength={64}
        />
      )}
      <FormButtons
        edit={edit}
        submitLabel={confirmLabel}
        kind={isDanger ? 'danger' : 'primary'}
        onCancel={onCancel}
      />
    </form>
  );
}

/** Runs a call that checks a password; shows a wrong one at the field named `password`. */
export async function withPasswordFieldError<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!isApiError(error, 'auth/wrong-password') || !error.body) throw error;
    const fields = [{ field: 'password', message: error.body.error }];
    throw new ApiError(error.message, error.status, { ...error.body, details: { fields } });
  }
}

export const HiddenUsernameField = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
);
