import type { CurrentUserResponse } from '@app/contracts';
import { Button } from '@app/ui';
import { useState } from 'react';
import { PasswordForm } from '../../features/account/password-form';
import { LinkButton } from '../../lib/controls/link-button';
import { sessionText, useSignOut } from '../../lib/session/session';
import { ForgottenPassword } from './forgotten-password';
import { GatePanel, GateText } from './gate-panel';
import { LoginForm } from './login-form';
import { text } from './text';

export function AdminGate({ staff }: { staff: CurrentUserResponse | null }) {
  const [form, setForm] = useState<'login' | 'forgotten' | null>(null);
  const [isChanging, setChanging] = useState(false);
  return (
    <GatePanel title={text.title}>
      <GateText>{text.lede}</GateText>
      {staff && <GateText>{text.signedIn(staff)}</GateText>}
      {staff && isChanging && (
        <div className="mt-6">
          <PasswordForm account={staff} />
        </div>
      )}
      {form === 'login' && !staff ? (
        <LoginForm onCancel={() => setForm(null)} onForgotten={() => setForm('forgotten')} />
      ) : form === 'forgotten' && !staff ? (
        <ForgottenPassword onBack={() => setForm('login')} />
      ) : (
        <div className="mt-6 grid gap-1.5">
          {staff ? (
            <>
              <SignOut />
              {!isChanging && (
                <Button size="large" onClick={() => setChanging(true)}>
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
    </GatePanel>
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
