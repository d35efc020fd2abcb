import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Quote } from '../quotes';

/** The browser's name for it is the permission to read and change it (D10). Its writers wait for one another on its row. */
@Entity()
@Check('ck_basket_session_id', `session_id ~ '^session-[0-9]{13}-[a-z0-9]{16,64}$'`)
@Check('ck_basket_used_at', 'used_at >= created_at')
export class Basket {
  @PrimaryColumn('text')
  sessionId: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** To the day: when it was last looked at or changed. */
  @Index()
  @Column({ type: 'timestamptz', precision: 3 })
  usedAt: Date;
}

/** A quote in a basket; the same quote stands in it once (D10). */
@Entity()
@Unique(['sessionId', 'quoteId'])
@Check('ck_basket_item_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_basket_item_position', 'position > 0')
export class BasketItem {
  @PrimaryColumn('text')
  id: string;

  @ForeignKey(() => Basket, { onDelete: 'CASCADE' })
  @Column('text')
  sessionId: string;

  @Index()
  @ForeignKey(() => Quote)
  @Column('text')
  quoteId: string;

  /** Ascending with the order of adding; a quote that replaces another takes over its place. */
  @Column('integer')
  position: number;
}
