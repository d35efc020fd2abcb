import type { CurrentUserResponse } from '@app/contracts';
import type { Ref } from 'react';
import { Link } from 'wouter';
import { ScriptButton } from '../../lib/script-button';
import { text } from './text';

interface AccountLinksProps {
  user: CurrentUserResponse | null;
  onSignIn: (opener: HTMLElement) => void;
  onSignOut: () => void;
  /** The link shown: in or out. */
  linkRef: Ref<HTMLElement>;
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-3 hover:text-ink';

/** Staff sign-in and sign-out. Without script, signing in leads to the admin panel, which says what it needs. */
export function AccountLinks({ user, onSignIn, onSignOut, linkRef }: AccountLinksProps) {
  return (
    <>
      {user?.isAdmin && (
        <Link href="/admin" className={linkClass}>
          {text.adminPanel}
        </Link>
      )}
      {user ? (
        <button
          ref={linkRef as Ref<HTMLButtonElement>}
          type="button"
          className={linkClass}
          onClick={onSignOut}
        >
          {text.signOut}
        </button>
      ) : (
        <ScriptButton
          ref={linkRef as Ref<HTMLAnchorElement>}
          href="/admin"
          rel="nofollow"
          className={linkClass}
          onPress={onSignIn}
        >
          {text.signIn}
        </ScriptButton>
      )}
    </>
  );
}
