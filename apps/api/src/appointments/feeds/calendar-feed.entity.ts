import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The token shows one person's appointments to a calendar program. Deleted to revoke it. */
@Entity()
export class CalendarFeed {
  @ForeignKey('StaffUser', { onDelete: 'CASCADE' }) @PrimaryColumn('integer') staffUserId: number;

  /** SHA-256 of 256 random bits. The token itself is shown once. */
  @Column('text') tokenHash: string;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
}
