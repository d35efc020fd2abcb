import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Quote } from '../quotes';
import { Basket } from './basket.entity';

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
