import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { StaffUser } from '../users/staff-user.entity';

/** Somebody may choose a password, once, by a link that was sent to them. It is gone when it has been used. */
@Entity()
@Unique(['userId'])
@Check('ck_staff_invitation_ends_at', 'ends_at > created_at')
export class StaffInvitation {
  /** No secret: mails name it. */
  @PrimaryColumn('text')
  id: string;

  @ForeignKey(() => StaffUser, { onDelete: 'CASCADE' })
  @Column('integer')
  userId: number;

  /** SHA-256 of the tokens in its letter: one for each time that it was composed. */
  @Column('text', { array: true, default: '{}' })
  tokenHashes: string[];

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  endsAt: Date;
}
