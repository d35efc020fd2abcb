import { paths, type CurrentUserResponse, type LoginRequest } from '@app/contracts';
import { showToast } from '@app/ui';
import { ApiError, apiMutation, apiQuery } from '@app/web-client';
import { setCurrentUser } from '../../lib/current-user';
import { text } from './text';

/** The one query that is kept: five minutes, and not asked again after a failure (specification §9, D39). */
export const userQuery = { staleTimeMs: 5 * 60_000, retries: 0 } as const;

let askedAt = -Infinity;

/** Finds out who is signed in, unless that was done within the last five minutes. A 401 means nobody. */
export async function refreshCurrentUser(): Promise<void> {
  if (performance.now() - askedAt < userQuery.staleTimeMs) return;
  askedAt = performance.now();
  try {
    setCurrentUser(await apiQuery<CurrentUserResponse>(paths.currentUser));
  } catch {
    setCurrentUser(null);
  }
}

/** For a test that starts anew. */
export function forgetCurrentUser(): void {
  askedAt = -Infinity;
  setCurrentUser(null);
}

/** Whether it succeeded; a toast says which, and why not. */
export async function signIn(credentials: LoginRequest): Promise<boolean> {
  try {
    const user = await apiMutation<CurrentUserResponse>('POST', paths.login, credentials);
    askedAt = performance.now();
    setCurrentUser(user);
    showToast({ title: text.signedIn, description: text.welcome(user.firstName || user.email) });
    return true;
  } catch (error) {
    showToast({ title: text.signInFailed, description: sentenceOf(error), tone: 'bad' });
    return false;
  }
}

export async function signOut(): Promise<void> {
  try {
    await apiMutation('POST', paths.logout);
    setCurrentUser(null);
    showToast({ title: text.signedOut });
  } catch (error) {
    showToast({ title: text.signOutFailed, description: sentenceOf(error), tone: 'bad' });
  }
}

/** The API's own sentence where there is one, else the transport's. */
function sentenceOf(error: unknown): string {
  if (error instanceof ApiError && error.body) return error.body.error;
  return error instanceof Error ? error.message : String(error);
}
