import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { StaffUser } from '../users/staff-user.entity';

/** The secret shared with somebody's authenticator app (RFC 6238). */
@Entity()
export class StaffSecondFactor {
  @ForeignKey(() => StaffUser, { onDelete: 'CASCADE' }) @PrimaryColumn('integer') userId: number;

  /** Base32. Not a hash, since codes are computed from it; it is shown only once. */
  @Column('text') secret: string;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;

  /** Null: not in force yet. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) confirmedAt: Date | null;

  /** 30 s steps since 1970 of the last accepted code; this and earlier ones are rejected, so that none works twice. */
  @Column('integer', { nullable: true }) lastStep: number | null;
}
