import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One backup that was brought back where it harms nobody, and whether that went well. */
@Entity('restore_test')
@Check('ck_restore_test_error', `error IS NOT NULL OR num_nonnulls(backup, quotes) = 2`)
export class RestoreTestRun {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  @Column({ type: 'timestamptz', precision: 3 })
  startedAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  finishedAt: Date;

  /** Its name. */
  @Column('text', { nullable: true })
  backup: string | null;

  /** How many it brought back. */
  @Column('integer', { nullable: true })
  quotes: number | null;

  /** A sentence; null: it went well. */
  @Column('text', { nullable: true })
  error: string | null;
}
