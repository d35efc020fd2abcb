import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import {
  type DepositWay,
  depositWays,
  type OrderState,
  orderStates,
  type QuoteChannel,
  quoteChannels,
} from '@app/contracts';
import { oneOfSql } from '../database/one-of';
import { type QuoteDepositState, quoteDepositStates } from '../quotes';

/**
 * Stored when a customer opens a card page for the deposit, and placed when the deposit is paid. If it never is, the order stays
 * unplaced. An order that staff take or record a payment for is placed immediately.
 */
@Entity('customer_order') // ORDER is an SQL keyword
@Check('ck_customer_order_channel', oneOfSql('channel', quoteChannels))
@Check('ck_customer_order_deposit_state', oneOfSql('deposit_state', quoteDepositStates))
@Check('ck_customer_order_state', oneOfSql('state', orderStates))
@Check('ck_customer_order_deposit_by', oneOfSql('deposit_by', depositWays))
export class Order {
  @PrimaryColumn('text') id: string;

  /** Such as 'OR-26-00031'; null: not placed. */
  @Column('text', { nullable: true }) reference: string | null;
  @Column('text') channel: QuoteChannel;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) placedAt: Date | null;
  @Column('text', { nullable: true }) state: OrderState | null;

  /** Pounds: remaining tops, delivery and the kept part of cancelled tops. */
  @Column('numeric', { precision: 12, scale: 2 }) price: string;

  /** Pounds; 0: collection. */
  @Column('numeric', { precision: 12, scale: 2, default: 0 }) deliveryAmount: string;

  /**
   * Pounds: a tenth of the price of tops and delivery when ordered. If the price is lower now, a tenth of the lower price is
   * enough.
   */
  @Column('numeric', { precision: 12, scale: 2 }) depositAmount: string;
  @Column('text', { default: 'none' }) depositState: QuoteDepositState;

  /** Pounds: the sum of the order's ledger. */
  @Column('numeric', { precision: 12, scale: 2, default: 0 }) received: string;

  /** Pounds refunded since the final invoice. They reduce the price until staff request them again. */
  @Column('numeric', { precision: 12, scale: 2, default: 0 }) loweredBy: string;

  /** Pounds requested and not yet paid. */
  @Column('numeric', { precision: 12, scale: 2, default: 0 }) balanceDue: string;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) balanceDueBefore: Date | null;

  /** A `staff_user`; null: the customer ordered online. */
  @Column('integer', { nullable: true }) takenBy: number | null;

  /** How to reach the place of delivery: 'second floor, no lift'. */
  @Column('text', { nullable: true }) accessNote: string | null;

  /** How the deposit is to be paid; null: online by card, or staff created the order by recording a payment. */
  @Column('text', { nullable: true }) depositBy: DepositWay | null;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) depositDueBefore: Date | null;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) remindedAt: Date | null;
}
