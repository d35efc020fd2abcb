import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A link with which a calendar program reads the appointments of one person. The row is deleted to revoke the link. */
@Entity()
export class CalendarFeed {
  @ForeignKey('StaffUser', { onDelete: 'CASCADE' }) @PrimaryColumn('integer') staffUserId: number;

  /** SHA-256 of the token, which consists of 256 random bits and is shown only once. */
  @Column('text') tokenHash: string;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
}
