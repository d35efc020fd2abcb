import type { CurrentUserResponse } from '@app/contracts';
import { Button } from '@app/ui';
import { useState } from 'react';
import { PasswordForm } from '../../features/account/password-form';
import { LinkButton } from '../../lib/controls';
import { sessionText, useSignOut } from '../../lib/session/session';
import { ForgottenPassword } from './forgotten-password';
import { AuthPanel, AuthText } from './auth-panel';
import { LoginForm } from './login-form';
import { text } from './text';

export function AccessRequired({ user }: { user: CurrentUserResponse | null }) {
  const [form, setForm] = useState<'login' | 'forgotten' | null>(null);
  const [isChangingPassword, setChangingPassword] = useState(false);
  const visibleForm = user ? null : form;
  return (
    <AuthPanel title={text.title}>
      <AuthText>{text.intro}</AuthText>
      {user && <AuthText>{text.signedIn(user)}</AuthText>}
      {user && isChangingPassword && (
        <div className="mt-6">
          <PasswordForm account={user} />
        </div>
      )}
      {visibleForm === 'login' && (
        <LoginForm onCancel={() => setForm(null)} onForgotten={() => setForm('forgotten')} />
      )}
      {visibleForm === 'forgotten' && <ForgottenPassword onBack={() => setForm('login')} />}
      {visibleForm === null && (
        <div className="mt-6 grid gap-1.5">
          {user ? (
            <>
              <SignOut />
              {!isChangingPassword && (
                <Button size="large" onClick={() => setChangingPassword(true)}>
                  {text.changePassword}
                </Button>
              )}
            </>
          ) : (
            <Button kind="primary" size="large" onClick={() => setForm('login')}>
              {text.reveal}
            </Button>
          )}
          <LinkButton to="~/" kind="ghost" size="large">
            {text.home}
          </LinkButton>
        </div>
      )}
    </AuthPanel>
  );
}

/** For somebody who is signed in without access to the admin. */
export function SignOut({ kind = 'primary' }: { kind?: 'primary' | 'ghost' }) {
  const { signOut, isPending } = useSignOut();
  return (
    <Button kind={kind} isPending={isPending} onClick={signOut} size="large">
      {sessionText.signOut}
    </Button>
  );
}
