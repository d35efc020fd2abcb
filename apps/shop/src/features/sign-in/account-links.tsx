import type { CurrentUserResponse } from '@app/contracts';
import { Link } from 'wouter';
import { ScriptButton } from '../../lib/script-button';
import { text } from './text';

interface AccountLinksProps {
  user: CurrentUserResponse | null;
  onSignIn: (opener: HTMLElement) => void;
  onSignOut: () => void;
}

const look = 'inline-flex min-h-11 items-center underline underline-offset-3 hover:text-ink';

/** Staff's way in and out. Without script, signing in leads to the admin panel, which says what it needs. */
export function AccountLinks({ user, onSignIn, onSignOut }: AccountLinksProps) {
  return (
    <>
      {user?.isAdmin && (
        <Link href="/admin" className={look}>
          {text.adminPanel}
        </Link>
      )}
      {user ? (
        <button type="button" className={look} onClick={onSignOut}>
          {text.signOut}
        </button>
      ) : (
        <ScriptButton href="/admin" rel="nofollow" className={look} onPress={onSignIn}>
          {text.signIn}
        </ScriptButton>
      )}
    </>
  );
}
