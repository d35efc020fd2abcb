import {
  type CancelAppointmentRequest,
  type CustomerOrder,
  type ErrorCode,
  orderTokenPattern,
  paths,
  type PickTimeRequest,
} from '@app/contracts';
import { toPence } from '@app/pricing';
import { ApiError, apiMutation, isApiError } from '@app/web-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export type OrderState =
  | { kind: 'loading' }
  | { kind: 'not-found' }
  | { kind: 'failed'; message: string; retry: () => void }
  | { kind: 'ready'; order: CustomerOrder };

/** An order by the token of a mail. What cannot be one is not asked for. */
export function useOrder(token: string): OrderState {
  const isToken = orderTokenPattern.test(token);
  const { data, error, isFetching, refetch } = useQuery<CustomerOrder>({
    queryKey: [paths.customerOrder(token)],
    enabled: isToken,
    refetchInterval: ({ state }) =>
      state.data && isRefundUnderWay(state.data) && state.dataUpdateCount < 10 ? 2000 : false,
  });
  if (!isToken || (error instanceof ApiError && error.status === 404 && !isFetching))
    return { kind: 'not-found' };
  if (data) return { kind: 'ready', order: data };
  if (!error || isFetching) return { kind: 'loading' };
  return { kind: 'failed', message: error.message, retry: () => void refetch() };
}

/** It is cancelled, and the money that is given back is not listed yet: that is a moment later, or by hand. */
function isRefundUnderWay({ cancellation, balance }: CustomerOrder): boolean {
  const givenBack = balance.payments.reduce((sum, { amount }) => sum + Math.min(toPence(amount), 0), 0);
  return cancellation !== null && -givenBack < toPence(cancellation.givenBack);
}

/** What is on the screen is out of date: the answer says so in its own words, and the order is asked for anew. */
const overtaken: readonly ErrorCode[] = [
  'appointment/taken',
  'appointment/cancelled',
  'appointment/too-late',
  'appointment/not-found',
  'appointment/not-an-order',
];

export interface ChangeFailure {
  /** A sentence of the answer's own; null: it did not arrive. */
  sentence: string | null;
  /** Somebody was quicker: other times are there. */
  isTaken: boolean;
}

/** Picks a time, or with null gives the appointment up. */
export function useChangeAppointment(token: string, appointmentId: string) {
  const client = useQueryClient();
  const key = [paths.customerOrder(token)];
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (startsAt: string | null) =>
      startsAt
        ? apiMutation<CustomerOrder>('PUT', paths.pickTime(token), {
            appointmentId,
            startsAt,
          } satisfies PickTimeRequest)
        : apiMutation<CustomerOrder>('POST', paths.cancelPickedTime(token), {
            appointmentId,
          } satisfies CancelAppointmentRequest),
    onSuccess: (order) => client.setQueryData(key, order),
    onError: (failure) => {
      if (overtaken.some((code) => isApiError(failure, code)))
        void client.invalidateQueries({ queryKey: key });
    },
  });
  return { change: mutate, isPending, failure: error && toFailure(error), reset };
}

const toFailure = (error: Error): ChangeFailure => ({
  sentence: error instanceof ApiError ? (error.body?.error ?? null) : null,
  isTaken: isApiError(error, 'appointment/taken'),
});
