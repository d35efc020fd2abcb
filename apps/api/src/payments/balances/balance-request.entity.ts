import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Order } from '../../orders';

/** Staff request the balance of an order. The row is deleted if they withdraw the request. */
@Entity()
export class BalanceRequest {
  @ForeignKey(() => Order) @PrimaryColumn('text') orderId: string;

  /** Midnight in London after the last day on which it can be paid in time. */
  @Column({ type: 'timestamptz', precision: 3 }) dueBefore: Date;

  /** Null: the balance is paid in one payment. */
  @Column('numeric', { precision: 12, scale: 2, nullable: true }) smallestPart: string | null;
  @Column({ type: 'timestamptz', precision: 3 }) askedAt: Date;

  /** A `staff_user`, without a foreign key so that staff can be erased. */
  @Column('integer', { nullable: true }) askedBy: number | null;

  /** When staff requested the refunded amount again; null: refunds lower the price. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) wholeSince: Date | null;
  @Column('boolean', { default: false }) isSettled: boolean;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) remindedAt: Date | null;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) overdueToldAt: Date | null;
}
