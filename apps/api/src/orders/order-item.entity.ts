import { type OrderStage, orderStages } from '@app/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { oneOf } from '../database/one-of';
import { Quote } from '../quotes';
import { Order } from './order.entity';

/** One top of an order, or several equal ones. The index is the last guard: a quote is in one placed order only. */
@Entity()
@Index('uq_order_item_placed', ['quoteId'], { unique: true, where: 'is_placed' })
@Check('ck_order_item_position', 'position > 0')
@Check('ck_order_item_stage', oneOf('stage', orderStages))
@Check('ck_order_item_stage_reached', oneOf('stage_reached', orderStages))
@Check('ck_order_item_stage_since', '(stage IS NULL) = (stage_since IS NULL)')
@Check('ck_order_item_stage_placed', 'stage IS NULL OR is_placed')
@Index('ix_order_item_stage_since', ['stage', 'stageSince', 'agreedId'], { where: 'stage IS NOT NULL' })
@Index('ix_order_item_stage_unnotified', ['stageSince'], {
  where: `stage IS NOT NULL AND stage <> 'to-measure' AND (stage_notified_at IS NULL OR stage_since > stage_notified_at)`,
})
@Index('ix_order_item_top_id', { synchronize: false }) // carries which order that is
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
  @ForeignKey(() => Quote)
  @Column('text')
  topId: string;

  @Column('integer')
  position: number;

  /** Its order is placed: here too, for the index. */
  @Column('boolean', { default: false })
  isPlaced: boolean;

  /** How far it is (`stageOfItem`); null: its order is not placed, or it is cancelled. */
  @Column('text', { nullable: true })
  stage: OrderStage | null;

  /** Where staff have moved it, or its sizes to cut: it stands there again when it is taken up after all. */
  @Column('text', { default: 'to-measure' })
  stageReached: OrderStage;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  stageSince: Date | null;

  /** `stageSince` of the stage about which its customer was written to last. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  stageNotifiedAt: Date | null;
}
