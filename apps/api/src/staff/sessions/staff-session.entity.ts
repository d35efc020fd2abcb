import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { StaffUser } from '../users/staff-user.entity';

/** Somebody is signed in (D25). A deleted row never comes back. */
@Entity()
@Check('ck_staff_session_used_at', 'used_at >= created_at')
export class StaffSession {
  /** SHA-256 of the cookie: reading the table does not allow taking a session over. */
  @PrimaryColumn('text') id: string;
  @Index() @ForeignKey(() => StaffUser, { onDelete: 'CASCADE' }) @Column('integer') userId: number;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;

  /** Browser and system in our own words; null: unknown. */
  @Column('text', { nullable: true }) browser: string | null;

  /** To the minute. */
  @Column({ type: 'timestamptz', precision: 3 }) usedAt: Date;
}
