import { isEmail, toOneLine, type LoginRequest, paths, type CurrentUserResponse } from '@app/contracts';
import { Button } from '@app/ui';
import { apiMutation, isApiError } from '@app/web-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { apiErrorMessage, currentUserKey } from '../../lib/api';
import { Notice } from '../../lib/controls';
import { useEditForm } from '../../lib/form';
import { CodeField, AuthField, AuthLink } from './auth-field';
import { text } from './text';

type Fields = Required<LoginRequest>;

/** Validates on submit, then on every change (specification §5). */
export function LoginForm({ onCancel, onForgotten }: { onCancel: () => void; onForgotten: () => void }) {
  const client = useQueryClient();
  // Set once the password was right and a code is needed; other errors keep the code field.
  const [needsCode, setNeedsCode] = useState(false);
  const { form, submit, isSaving, error } = useEditForm<CurrentUserResponse, Fields>({
    invalidates: [],
    warnOnUnsaved: false,
    toFields: () => ({ email: '', password: '', code: '' }),
    save: async ({ email, password, code }) => {
      const credentials = { email: email.trim(), password, ...(needsCode ? { code: code.trim() } : {}) };
      try {
        return await apiMutation('POST', paths.login, credentials);
      } catch (refusal) {
        if (isApiError(refusal, 'auth/code-needed')) setNeedsCode(true);
        if (isApiError(refusal, 'auth/wrong-credentials')) setNeedsCode(false);
        throw refusal;
      }
    },
    // The page replaces the gate, scrolled to the top.
    onSaved: (user) => {
      window.scrollTo(0, 0);
      client.setQueryData(currentUserKey, user);
    },
  });
  const { errors } = form.formState;
  const isWrongCode = isApiError(error, 'auth/wrong-code');
  const frame = useRef<HTMLFormElement>(null);
  useEffect(
    () => frame.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus(),
    [needsCode],
  );
  return (
    <form ref={frame} noValidate onSubmit={submit} className="mt-6 grid gap-4 border-t border-line pt-5.5">
      <div>
        <h2 className="text-body font-strong">{text.loginTitle}</h2>
        <p className="mt-0.5 text-label text-ink-2">{needsCode ? text.codeIntro : text.loginIntro}</p>
      </div>
      {error && !isWrongCode && !isApiError(error, 'auth/code-needed') && (
        <Notice tone="bad" title={text.failed}>
          {apiErrorMessage(error)}
        </Notice>
      )}
      {needsCode ? (
        <CodeField
          error={errors.code?.message ?? (isWrongCode ? apiErrorMessage(error) : undefined)}
          {...form.register('code', {
            validate: (code) => code.trim() !== '' || text.missingCode,
          })}
        />
      ) : (
        <>
          <AuthField
            label={text.email}
            error={errors.email?.message}
            type="email"
            autoComplete="username"
            {...form.register('email', {
              validate: (email) => isEmail(toOneLine(email)) || text.invalidEmail,
            })}
          />
          <div>
            <AuthField
              label={text.password}
              error={errors.password?.message}
              type="password"
              autoComplete="current-password"
              {...form.register('password', {
                validate: (password) => password !== '' || text.missingPassword,
              })}
            />
            <AuthLink onClick={onForgotten}>{text.forgotten}</AuthLink>
          </div>
        </>
      )}
      <div className="flex gap-2">
        <Button type="submit" kind="primary" isPending={isSaving} size="large" className="flex-1">
          {isSaving ? text.loggingIn : text.login}
        </Button>
        <Button kind="quiet" onClick={onCancel} size="large">
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
