import { Button } from '@app/ui';
import { sessionText } from '../../lib/session/session-text';
import { useSignOut } from '../../lib/session/use-sign-out';

/** Ends the session of whoever is signed in and gets no further. */
export function SignOut({ kind = 'primary' }: { kind?: 'primary' | 'ghost' }) {
  const { signOut, isPending } = useSignOut();
  return (
    <Button kind={kind} isPending={isPending} onClick={signOut} size="large">
      {sessionText.signOut}
    </Button>
  );
}
