import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Quote } from '../quotes';

/** The session id is the permission to read and change it (D10). Writers lock its row. */
@Entity()
@Check('ck_basket_session_id', `session_id ~ '^session-[0-9]{13}-[a-z0-9]{16,64}$'`)
@Check('ck_basket_used_at', 'used_at >= created_at')
export class Basket {
  @PrimaryColumn('text') sessionId: string;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;

  /** Last use, to the day. */
  @Index() @Column({ type: 'timestamptz', precision: 3 }) usedAt: Date;
}

@Entity()
@Unique(['sessionId', 'quoteId'])
@Check('ck_basket_item_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_basket_item_position', 'position > 0')
export class BasketItem {
  @PrimaryColumn('text') id: string;
  @ForeignKey(() => Basket, { onDelete: 'CASCADE' }) @Column('text') sessionId: string;
  @Index() @ForeignKey(() => Quote) @Column('text') quoteId: string;

  /** In the order of adding. A quote that replaces another takes its position. */
  @Column('integer') position: number;
}
