import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Quote } from '../quotes';

/** The session id is the permission to read and change it (D10). Writers lock its row. */
@Entity()
export class Basket {
  @PrimaryColumn('text') sessionId: string;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;

  /** Last use, to the day. */
  @Column({ type: 'timestamptz', precision: 3 }) usedAt: Date;
}

@Entity()
export class BasketItem {
  @PrimaryColumn('text') id: string;
  @ForeignKey(() => Basket, { onDelete: 'CASCADE' }) @Column('text') sessionId: string;
  @ForeignKey(() => Quote) @Column('text') quoteId: string;

  /** In the order of adding. A quote that replaces another takes its position. */
  @Column('integer') position: number;
}
