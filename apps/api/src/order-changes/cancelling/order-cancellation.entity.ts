import { orderStages, type OrderStage, recordedMethods, type RecordedMethod } from '@app/contracts';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { oneOfSql } from '../../database/one-of';
import { OrderItem } from '../../orders';

/** The cancellation of an order item. An item can have several, because it may be reopened and cancelled again. */
@Entity()
@ForeignKey(() => OrderItem, ['orderId', 'quoteId'], ['orderId', 'quoteId'])
@Check('ck_order_cancellation_stage', oneOfSql('stage', orderStages))
@Check('ck_order_cancellation_method', oneOfSql('method', recordedMethods))
export class OrderCancellation {
  @PrimaryColumn('text') id: string;
  @Column('text') orderId: string;
  @Column('text') quoteId: string;
  @Column('text') stage: OrderStage;
  @Column('numeric', { precision: 12, scale: 2 }) received: string;
  @Column('numeric', { precision: 12, scale: 2 }) refunded: string;

  /** How the part that did not go to the card was refunded; null: everything went to the card. */
  @Column('text', { nullable: true }) method: RecordedMethod | null;

  /** Entered by staff; null if the customer cancelled, or the reason was erased. */
  @Column('text', { nullable: true }) reason: string | null;

  /** A `staff_user`, without a foreign key so that staff can be erased; null: the customer. */
  @Column('integer', { nullable: true }) cancelledBy: number | null;
  @Column({ type: 'timestamptz', precision: 3 }) cancelledAt: Date;
  @Column('text', { nullable: true }) idempotencyKey: string | null;
}
