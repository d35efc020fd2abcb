import type { CurrentUserResponse } from '@app/contracts';
import { useSyncExternalStore } from 'react';

/** Who is signed in, as far as we know. Nobody, until the API has said otherwise. */
let user: CurrentUserResponse | null = null;
const listeners = new Set<() => void>();

export function setCurrentUser(next: CurrentUserResponse | null): void {
  user = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useCurrentUser = (): CurrentUserResponse | null =>
  useSyncExternalStore(
    subscribe,
    () => user,
    () => null,
  );
