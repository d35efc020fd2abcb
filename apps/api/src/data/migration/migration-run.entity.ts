import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { MigrationReport, MigrationRun, MigrationSource, MigrationStep } from '@app/contracts';

/** One migration of the catalogue from Preview to Live. That it is done is written in the transaction that does it. */
@Entity('migration_run')
@Index('uq_migration_run_running', ['state'], { unique: true, where: "state = 'running'" })
@Check('ck_migration_run_source', `source IN ('enhanced', 'database', 'file')`)
@Check('ck_migration_run_state', `state IN ('running', 'done', 'failed', 'interrupted')`)
@Check('ck_migration_run_finished_at', `(state = 'running') = (finished_at IS NULL)`)
@Check('ck_migration_run_step', `step IN ('reading', 'backup', 'pictures', 'writing')`)
@Check('ck_migration_run_report', `(state = 'done') = (report IS NOT NULL)`)
@Check('ck_migration_run_error', `(state = 'failed') = (error IS NOT NULL)`)
export class MigrationRunRecord {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  @Column('text')
  source: MigrationSource;

  /** `interrupted` is found out by others: the connection that ran it is gone. */
  @Column('text', { default: 'running' })
  state: MigrationRun['state'];

  /** Of `staff_user`; null: a command. */
  @Column('integer', { nullable: true })
  actorId: number | null;

  /** Of the connection that holds the lock while this runs. */
  @Column('integer')
  backendPid: number;

  @Column({ type: 'timestamptz', precision: 3 })
  startedAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  finishedAt: Date | null;

  @Column('text', { default: 'reading' })
  step: MigrationStep;

  @Column('integer', { default: 0 })
  done: number;

  @Column('integer', { default: 0 })
  total: number;

  @Column('jsonb', { nullable: true })
  report: MigrationReport | null;

  /** A sentence. */
  @Column('text', { nullable: true })
  error: string | null;
}
