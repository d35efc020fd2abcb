import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One backup that was begun, and what became of it. */
@Entity()
@Index(['startedAt'])
@Check('ck_backup_run_wanted_by', `wanted_by IN ('schedule', 'command')`)
@Check('ck_backup_run_state', `state IN ('running', 'done', 'failed', 'interrupted')`)
@Check('ck_backup_run_finished_at', `(state = 'running') = (finished_at IS NULL)`)
@Check('ck_backup_run_kind', `kind IN ('dump', 'export')`)
@Check('ck_backup_run_name', `(state = 'done') = (num_nonnulls(name, kind, bytes) = 3)`)
@Check('ck_backup_run_error', `(state = 'failed') = (error IS NOT NULL)`)
export class BackupRun {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  @Column('text')
  wantedBy: 'schedule' | 'command';

  /** `interrupted` is found out by whoever begins the next one: the process ended over it. */
  @Column('text', { default: 'running' })
  state: 'running' | 'done' | 'failed' | 'interrupted';

  @Column({ type: 'timestamptz', precision: 3 })
  startedAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  finishedAt: Date | null;

  /** Of its folder. */
  @Column('text', { nullable: true })
  name: string | null;

  @Column('text', { nullable: true })
  kind: 'dump' | 'export' | null;

  /** Of the database's file. */
  @Column('bigint', { nullable: true })
  bytes: string | null;

  /** What somebody who looks after the shop may want to change. */
  @Column('text', { nullable: true })
  note: string | null;

  /** A sentence. */
  @Column('text', { nullable: true })
  error: string | null;
}
