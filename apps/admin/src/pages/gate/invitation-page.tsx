import { paths, passwordLengths, type InvitationResponse } from '@app/contracts';
import { Button, lengthProblem } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api/show-failure';
import { LinkButton } from '../../lib/controls/link-button';
import { Notice } from '../../lib/controls/notice';
import { useEditForm } from '../../lib/form/use-edit-form';
import { linkTo } from '../../lib/use-url-state';
import { GateField } from './gate-field';
import { GatePanel, GateText } from './gate-panel';
import { text } from './text';

/**
 * Sets an invited colleague's password. Outside the gate: the token is the proof. It comes after the `#`, which
 * browsers do not send to servers.
 */
export function InvitationPage() {
  const [token] = useState(() => location.hash.slice(1));
  const invitation = useQuery({
    queryKey: [paths.invitation, token],
    queryFn: () => apiMutation<InvitationResponse>('POST', paths.invitation, { token }),
  });
  const [isAccepted, setAccepted] = useState(false);
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
    return (
      <GatePanel title={text.invitationTitle}>
        <GateText>{text.invitedAs(invitation.data.firstName, invitation.data.email)}</GateText>
        <ChosenPassword token={token} email={invitation.data.email} onAccepted={() => setAccepted(true)} />
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
  onAccepted: () => void;
}

function ChosenPassword({ token, email, onAccepted }: ChosenPasswordProps) {
  const { form, submit, isSaving, error } = useEditForm<unknown, { password: string }>({
    changes: [],
    isGuarded: false,
    toFields: () => ({ password: '' }),
    save: ({ password }) => apiMutation('POST', paths.acceptInvitation, { token, password }),
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
