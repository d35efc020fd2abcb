import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A link to the customer's page of an order. Each mail has its own link. */
@Entity()
export class OrderLink {
  /** SHA-256 of the token, which consists of 256 random bits and is only in the mail. */
  @PrimaryColumn('text') tokenHash: string;
  @ForeignKey('Quote') @Column('text') quoteId: string;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
  @Column({ type: 'timestamptz', precision: 3 }) endsAt: Date;
}
