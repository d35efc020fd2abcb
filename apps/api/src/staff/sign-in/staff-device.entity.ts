import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { StaffUser } from '../users/staff-user.entity';

/** A browser in which somebody has signed in before. It opens nothing. */
@Entity()
export class StaffDevice {
  /** SHA-256 of what its cookie says. */
  @PrimaryColumn('text')
  id: string;

  @Index()
  @ForeignKey(() => StaffUser, { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  userId: number;

  @Column({ type: 'timestamptz', precision: 3 })
  usedAt: Date;
}
