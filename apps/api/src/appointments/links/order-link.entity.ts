import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The token shows the order as its customer sees it. Each mail carries its own. */
@Entity()
export class OrderLink {
  /** SHA-256 of 256 random bits. The token itself is only in the mail. */
  @PrimaryColumn('text') tokenHash: string;
  @ForeignKey('Quote') @Column('text') quoteId: string;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
  @Column({ type: 'timestamptz', precision: 3 }) endsAt: Date;
}
