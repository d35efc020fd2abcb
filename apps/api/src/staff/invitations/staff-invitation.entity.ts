import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { StaffUser } from '../users/staff-user.entity';

/** A mailed link to choose a password once: an invitation, or a reset. Deleted when used. */
@Entity()
@Unique(['userId'])
export class StaffInvitation {
  /** Not secret: mails refer to it. */
  @PrimaryColumn('text') id: string;
  @ForeignKey(() => StaffUser, { onDelete: 'CASCADE' }) @Column('integer') userId: number;

  /** SHA-256 of the tokens sent: one for each time the mail was composed. */
  @Column('text', { array: true, default: '{}' }) tokenHashes: string[];
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
  @Column({ type: 'timestamptz', precision: 3 }) endsAt: Date;
}
