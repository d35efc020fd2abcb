import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Quote } from '../quotes';
import { Order } from './order.entity';

/** One top of an order, or several equal ones. The index is the last guard: a quote is in one placed order only. */
@Entity()
@Index('uq_order_item_placed', ['quoteId'], { unique: true, where: 'is_placed' })
@Check('ck_order_item_position', 'position > 0')
export class OrderItem {
  @ForeignKey(() => Order)
  @PrimaryColumn('text')
  orderId: string;

  /** The quote it was ordered by. */
  @Index()
  @ForeignKey(() => Quote)
  @PrimaryColumn('text')
  quoteId: string;

  /** The quote that is made: it, or the one with another price that its customer agreed to. */
  @Index()
  @ForeignKey(() => Quote)
  @Column('text')
  agreedId: string;

  /** The first quote for its top, which stays while others take its place. */
  @Index()
  @ForeignKey(() => Quote)
  @Column('text')
  topId: string;

  @Column('integer')
  position: number;

  /** Its order is placed: here too, for the index. */
  @Column('boolean', { default: false })
  isPlaced: boolean;
}
