import { type CurrentUserResponse, hintsAtSession, paths, type StaffRole } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation, apiQuery } from '@app/web-client';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiText } from '../api/use-admin-call';
import { currentUserKey } from '../api/create-query-client';
import { showFailure } from '../api/show-failure';
import { leaveGuard } from '../guard/leave-guard';

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

/** Specification §8. */
export const backToGateMs = 500;

const onTheirWay = new WeakSet<QueryClient>();

/**
 * The session has ended: says so, then shows the gate where the page was. The address stays, so that whoever
 * signs in again is back where they were. Several calls that fail together are one.
 */
export function returnToGate(client: QueryClient): void {
  if (onTheirWay.has(client)) return;
  onTheirWay.add(client);
  showToast({ title: apiText.signedOut, description: apiText.signedOutDetail, tone: 'bad' });
  setTimeout(() => {
    onTheirWay.delete(client);
    client.setQueryData(currentUserKey, null);
  }, backToGateMs);
}

/** To the letter of the specification §8. */
export const sessionText = {
  signOut: 'Sign Out',
  signedOut: 'Logged out',
  signOutFailed: 'Logout failed',
} as const;

/** Ends the session; what is typed and not saved is asked about first. */
export function useSignOut(): { signOut: () => void; isPending: boolean } {
  const client = useQueryClient();
  const leaving = useMutation({
    mutationFn: () => apiMutation('POST', paths.logout),
    onSuccess: () => {
      showToast({ title: sessionText.signedOut });
      client.setQueryData(currentUserKey, null);
    },
    onError: (error) => showFailure(error, sessionText.signOutFailed),
  });
  return { signOut: () => leaveGuard.leave(() => leaving.mutate()), isPending: leaving.isPending };
}

/** How far the rights of whoever is signed in go, for what to offer; the API guards everything itself. */
export const useRole = (): StaffRole | undefined => useStaff()?.role;

/** Owner and office see names and prices, and change orders. */
export const useIsInOffice = (): boolean => {
  const role = useRole();
  return role === 'owner' || role === 'office';
};
