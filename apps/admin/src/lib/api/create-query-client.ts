import { paths, type ErrorCode } from '@app/contracts';
import { ApiError, mutationDefaults, queryDefaults } from '@app/web-client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

export const currentUserKey = [paths.currentUser] as const;

/** 401s about what was typed; they do not mean that the session has ended. */
const answersToTyping = new Set<ErrorCode>(['auth/wrong-credentials', 'auth/code-needed', 'auth/wrong-code']);

export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && !(error.body && answersToTyping.has(error.body.code));

/**
 * `networkMode: always`: a migration must not start hours later, once the connection is back. `onSignedOut` is called
 * for every 401 except the answer to who is signed in.
 */
export function createQueryClient(onSignedOut: (client: QueryClient) => void): QueryClient {
  const notice = (error: unknown) => {
    if (isSignedOut(error)) onSignedOut(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (queryKey[0] !== currentUserKey[0]) notice(error);
      },
    }),
    mutationCache: new MutationCache({ onError: notice }),
    defaultOptions: { queries: queryDefaults, mutations: mutationDefaults },
  });
  return client;
}
