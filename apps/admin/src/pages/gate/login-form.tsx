import {
  isEmail,
  longestEmail,
  longestPassword,
  type LoginRequest,
  paths,
  type CurrentUserResponse,
} from '@app/contracts';
import { Button } from '@app/ui';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Notice } from '../../lib/controls/notice';
import { CodeField, GateField } from './gate-field';
import { text } from './text';
import { apiMutation, isApiError } from '@app/web-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUserKey } from '../../lib/api/create-query-client';
import { sentenceOf } from '../../lib/api/show-failure';

type Fields = Required<LoginRequest>;

/** Validates on submit, and from then on with every change (specification §5). */
export function LoginForm({ onCancel }: { onCancel: () => void }) {
  const { login, isPending, needsCode, codeError, hasFailed, failure } = useLogin();
  const form = useForm<Fields>({ defaultValues: { email: '', password: '', code: '' } });
  const { errors } = form.formState;
  const frame = useRef<HTMLFormElement>(null);
  useEffect(
    () => frame.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus(),
    [needsCode],
  );

  const submit = form.handleSubmit(({ email, password, code }) =>
    login({ email: email.trim(), password, ...(needsCode ? { code: code.trim() } : {}) }),
  );
  return (
    <form
      ref={frame}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-6 grid gap-4 border-t border-line pt-5.5"
    >
      <div>
        <h2 className="text-body/[1.3] font-strong">{text.loginTitle}</h2>
        <p className="mt-0.5 text-label text-ink-2">{needsCode ? text.codeLede : text.loginLede}</p>
      </div>
      {hasFailed && (
        <Notice tone="bad" title={text.failed}>
          {failure}
        </Notice>
      )}
      {needsCode ? (
        <CodeField
          error={errors.code?.message ?? codeError}
          {...form.register('code', {
            validate: (code) => code.trim() !== '' || text.missingCode,
          })}
        />
      ) : (
        <>
          <GateField
            label={text.email}
            error={errors.email?.message}
            type="email"
            autoComplete="username"
            maxLength={longestEmail}
            {...form.register('email', { validate: (email) => isEmail(email.trim()) || text.invalidEmail })}
          />
          <GateField
            label={text.password}
            error={errors.password?.message}
            type="password"
            autoComplete="current-password"
            maxLength={longestPassword}
            {...form.register('password', { validate: (it) => it !== '' || text.missingPassword })}
          />
        </>
      )}
      <div className="flex gap-2">
        <Button type="submit" kind="primary" isPending={isPending} size="large" className="flex-1">
          {isPending ? text.loggingIn : text.login}
        </Button>
        <Button kind="quiet" onClick={onCancel} size="large">
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Signs in. On success the page behind the gate takes over, from its top. */
function useLogin() {
  const client = useQueryClient();
  const attempt = useMutation({
    mutationFn: (credentials: LoginRequest) =>
      apiMutation<CurrentUserResponse>('POST', paths.login, credentials),
    onSuccess: (user) => {
      window.scrollTo(0, 0);
      client.setQueryData(currentUserKey, user);
    },
  });
  const { error } = attempt;
  const asksForCode = isApiError(error, 'auth/code-needed');
  const refusesCode = isApiError(error, 'auth/wrong-code');
  const hasFailed = error !== null && !asksForCode && !refusesCode;
  const hasSentCode = attempt.variables?.code !== undefined;
  return {
    login: attempt.mutate,
    isPending: attempt.isPending,
    needsCode:
      asksForCode || refusesCode || (attempt.isPending && hasSentCode) || isLocked(error, hasSentCode),
    codeError: refusesCode ? sentenceOf(error) : undefined,
    hasFailed,
    failure: hasFailed ? sentenceOf(error) : undefined,
  };
}

/** After a code was sent, a failure of another kind keeps the code's field. */
const isLocked = (error: unknown, hasSentCode: boolean) =>
  hasSentCode && error !== null && !isApiError(error, 'auth/wrong-credentials');
