import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { StaffUser } from '../users/staff-user.entity';

/** Somebody is signed in (D25). A row that is gone never comes back. */
@Entity()
@Check('ck_staff_session_used_at', 'used_at >= created_at')
export class StaffSession {
  /** SHA-256 of what the cookie says: whoever reads the table cannot take a session over. */
  @PrimaryColumn('text')
  id: string;

  @Index()
  @ForeignKey(() => StaffUser, { onDelete: 'CASCADE' })
  @Column('integer')
  userId: number;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** What it called itself, in a few words of ours; null: it did not, or in words that we do not know. */
  @Column('text', { nullable: true })
  browser: string | null;

  /** To the minute. */
  @Column({ type: 'timestamptz', precision: 3 })
  usedAt: Date;
}
