import { Field, TextInput } from '@app/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { text } from './text';

interface AuthFieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string;
  hint?: ReactNode;
}

/** 44 px high; text of at least 16 px, below which iOS zooms in. */
export const AuthField = ({ label, error, hint, ...input }: AuthFieldProps) => (
  <Field label={label} error={error} aside={hint}>
    {(control) => (
      <TextInput {...control} {...input} required frameClassName="min-h-11!" className="text-body!" />
    )}
  </Field>
);

/** The app's six digits or a recovery code, so phones must offer letters as well. */
export function CodeField({ error, ...input }: Omit<ComponentProps<'input'>, 'type'> & { error?: string }) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <div>
      <AuthField
        label={isRecovery ? text.recoveryCode : text.code}
        hint={isRecovery ? text.recoveryIntro : undefined}
        error={error}
        type="text"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        maxLength={40}
        {...input}
      />
      <AuthLink onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? text.useApp : text.useRecoveryCode}
      </AuthLink>
    </div>
  );
}

export const AuthLink = (props: Pick<ComponentProps<'button'>, 'onClick' | 'children'>) => (
  <button
    type="button"
    {...props}
    className="mt-1 inline-flex min-h-11 items-center text-small text-chalk underline underline-offset-3 hover:text-chalk-hover"
  />
);
