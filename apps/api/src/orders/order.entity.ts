import { Check, Column, Entity, Index, Unique, PrimaryColumn } from 'typeorm';
import {
  type DepositWay,
  depositWays,
  type OrderState,
  orderStates,
  type QuoteChannel,
  quoteChannels,
} from '@app/contracts';
import { oneOf } from '../database/one-of';
import { type QuoteDepositState, quoteDepositStates } from '../quotes';

/**
 * Written when a deposit page is requested and placed when the deposit is paid; if that never happens, its quotes stay
 * quotes. An order that staff take, or record a payment for, is placed immediately.
 */
@Entity('customer_order') // ORDER is an SQL keyword
@Unique('uq_customer_order_reference', ['reference'])
@Check('ck_customer_order_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_customer_order_reference', `reference ~ '^OR-[0-9]{2}-[0-9]{5,}$'`)
@Check('ck_customer_order_placed_at', '(placed_at IS NULL) = (reference IS NULL)')
@Check(
  'ck_customer_order_balance_due',
  'balance_due >= 0 AND (balance_due > 0) = (balance_due_before IS NOT NULL)',
)
@Index('ix_customer_order_balance_due', { synchronize: false }) // includes columns for sums
@Check('ck_customer_order_access_note', 'length(access_note) <= 500')
@Check('ck_customer_order_channel', oneOf('channel', quoteChannels))
@Check('ck_customer_order_delivery_amount', 'delivery_amount >= 0')
@Check('ck_customer_order_deposit_amount', 'deposit_amount > 0')
@Check('ck_customer_order_deposit_state', oneOf('deposit_state', quoteDepositStates))
@Check('ck_customer_order_price', 'price >= 0')
@Check('ck_customer_order_state', oneOf('state', orderStates))
@Check('ck_customer_order_state_placed', 'state IS NULL OR placed_at IS NOT NULL')
@Check('ck_customer_order_lowered_by', 'lowered_by >= 0')
@Check('ck_customer_order_deposit_by', oneOf('deposit_by', depositWays))
@Check('ck_customer_order_deposit_due_before', 'deposit_due_before IS NULL OR deposit_by IS NOT NULL')
@Index('ix_customer_order_due', ['placedAt', 'id'], {
  where: `balance_due_before IS NOT NULL OR (state IN ('delivered', 'collected') AND price > received)`,
})
@Index('ix_customer_order_number', { synchronize: false }) // an expression
@Index('ix_customer_order_placed_at_id', ['placedAt', 'id'], { where: 'state IS NOT NULL' })
@Index('ix_customer_order_price_placed_at_id', ['price', 'placedAt', 'id'], { where: 'state IS NOT NULL' })
@Index('ix_customer_order_state_placed_at_id', ['state', 'placedAt', 'id'], { where: 'state IS NOT NULL' })
@Index('ix_customer_order_deposit_due_before', ['depositDueBefore'], {
  where: 'reminded_at IS NULL AND deposit_due_before IS NOT NULL',
})
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
   * Pounds: a tenth of tops and delivery as ordered. If the price went down since, a tenth of the lower price is
   * enough.
   */
  @Column('numeric', { precision: 12, scale: 2 }) depositAmount: string;
  @Column('text', { default: 'none' }) depositState: QuoteDepositState;

  /** Pounds: the total of its ledger. */
  @Column('numeric', { precision: 12, scale: 2, default: 0 }) received: string;

  /** Pounds refunded since the final invoice. They reduce the price until staff request them again. */
  @Column('numeric', { precision: 12, scale: 2, default: 0 }) loweredBy: string;

  /** Pounds requested and not yet paid. */
  @Column('numeric', { precision: 12, scale: 2, default: 0 }) balanceDue: string;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) balanceDueBefore: Date | null;

  /** A `staff_user`; null: the customer ordered online. */
  @Column('integer', { nullable: true }) takenBy: number | null;

  /** Floor and access to the place where the tops go: 'second floor, no lift'. */
  @Column('text', { nullable: true }) accessNote: string | null;

  /** How the deposit is to be paid; null: online by card, or staff recorded a payment on a quote. */
  @Column('text', { nullable: true }) depositBy: DepositWay | null;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) depositDueBefore: Date | null;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) remindedAt: Date | null;
}
