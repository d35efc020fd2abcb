import { type CurrentUserResponse, paths, passwordLengths, type InvitationResponse } from '@app/contracts';
import { Button, lengthProblem } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { currentUserKey } from '../../lib/api/create-query-client';
import { sentenceOf } from '../../lib/api/show-failure';
import { LinkButton } from '../../lib/controls/link-button';
import { Notice } from '../../lib/controls/notice';
import { useEditForm } from '../../lib/form/use-edit-form';
import { linkTo } from '../../lib/use-url-state';
import { GateField } from './gate-field';
import { GatePanel, GateText } from './gate-panel';
import { text } from './text';

/**
 * Sets the password of a colleague who was invited or forgot theirs, and signs them in. Outside the gate: the token is
 * the proof. It comes after the `#`, which browsers do not send to servers.
 */
export function InvitationPage() {
  const [token] = useState(() => location.hash.slice(1));
  const invitation = useQuery({
    queryKey: [paths.invitation, token],
    queryFn: () => apiMutation<InvitationResponse>('POST', paths.invitation, { token }),
  });
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [isAccepted, setAccepted] = useState(false);
  const enter = (user: CurrentUserResponse) => {
    client.setQueryData(currentUserKey, user);
    navigate('/', { replace: true });
  };
  if (isAccepted) {
    return (
      <GatePanel title={text.accepted}>
        <GateText>{text.acceptedDetail}</GateText>
        <LinkButton to={linkTo('/')} kind="primary" size="large" className="mt-6 w-full">
          {text.toLogin}
        </LinkButton>
      </GatePanel>
    );
  }
  if (invitation.data) {
    const { firstName, email, isReset } = invitation.data;
    return (
      <GatePanel title={isReset ? text.resetTitle : text.invitationTitle}>
        <GateText>{(isReset ? text.resetFor : text.invitedAs)(firstName, email)}</GateText>
        <ChosenPassword
          token={token}
          email={email}
          onAccepted={(user) => (user ? enter(user) : setAccepted(true))}
        />
      </GatePanel>
    );
  }
  if (!invitation.error) {
    return (
      <GatePanel title={text.invitationTitle}>
        <p role="status" className="mt-2 text-label text-ink-2">
          {text.loading}
        </p>
      </GatePanel>
    );
  }
  return (
    <GatePanel title={text.invitationGone}>
      <GateText>{sentenceOf(invitation.error) ?? text.invitationUnknown}</GateText>
      <div className="mt-6 grid gap-1.5">
        {!sentenceOf(invitation.error) && (
          <Button size="large" onClick={() => void invitation.refetch()}>
            {text.retry}
          </Button>
        )}
        <LinkButton to="~/" kind="ghost" size="large">
          {text.home}
        </LinkButton>
      </div>
    </GatePanel>
  );
}

interface ChosenPasswordProps {
  token: string;
  email: string;
  /** null: the account signs in with more than a password, or the login failed. */
  onAccepted: (user: CurrentUserResponse | null) => void;
}

function ChosenPassword({ token, email, onAccepted }: ChosenPasswordProps) {
  const { form, submit, isSaving, error } = useEditForm<CurrentUserResponse | null, { password: string }>({
    changes: [],
    isGuarded: false,
    toFields: () => ({ password: '' }),
    save: async ({ password }) => {
      await apiMutation('POST', paths.acceptInvitation, { token, password });
      return apiMutation<CurrentUserResponse>('POST', paths.login, { email, password }).catch(() => null);
    },
    onSaved: onAccepted,
  });
  return (
    <form noValidate onSubmit={submit} className="mt-6 grid gap-4 border-t border-line pt-5.5">
      {error && <Notice tone="bad" title={sentenceOf(error) ?? text.acceptFailed} />}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <GateField
        label={text.newPassword}
        hint={text.passwordRule(passwordLengths.min)}
        error={form.formState.errors.password?.message}
        type="password"
        autoComplete="new-password"
        {...form.register('password', {
          validate: (it) =>
            it.length < passwordLengths.min
              ? text.passwordTooShort(passwordLengths.min)
              : (lengthProblem(it, passwordLengths.max) ?? true),
        })}
      />
      <Button type="submit" kind="primary" isPending={isSaving} size="large">
        {isSaving ? text.accepting : text.accept}
      </Button>
    </form>
  );
}
