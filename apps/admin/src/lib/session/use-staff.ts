import { hintsAtSession, paths, type CurrentUserResponse } from '@app/contracts';
import { apiQuery } from '@app/web-client';
import { useQuery } from '@tanstack/react-query';
import { currentUserKey } from '../api/create-query-client';

/** Who is signed in: `undefined` while nobody knows, null for nobody. */
export type Staff = CurrentUserResponse | null | undefined;

/** The user query is the one that is kept (specification §9, D39). */
export const userStaleTimeMs = 5 * 60_000;

/**
 * Asks the API who is signed in, where there is a hint that somebody is (D25): a visitor who is not gets no
 * refusal in the console. An answer that does not come counts as nobody, since the API guards everything itself.
 */
export function useStaff(): Staff {
  const { data, isError } = useQuery({
    queryKey: currentUserKey,
    queryFn: ({ signal }): Promise<CurrentUserResponse> | null =>
      hintsAtSession(document.cookie) ? apiQuery<CurrentUserResponse>(paths.currentUser, signal) : null,
    staleTime: userStaleTimeMs,
    initialData: () => (hintsAtSession(document.cookie) ? undefined : null),
  });
  return isError ? null : data;
}
