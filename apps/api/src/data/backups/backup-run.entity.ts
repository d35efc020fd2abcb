import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
@Index(['startedAt'])
@Check('ck_backup_run_finished_at', '(finished_at IS NULL) = (num_nonnulls(name, error) = 0)')
@Check('ck_backup_run_name', '(name IS NULL) = (bytes IS NULL)')
export class BackupRun {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' }) id: string;
  @Column({ type: 'timestamptz', precision: 3 }) startedAt: Date;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) finishedAt: Date | null;
  @Column('text', { nullable: true }) name: string | null;
  @Column('bigint', { nullable: true }) bytes: string | null;
  @Column('text', { nullable: true }) error: string | null;
}
