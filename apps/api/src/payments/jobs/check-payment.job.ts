import type { DueJob } from '../../platform/background/due-job';

/** Look at one attempt. */
export const checkPayment = {
  queue: 'payment-status',
  name: 'check-payment',
  concurrency: 8,
} as const satisfies DueJob;
