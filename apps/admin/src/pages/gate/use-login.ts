import { paths, type CurrentUserResponse, type LoginRequest } from '@app/contracts';
import { apiMutation, isApiError } from '@app/web-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUserKey } from '../../lib/api/create-query-client';
import { sentenceOf } from '../../lib/api/show-failure';

export interface Login {
  login: (credentials: LoginRequest) => void;
  isPending: boolean;
  /** The password was right, and there is a second factor. */
  needsCode: boolean;
  /** What is wrong with the code that was sent. */
  codeError: string | undefined;
  /** It failed otherwise; a lockout is such a failure too. */
  hasFailed: boolean;
  /** Why, in the API's own sentence, where it gave one. */
  failure: string | undefined;
}

/** Signs in. On success the page behind the gate takes over, from its top. */
export function useLogin(): Login {
  const client = useQueryClient();
  const attempt = useMutation({
    mutationFn: (credentials: LoginRequest) =>
      apiMutation<CurrentUserResponse>('POST', paths.login, credentials),
    onSuccess: (user) => {
      window.scrollTo(0, 0);
      client.setQueryData(currentUserKey, user);
    },
  });
  const { error } = attempt;
  const asksForCode = isApiError(error, 'auth/code-needed');
  const refusesCode = isApiError(error, 'auth/wrong-code');
  const hasFailed = error !== null && !asksForCode && !refusesCode;
  const hasSentCode = attempt.variables?.code !== undefined;
  return {
    login: attempt.mutate,
    isPending: attempt.isPending,
    needsCode:
      asksForCode || refusesCode || (attempt.isPending && hasSentCode) || isLocked(error, hasSentCode),
    codeError: refusesCode ? sentenceOf(error) : undefined,
    hasFailed,
    failure: hasFailed ? sentenceOf(error) : undefined,
  };
}

/** After a code was sent, a failure of another kind keeps the code's field. */
const isLocked = (error: unknown, hasSentCode: boolean) =>
  hasSentCode && error !== null && !isApiError(error, 'auth/wrong-credentials');
