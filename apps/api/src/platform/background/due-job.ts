/** Every queue there is. */
export const queueNames = ['mail', 'payment-status', 'refunds', 'upkeep'] as const;
export type QueueName = (typeof queueNames)[number];

/** A job that asks for the work of one row. The row says whether it is still due: lost, late or doubled, it does no harm. */
export interface DueJobPayload {
  id: string;
  /** What the row says as long as nobody has begun; after that time the work is handed out anew. */
  handedOutUntil: string;
}

export interface DueJob {
  queue: QueueName;
  name: string;
  /** How many of them one worker has under way at once. */
  concurrency: number;
}
