import { paths, type ErrorCode } from '@app/contracts';
import { ApiError, mutationDefaults, queryDefaults } from '@app/web-client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

export const currentUserKey = [paths.currentUser] as const;

/** 401 codes for wrong input; they do not mean that the session has expired. */
const wrongInputCodes = new Set<ErrorCode>(['auth/wrong-credentials', 'auth/code-needed', 'auth/wrong-code']);

export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && !(error.body && wrongInputCodes.has(error.body.code));

/**
 * `networkMode: always`: a migration must not start hours later, once the connection is back. `onSignedOut` is called
 * for every 401 except that of the current user's query.
 */
export function createQueryClient(onSignedOut: (client: QueryClient) => void): QueryClient {
  const reportSignedOut = (error: unknown) => {
    if (isSignedOut(error)) onSignedOut(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (queryKey[0] !== currentUserKey[0]) reportSignedOut(error);
      },
    }),
    mutationCache: new MutationCache({ onError: reportSignedOut }),
    defaultOptions: { queries: queryDefaults, mutations: mutationDefaults },
  });
  return client;
}
