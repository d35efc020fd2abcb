import { type OrderStage, orderStages } from '@app/contracts';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { oneOfSql } from '../database/one-of';
import { Quote } from '../quotes';
import { Order } from './order.entity';

/** One top of an order, or several equal ones. The unique index guarantees that a quote is in only one placed order. */
@Entity()
@Check('ck_order_item_stage', oneOfSql('stage', orderStages))
@Check('ck_order_item_stage_reached', oneOfSql('stage_reached', orderStages))
export class OrderItem {
  @ForeignKey(() => Order) @PrimaryColumn('text') orderId: string;
  @ForeignKey(() => Quote) @PrimaryColumn('text') quoteId: string;

  /** The quote that will be made: the ordered quote, or a revision that the customer agreed to. */
  @ForeignKey(() => Quote) @Column('text') agreedId: string;

  /** The first quote for the top. All later quotes for the top have the same value. */
  @ForeignKey(() => Quote) @Column('text') topId: string;
  @Column('integer') position: number;
  @Column('boolean', { default: false }) isPlaced: boolean;

  /** Calculated by `stageOfItem`; null if not placed or cancelled. */
  @Column('text', { nullable: true }) stage: OrderStage | null;

  /** The stage that staff or measurements have set. A reopened top returns to it. */
  @Column('text', { default: 'to-measure' }) stageReached: OrderStage;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) stageSince: Date | null;

  /** The `stageSince` of the stage that the customer was last mailed about. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) stageNotifiedAt: Date | null;
}
