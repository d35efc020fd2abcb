import { orderStages, type OrderStage, recordedMeans, type RecordedMeans } from '@app/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { oneOf } from '../../database/one-of';
import { OrderItem } from '../../orders';

/** That an item of an order was cancelled, and what was given back then; it may be taken up and cancelled again. */
@Entity()
@ForeignKey(() => OrderItem, ['orderId', 'quoteId'], ['orderId', 'quoteId'])
@Index(['orderId', 'quoteId'])
@Unique(['idempotencyKey'])
@Check('ck_order_cancellation_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_order_cancellation_stage', oneOf('stage', orderStages))
@Check('ck_order_cancellation_given_back', 'given_back >= 0 AND given_back <= received')
@Check('ck_order_cancellation_means', oneOf('means', recordedMeans))
@Check('ck_order_cancellation_reason', `reason <> '' AND length(reason) <= 300`)
export class OrderCancellation {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  orderId: string;

  /** The quote that the item was ordered by. */
  @Column('text')
  quoteId: string;

  /** Where it stood. */
  @Column('text')
  stage: OrderStage;

  /** Pounds. */
  @Column('numeric', { precision: 12, scale: 2 })
  received: string;

  @Column('numeric', { precision: 12, scale: 2 })
  givenBack: string;

  /** How what did not go to the card was given back; null: all of it did. */
  @Column('text', { nullable: true })
  means: RecordedMeans | null;

  /** In staff's words; null: its customer cancelled it, or they were erased. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** Of `staff_user`, without a foreign key so that staff can be forgotten; null: its customer. */
  @Column('integer', { nullable: true })
  cancelledBy: number | null;

  @Column({ type: 'timestamptz', precision: 3 })
  cancelledAt: Date;

  /** Sent again with the same key, it is the same; null: its customer's. */
  @Column('text', { nullable: true })
  idempotencyKey: string | null;
}
