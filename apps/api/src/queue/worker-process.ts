import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { PeriodicTask } from '../platform/background/periodic-task';

@Entity()
class WorkerProcess {
  @PrimaryColumn('uuid') id: string;
  @Column({ type: 'timestamptz', precision: 3 }) startedAt: Date;

  /** Heartbeat every ten seconds, independent of work and queues. */
  @Column({ type: 'timestamptz', precision: 3 }) beatAt: Date;
}

const recordHeartbeatSql = `
    WITH deleted AS (DELETE FROM worker_process WHERE beat_at < now() - interval '1 day')
    INSERT INTO worker_process (id, started_at, beat_at) VALUES ($1, now(), now())
    ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at`;

@Injectable()
export class WorkerHeartbeat extends PeriodicTask {
  protected readonly everyMs = 10_000;
  protected override readonly timeScale = 1;
  private readonly id = randomUUID();

  async sweep(): Promise<void> {
    await this.statements.run(recordHeartbeatSql, [this.id]);
  }

  /** Deletes the row, so that a worker that stopped properly is not reported missing. */
  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await this.statements.manager.delete(WorkerProcess, this.id).catch(() => undefined);
  }
}
