import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { PeriodicTask } from '../platform/background/periodic-task';

/** A worker that is at it, or was until it ended without a word. */
@Entity()
export class WorkerProcess {
  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'timestamptz', precision: 3 })
  startedAt: Date;

  /** Every ten seconds, whatever it works on, and whether the queue is there or not. */
  @Column({ type: 'timestamptz', precision: 3 })
  beatAt: Date;
}

const beat = `
    WITH gone AS (DELETE FROM worker_process WHERE beat_at < now() - interval '1 day')
    INSERT INTO worker_process (id, started_at, beat_at) VALUES ($1, now(), now())
    ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at`;

const leave = 'DELETE FROM worker_process WHERE id = $1';

/** Writes down that this worker is at it. */
@Injectable()
export class WorkerBeat extends PeriodicTask {
  protected readonly everyMs = 10_000;
  protected override readonly timeScale = 1;
  private readonly id = randomUUID();

  async sweep(): Promise<void> {
    await this.statements.run(beat, [this.id]);
  }

  /** So that nobody waits for one that has left in an orderly way. */
  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await this.statements.run(leave, [this.id]).catch(() => undefined);
  }
}
