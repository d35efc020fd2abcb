import type { QueryClient } from '@tanstack/react-query';
import { currentUserKey } from './create-query-client';

/** Asks again for everything on the screen; who is signed in does not change by staff's work. */
export function refreshAll(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] });
}
