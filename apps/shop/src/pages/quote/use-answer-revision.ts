import { paths, type AnswerRevisionRequest, type ErrorCode, type QuoteResponse } from '@app/contracts';
import { apiMutation, isApiError } from '@app/web-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const outdatedErrors: readonly ErrorCode[] = [
  'revision/answered',
  'revision/none',
  'revision/expired',
  'quote/price-changed',
];
/** Errors that are shown with the API's own message, as it says what to wait for. */
const shownErrors: readonly ErrorCode[] = ['deposit/payment-under-way', 'deposit/in-review'];

export interface RevisionFailure {
  isOutdated: boolean;
  /** The API's message; null: no answer. */
  message: string | null;
}

export function useAnswerRevision({ id, totalPrice }: QuoteResponse) {
  const client = useQueryClient();
  const key = [paths.quote(id)];
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (answer: 'agree' | 'call-me') =>
      apiMutation<QuoteResponse>('POST', paths.answerRevision(id), {
        isAgreed: answer === 'agree',
        totalPrice,
      } satisfies AnswerRevisionRequest),
    onSuccess: (quote) => client.setQueryData(key, quote),
    onError: (failure) => {
      if (outdatedErrors.some((code) => isApiError(failure, code)))
        void client.invalidateQueries({ queryKey: key });
    },
  });
  return { answer: mutate, pendingAnswer: isPending ? variables : null, failure: error && toFailure(error) };
}

function toFailure(error: Error): RevisionFailure {
  const apiMessage = shownErrors
    .map((code) => (isApiError(error, code) ? error.body?.error : null))
    .find(Boolean);
  return { isOutdated: outdatedErrors.some((code) => isApiError(error, code)), message: apiMessage ?? null };
}
