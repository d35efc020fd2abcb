import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { Statements, type Statement } from '../database/statements';
import { recordHeartbeat } from './record-heartbeat.job';

const recordStatement: Statement = {
  name: 'record-heartbeat',
  text: `INSERT INTO worker_heartbeat (queue, beat_at) VALUES ($1, now())
    ON CONFLICT (queue) DO UPDATE SET beat_at = excluded.beat_at`,
};

/** Writes down that the queue was served just now. Running twice does no harm. */
@Processor(recordHeartbeat.queue)
export class RecordHeartbeat extends WorkerHost {
  private readonly logger = new Logger(RecordHeartbeat.name);

  constructor(private readonly statements: Statements) {
    super();
  }

  /** Without a listener an error of the connection would end the process. */
  onModuleInit(): void {
    this.worker.on('error', (error) => this.logger.warn(`queue ${recordHeartbeat.queue}: ${error.message}`));
  }

  /** Whether this process takes jobs. */
  isRunning(): boolean {
    return this.worker.isRunning();
  }

  async process(): Promise<void> {
    await this.statements.run(recordStatement, [recordHeartbeat.queue]);
  }
}
