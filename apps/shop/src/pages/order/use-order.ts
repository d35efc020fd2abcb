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
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useById } from '../../lib/use-by-id';

/** An order by the token of a mail. */
export const useOrder = (token: string) =>
  useById<CustomerOrder>(paths.customerOrder(token), orderTokenPattern.test(token), {
    refetchInterval: ({ state }) =>
      state.data && isRefundUnderWay(state.data) && state.dataUpdateCount < 10 ? 2000 : false,
  });

/** It is cancelled, and the money that is given back is not listed yet: that is a moment later, or by hand. */
function isRefundUnderWay({ cancellation, balance }: CustomerOrder): boolean {
  const givenBack = balance.payments.reduce((sum, { amount }) => sum + Math.min(toPence(amount), 0), 0);
  return cancellation !== null && -givenBack < toPence(cancellation.givenBack);
}

/** What is on the screen is out of date: the answer says so in its own words, and the order is asked for anew. */
const overtaken: ErrorCode[] = [
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
      if (isApiError(failure, ...overtaken)) void client.invalidateQueries({ queryKey: key });
    },
  });
  return { change: mutate, isPending, failure: error && toFailure(error), reset };
}

const toFailure = (error: Error): ChangeFailure => ({
  sentence: error instanceof ApiError ? (error.body?.error ?? null) : null,
  isTaken: isApiError(error, 'appointment/taken'),
});
