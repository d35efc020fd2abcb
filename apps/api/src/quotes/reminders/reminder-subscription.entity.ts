import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row for each address that was reminded. It holds no address, so it survives erasing a person. */
@Entity()
export class ReminderSubscription {
  /** SHA-256 of the lower-case address, in hexadecimal. */
  @PrimaryColumn('text') addressDigest: string;

  /** 16 random bytes, sent in each reminder: they allow to end reminders to its address. */
  @Column('text') token: string;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) endedAt: Date | null;
}
