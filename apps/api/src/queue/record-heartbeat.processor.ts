import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Statements } from '../database/statements';
import type { QueueName } from '../platform/background/due-job';

/** Shows that background work runs: queued on a schedule like any other job, and done by the same workers. */
export const recordHeartbeat = {
  queue: 'upkeep',
  name: 'record-heartbeat',
  everyMs: 10_000,
  /** Two beats may be late before anybody worries. */
  staleAfterMs: 35_000,
} as const satisfies { queue: QueueName } & Record<string, unknown>;

const recordStatement = `INSERT INTO worker_heartbeat (queue, beat_at) VALUES ($1, now())
    ON CONFLICT (queue) DO UPDATE SET beat_at = excluded.beat_at`;

/** Writes down that the queue was served just now. Running twice does no harm. */
@Processor(recordHeartbeat.queue)
export class RecordHeartbeat extends WorkerHost {
  constructor(private readonly statements: Statements) {
    super();
  }

  /** Whether this process takes jobs. */
  isRunning(): boolean {
    return this.worker.isRunning();
  }

  async process(): Promise<void> {
    await this.statements.run(recordStatement, [recordHeartbeat.queue]);
  }
}
