import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The token shows the order as its customer sees it. Each mail carries its own. */
@Entity()
@Check('ck_order_link_ends_at', 'ends_at > created_at')
export class OrderLink {
  /** SHA-256 of 256 random bits. The token itself is only in the mail. */
  @PrimaryColumn('text') tokenHash: string;
  @Index() @ForeignKey('Quote') @Column('text') quoteId: string;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
  @Index() @Column({ type: 'timestamptz', precision: 3 }) endsAt: Date;
}
