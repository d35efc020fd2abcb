/** Every queue there is. */
export const queueNames = ['mail', 'payment-status', 'refunds'] as const;
export type QueueName = (typeof queueNames)[number];

/** A job wakes somebody up for one row. The row says whether it is still due: lost, late or doubled, a job does no harm. */
export interface DueJobPayload {
  id: string;
}

export interface DueJob {
  queue: QueueName;
  name: string;
  /** PostgreSQL's channel by which whoever makes a row due wakes the sweep. One that nobody hears costs some seconds. */
  channel: string;
  /** How many of them one worker has under way at once. */
  concurrency: number;
}
