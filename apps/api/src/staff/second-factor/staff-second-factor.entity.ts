import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { StaffUser } from '../users/staff-user.entity';

/** What somebody's authenticator app and we both know (RFC 6238). */
@Entity()
@Check('ck_staff_second_factor_secret', `secret ~ '^[A-Z2-7]{32}$'`)
@Check('ck_staff_second_factor_last_step', '(confirmed_at IS NULL) = (last_step IS NULL)')
export class StaffSecondFactor {
  @ForeignKey(() => StaffUser, { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  userId: number;

  /** Base32. Codes are reckoned from it, so it cannot be a hash; it is shown once and read by the check alone. */
  @Column('text')
  secret: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** Null: begun, and not in force. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  confirmedAt: Date | null;

  /** Half minutes since 1970 of the last code that was taken: neither it nor an older one is taken again. */
  @Column('integer', { nullable: true })
  lastStep: number | null;
}
