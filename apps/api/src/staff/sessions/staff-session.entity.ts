import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { StaffUser } from '../users/staff-user.entity';

/** A signed-in browser (D25). A deleted row is never inserted again. */
@Entity()
export class StaffSession {
  /** SHA-256 of the cookie, so that somebody who reads the table cannot take over a session. */
  @PrimaryColumn('text') id: string;
  @ForeignKey(() => StaffUser, { onDelete: 'CASCADE' }) @Column('integer') userId: number;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;

  /** Browser and system in our own words; null: unknown. */
  @Column('text', { nullable: true }) browser: string | null;

  /** To the minute. */
  @Column({ type: 'timestamptz', precision: 3 }) usedAt: Date;
}
