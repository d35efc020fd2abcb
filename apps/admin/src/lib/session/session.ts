import { type CurrentUserResponse, mayHaveSession, paths, type StaffRole } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation, apiQuery } from '@app/web-client';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiText } from '../api/use-admin-call';
import { currentUserKey } from '../api/create-query-client';
import { showFailure } from '../api/show-failure';
import { leaveGuard } from '../guard/leave-guard';

/** undefined: not known yet; null: nobody. */
export type Staff = CurrentUserResponse | null | undefined;

/** Specification §9, D39. */
export const userStaleTimeMs = 5 * 60_000;

/**
 * Asks only if a hint cookie says that somebody may be signed in (D25), which saves visitors a 401 in the console. No
 * answer counts as nobody, since the API guards everything itself.
 */
export function useStaff(): Staff {
  const { data, isError } = useQuery({
    queryKey: currentUserKey,
    queryFn: ({ signal }): Promise<CurrentUserResponse> | null =>
      mayHaveSession(document.cookie) ? apiQuery<CurrentUserResponse>(paths.currentUser, signal) : null,
    staleTime: userStaleTimeMs,
    initialData: () => (mayHaveSession(document.cookie) ? undefined : null),
  });
  return isError ? null : data;
}

/** Specification §8. */
export const backToGateMs = 500;

const endingSessions = new WeakSet<QueryClient>();

/**
 * The session has ended: shows a toast, then the gate in place of the page. The address stays for after signing in.
 * Several failed calls at once count as one.
 */
export function returnToGate(client: QueryClient): void {
  if (endingSessions.has(client)) return;
  endingSessions.add(client);
  showToast({ title: apiText.signedOut, description: apiText.signedOutDetail, tone: 'bad' });
  setTimeout(() => {
    endingSessions.delete(client);
    client.setQueryData(currentUserKey, null);
  }, backToGateMs);
}

/** Quoted from specification §8. */
export const sessionText = {
  signOut: 'Sign Out',
  signedOut: 'Logged out',
  signOutFailed: 'Logout failed',
} as const;

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

/** Only decides what to offer; the API checks rights itself. */
export const useRole = (): StaffRole | undefined => useStaff()?.role;

/** Owner and office see names and prices, and change orders. */
export const useIsInOffice = (): boolean => {
  const role = useRole();
  return role === 'owner' || role === 'office';
};
