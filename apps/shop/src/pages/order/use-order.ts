import {
  type AgreeToDrawingRequest,
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

export const useOrder = (token: string) =>
  useById<CustomerOrder>(paths.customerOrder(token), orderTokenPattern.test(token), {
    refetchInterval: ({ state }) =>
      state.data && isRefundPending(state.data) && state.dataUpdateCount < 10 ? 2000 : false,
  });

/** Cancelled, but the refund is not listed yet: that takes a moment, or is done by hand. */
function isRefundPending({ cancellation, balance }: CustomerOrder): boolean {
  const refunded = balance.payments.reduce((sum, { amount }) => sum + Math.min(toPence(amount), 0), 0);
  return cancellation !== null && -refunded < toPence(cancellation.refunded);
}

/** Errors which mean that the screen is outdated: shown in the API's words, and the order is refetched. */
const outdatedErrors: ErrorCode[] = [
  'appointment/taken',
  'appointment/cancelled',
  'appointment/too-late',
  'appointment/not-found',
  'appointment/not-an-order',
];

export interface ChangeFailure {
  /** The API's message; null: no answer. */
  message: string | null;
  /** The time was taken in the meantime: others are offered. */
  isTaken: boolean;
}

/** Picks a time; null cancels the appointment. */
export function useChangeAppointment(token: string, appointmentId: string) {
  const client = useQueryClient();
  const key = [paths.customerOrder(token)];
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (picked: Omit<PickTimeRequest, 'appointmentId'> | null) =>
      picked
        ? apiMutation<CustomerOrder>('PUT', paths.pickTime(token), {
            appointmentId,
            ...picked,
          } satisfies PickTimeRequest)
        : apiMutation<CustomerOrder>('POST', paths.cancelPickedTime(token), {
            appointmentId,
          } satisfies CancelAppointmentRequest),
    onSuccess: (order) => client.setQueryData(key, order),
    onError: (failure) => {
      if (isApiError(failure, ...outdatedErrors)) void client.invalidateQueries({ queryKey: key });
    },
  });
  return { change: mutate, isPending, failure: error && toFailure(error), reset };
}

/** Agrees to the drawing of a top, as it was shown. */
export function useAgreeToDrawing(token: string, quoteId: string) {
  const client = useQueryClient();
  const key = [paths.customerOrder(token)];
  const { mutate, isPending, error } = useMutation({
    mutationFn: (agreement: AgreeToDrawingRequest) =>
      apiMutation<CustomerOrder>('POST', paths.agreeToDrawing(token, quoteId), agreement),
    onSuccess: (order) => client.setQueryData(key, order),
    onError: (failure) => {
      if (isApiError(failure, 'drawing/changed', 'drawing/not-found'))
        void client.invalidateQueries({ queryKey: key });
    },
  });
  return { agree: mutate, isPending, failure: error && toFailure(error) };
}

const toFailure = (error: Error): ChangeFailure => ({
  message: error instanceof ApiError ? (error.body?.error ?? null) : null,
  isTaken: isApiError(error, 'appointment/taken'),
});
