import { type CurrentUserResponse, paths, newPasswordLengths, type InvitationResponse } from '@app/contracts';
import { Button, lengthProblem } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { apiErrorMessage, currentUserKey } from '../../lib/api';
import { LinkButton, Notice } from '../../lib/controls';
import { useEditForm } from '../../lib/form';
import { linkTo } from '../../lib/use-url-state';
import { AuthField } from './auth-field';
import { AuthPanel, AuthText } from './auth-panel';
import { text } from './text';

/**
 * Sets the password of a user who was invited or forgot theirs, and signs them in. Needs no session: the token
 * authenticates the user. It is in the URL fragment, which browsers do not send to servers.
 */
export function SetPasswordPage() {
  const [token] = useState(() => location.hash.slice(1));
  const invitation = useQuery({
    queryKey: [paths.invitation, token],
    queryFn: () => apiMutation<InvitationResponse>('POST', paths.invitation, { token }),
  });
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [isPasswordSet, setIsPasswordSet] = useState(false);
  const signIn = (user: CurrentUserResponse) => {
    client.setQueryData(currentUserKey, user);
    navigate('/', { replace: true });
  };
  if (isPasswordSet) {
    return (
      <AuthPanel title={text.accepted}>
        <AuthText>{text.acceptedDetail}</AuthText>
        <LinkButton to={linkTo('/')} kind="primary" size="large" className="mt-6 w-full">
          {text.toLogin}
        </LinkButton>
      </AuthPanel>
    );
  }
  if (invitation.data) {
    const { firstName, email, isReset } = invitation.data;
    return (
      <AuthPanel title={isReset ? text.resetTitle : text.invitationTitle}>
        <AuthText>{(isReset ? text.resetFor : text.invitedAs)(firstName, email)}</AuthText>
        <NewPasswordForm
          token={token}
          email={email}
          onPasswordSet={(user) => (user ? signIn(user) : setIsPasswordSet(true))}
        />
      </AuthPanel>
    );
  }
  if (!invitation.error) {
    return (
      <AuthPanel title={text.invitationTitle}>
        <p role="status" className="mt-2 text-label text-ink-2">
          {text.loading}
        </p>
      </AuthPanel>
    );
  }
  return (
    <AuthPanel title={text.linkInvalid}>
      <AuthText>{apiErrorMessage(invitation.error) ?? text.invitationLoadFailed}</AuthText>
      <div className="mt-6 grid gap-1.5">
        {!apiErrorMessage(invitation.error) && (
          <Button size="large" onClick={() => void invitation.refetch()}>
            {text.retry}
          </Button>
        )}
        <LinkButton to="~/" kind="ghost" size="large">
          {text.home}
        </LinkButton>
      </div>
    </AuthPanel>
  );
}

interface NewPasswordFormProps {
  token: string;
  email: string;
  /** null: not signed in, because a second factor is needed or the login failed. */
  onPasswordSet: (user: CurrentUserResponse | null) => void;
}

function NewPasswordForm({ token, email, onPasswordSet }: NewPasswordFormProps) {
  const { form, submit, isSaving, error } = useEditForm<CurrentUserResponse | null, { password: string }>({
    invalidates: [],
    warnOnUnsaved: false,
    toFields: () => ({ password: '' }),
    save: async ({ password }) => {
      await apiMutation('POST', paths.acceptInvitation, { token, password });
      return apiMutation<CurrentUserResponse>('POST', paths.login, { email, password }).catch(() => null);
    },
    onSaved: onPasswordSet,
  });
  return (
    <form noValidate onSubmit={submit} className="mt-6 grid gap-4 border-t border-line pt-5.5">
      {error && <Notice tone="bad" title={apiErrorMessage(error) ?? text.acceptFailed} />}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <AuthField
        label={text.newPassword}
        hint={text.passwordRule(newPasswordLengths.min)}
        error={form.formState.errors.password?.message}
        type="password"
        autoComplete="new-password"
        {...form.register('password', {
          validate: (password) =>
            password.length < newPasswordLengths.min
              ? text.passwordTooShort(newPasswordLengths.min)
              : (lengthProblem(password, newPasswordLengths.max) ?? true),
        })}
      />
      <Button type="submit" kind="primary" isPending={isSaving} size="large">
        {isSaving ? text.accepting : text.accept}
      </Button>
    </form>
  );
}
