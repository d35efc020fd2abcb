import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One backup that was begun, and what became of it: it has a name where it is whole, an error where it failed. */
@Entity()
@Index(['startedAt'])
@Check('ck_backup_run_finished_at', '(finished_at IS NULL) = (num_nonnulls(name, error) = 0)')
@Check('ck_backup_run_name', '(name IS NULL) = (bytes IS NULL)')
export class BackupRun {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  @Column({ type: 'timestamptz', precision: 3 })
  startedAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  finishedAt: Date | null;

  @Column('text', { nullable: true })
  name: string | null;

  /** Of the database's file. */
  @Column('bigint', { nullable: true })
  bytes: string | null;

  @Column('text', { nullable: true })
  error: string | null;
}
