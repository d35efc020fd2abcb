import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One restore of the whole database. Until it is released, what it brought back writes to nobody by itself. */
@Entity('data_restore')
@Index('ix_data_restore_held', ['restoredAt'], { where: 'released_at IS NULL' })
@Check('ck_data_restore_digest', `digest ~ '^[0-9a-f]{64}$'`)
@Check('ck_data_restore_released_at', 'released_at >= restored_at')
export class DataRestore {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  /** SHA-256 of the file. */
  @Column('text')
  digest: string;

  @Column({ type: 'timestamptz', precision: 3 })
  exportedAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  restoredAt: Date;

  /** Of `staff_user`, as restored; null: a command. */
  @Column('integer', { nullable: true })
  actorId: number | null;

  /** What the backup of before is called; null: nothing was there. */
  @Column('text', { nullable: true })
  backup: string | null;

  /** When staff let go on what was held back. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  releasedAt: Date | null;
}
