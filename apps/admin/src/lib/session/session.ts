import { type CurrentUserResponse, mayHaveSession, paths, type StaffRole } from '@app/contracts';
import { showToast } from '@app/ui';
import { ApiError, apiMutation, apiQuery } from '@app/web-client';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiText } from '../api/use-admin-call';
import { currentUserKey, isSignedOut } from '../api/create-query-client';
import { showErrorToast } from '../api/show-error-toast';
import { leaveGuard } from '../guard/leave-guard';
import { readLatestResponse } from '../offline/latest-responses';

/** undefined: not known yet; null: nobody. */
export type SessionUser = CurrentUserResponse | null | undefined;

/** Specification §9, D39. */
const userStaleTimeMs = 5 * 60_000;

/**
 * Requests the user only if the hint cookie says that there may be a session (D25), which saves visitors a 401 in the
 * console. A failed request counts as signed out: the API checks every request itself.
 */
export function useCurrentUser(): SessionUser {
  const { data, error } = useQuery({
    queryKey: currentUserKey,
    queryFn: ({ signal }) => (mayHaveSession(document.cookie) ? readCurrentUser(signal) : null),
    staleTime: userStaleTimeMs,
    initialData: () => (mayHaveSession(document.cookie) ? undefined : null),
  });
  // Without a connection a known user stays, so that what was typed is not lost.
  return error && (data === undefined || isSignedOut(error)) ? null : data;
}

/** Without a connection, a fitter whose visits are kept on this phone stays signed in: the API checks what they send. */
async function readCurrentUser(signal: AbortSignal): Promise<CurrentUserResponse> {
  try {
    return await apiQuery<CurrentUserResponse>(paths.currentUser, signal);
  } catch (error) {
    if (signal.aborted || (error instanceof ApiError && error.status < 500)) throw error;
    const latest = await readLatestResponse<CurrentUserResponse>(paths.currentUser).catch(() => undefined);
    if (!latest) throw error;
    return latest.data;
  }
}

/** Specification §8. */
export const returnToSignInMs = 500;

const endingSessions = new WeakSet<QueryClient>();

/**
 * For an expired session: shows a toast, then the sign-in page. The URL is kept for after signing in. Several failed
 * requests at the same time count as one.
 */
export function returnToSignIn(client: QueryClient): void {
  if (endingSessions.has(client)) return;
  endingSessions.add(client);
  showToast({ title: apiText.signedOut, description: apiText.signedOutDetail, tone: 'bad' });
  setTimeout(() => {
    endingSessions.delete(client);
    client.setQueryData(currentUserKey, null);
  }, returnToSignInMs);
}

/** Quoted from specification §8. */
export const sessionText = {
  signOut: 'Sign Out',
  signedOut: 'Logged out',
  signOutFailed: 'Logout failed',
} as const;

export function useSignOut(): { signOut: () => void; isPending: boolean } {
  const client = useQueryClient();
  const logout = useMutation({
    mutationFn: () => apiMutation('POST', paths.logout),
    onSuccess: () => {
      showToast({ title: sessionText.signedOut });
      client.setQueryData(currentUserKey, null);
    },
    onError: (error) => showErrorToast(error, sessionText.signOutFailed),
  });
  return { signOut: () => leaveGuard.confirmThen(() => logout.mutate()), isPending: logout.isPending };
}

/** Only decides what to offer; the API checks rights itself. */
export const useRole = (): StaffRole | undefined => useCurrentUser()?.role;

/** Owner and office see names and prices, and change orders. */
export const useIsInOffice = (): boolean => {
  const role = useRole();
  return role === 'owner' || role === 'office';
};
