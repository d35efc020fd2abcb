import { paths, type CurrentUserResponse, type LoginRequest } from '@app/contracts';
import { showToast } from '@app/ui';
import { ApiError, apiMutation, apiQuery, isApiError } from '@app/web-client';
import { setCurrentUser } from './current-user';
import { text } from './text';

/** The one cached query: five minutes, no retries (specification §9, D39). */
const userQuery = { staleTimeMs: 5 * 60_000, retries: 0 } as const;

let fetchedAt = -Infinity;

/** Fetches the signed-in user, at most every five minutes. A 401 means nobody. */
export async function refreshCurrentUser(): Promise<void> {
  if (performance.now() - fetchedAt < userQuery.staleTimeMs) return;
  fetchedAt = performance.now();
  try {
    setCurrentUser(await apiQuery<CurrentUserResponse>(paths.currentUser));
  } catch {
    setCurrentUser(null);
  }
}

/** For tests. */
export function resetCurrentUser(): void {
  fetchedAt = -Infinity;
  setCurrentUser(null);
}

/** The password may be right while a code is still missing or wrong. */
type SignInOutcome = 'signed-in' | 'code-needed' | 'wrong-code' | 'failed';

/** A toast reports the outcome; a missing or wrong code is reported by the form. */
export async function signIn(credentials: LoginRequest): Promise<SignInOutcome> {
  try {
    const user = await apiMutation<CurrentUserResponse>('POST', paths.login, credentials);
    fetchedAt = performance.now();
    setCurrentUser(user);
    showToast({ title: text.signedIn, description: text.welcome(user.firstName || user.email) });
    return 'signed-in';
  } catch (error) {
    if (isApiError(error, 'auth/code-needed')) return 'code-needed';
    if (isApiError(error, 'auth/wrong-code')) return 'wrong-code';
    showToast({ title: text.signInFailed, description: messageOf(error), tone: 'bad' });
    return 'failed';
  }
}

export async function signOut(): Promise<void> {
  try {
    await apiMutation('POST', paths.logout);
    setCurrentUser(null);
    showToast({ title: text.signedOut });
  } catch (error) {
    showToast({ title: text.signOutFailed, description: messageOf(error), tone: 'bad' });
  }
}

/** The API's message, else the transport's. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.body) return error.body.error;
  return error instanceof Error ? error.message : String(error);
}
