import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { StaffUser } from '../users/staff-user.entity';

/** A browser in which a user has signed in before. It does not sign the user in. */
@Entity()
export class StaffDevice {
  @PrimaryColumn('text') id: string;
  @ForeignKey(() => StaffUser, { onDelete: 'CASCADE' }) @PrimaryColumn('integer') userId: number;
  @Column({ type: 'timestamptz', precision: 3 }) usedAt: Date;
}
