import type { DueJob } from '../../platform/background/due-job';

/** Deal with one refund. */
export const carryOutRefund = {
  queue: 'refunds',
  name: 'carry-out-refund',
  concurrency: 2,
} as const satisfies DueJob;
