import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Order } from '../../orders';

/** Staff ask for what is still to pay on an order. It ends with the order; taken back, it is gone. */
@Entity()
@Index('ix_balance_request_due_before', ['dueBefore'], { where: 'NOT is_settled' })
@Check('ck_balance_request_due_before', 'due_before > asked_at')
@Check('ck_balance_request_smallest_part', 'smallest_part > 0')
export class BalanceRequest {
  @ForeignKey(() => Order)
  @PrimaryColumn('text')
  orderId: string;

  /** The instant from which it is late, a midnight in London. */
  @Column({ type: 'timestamptz', precision: 3 })
  dueBefore: Date;

  /** Null: it is to be paid at once. */
  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  smallestPart: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  askedAt: Date;

  /** Of `staff_user`, without a foreign key so that staff can be forgotten. */
  @Column('integer', { nullable: true })
  askedBy: number | null;

  /** Since when what had been given back by then is asked for again; null: it is off the price. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  wholeSince: Date | null;

  /** Nothing is left to pay. */
  @Column('boolean', { default: false })
  isSettled: boolean;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  remindedAt: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  overdueToldAt: Date | null;
}
