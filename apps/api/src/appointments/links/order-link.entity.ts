import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Whoever knows its token sees an order as its customer. Each mail that leads there has one of its own. */
@Entity()
@Check('ck_order_link_ends_at', 'ends_at > created_at')
export class OrderLink {
  /** SHA-256 of 256 random bits, which stand nowhere but in the mail. */
  @PrimaryColumn('text')
  tokenHash: string;

  @Index()
  @ForeignKey('Quote')
  @Column('text')
  quoteId: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Index()
  @Column({ type: 'timestamptz', precision: 3 })
  endsAt: Date;
}
