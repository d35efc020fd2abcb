import type { AdminQuote } from '@app/contracts';

/** No order has been placed of it, and nothing stands in the way of one. */
export const isOrderable = ({ order, payment, status, isSuperseded, countsAs }: AdminQuote): boolean =>
  !order &&
  payment !== 'paid' &&
  payment !== 'review' &&
  (status === 'pending' || status === 'approved') &&
  !isSuperseded &&
  !countsAs;
