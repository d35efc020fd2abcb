import { hintsAtSession, paths, type CurrentUserResponse } from '@app/contracts';
import { useEffect, useState } from 'react';

/** Who is signed in: `undefined` while nobody knows, null for nobody. */
export type Staff = CurrentUserResponse | null | undefined;

/**
 * Asks the API who is signed in, where there is a hint that somebody is (D25): a visitor who is not gets no
 * refusal in the console. An answer that does not come counts as nobody, since the API guards everything itself.
 */
export function useStaff(): Staff {
  const [staff, setStaff] = useState<Staff>(() => (hintsAtSession(document.cookie) ? undefined : null));
  useEffect(() => {
    if (!hintsAtSession(document.cookie)) return;
    const leaving = new AbortController();
    fetch(paths.currentUser, { credentials: 'include', signal: leaving.signal })
      .then(async (reply) => setStaff(reply.ok ? ((await reply.json()) as CurrentUserResponse) : null))
      .catch(() => {
        if (!leaving.signal.aborted) setStaff(null);
      });
    return () => leaving.abort();
  }, []);
  return staff;
}
