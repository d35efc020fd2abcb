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
 * One purchase, of one top or several. It is written when a deposit page is requested and placed when that deposit is paid:
 * if it is never paid, its quotes stay quotes. An order that staff take, or on which they record money, is placed at once.
 */
@Entity('customer_order') // ORDER is a word of SQL
@Unique('uq_customer_order_reference', ['reference'])
@Check('ck_customer_order_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_customer_order_reference', `reference ~ '^OR-[0-9]{2}-[0-9]{5,}$'`)
@Check('ck_customer_order_placed_at', '(placed_at IS NULL) = (reference IS NULL)')
@Check(
  'ck_customer_order_balance_due',
  'balance_due >= 0 AND (balance_due > 0) = (balance_due_before IS NOT NULL)',
)
@Index('ix_customer_order_balance_due', { synchronize: false }) // carries what Money adds up
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
  @PrimaryColumn('text')
  id: string;

  /** 'OR-26-00031', from when it is placed. */
  @Column('text', { nullable: true })
  reference: string | null;

  @Column('text')
  channel: QuoteChannel;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  placedAt: Date | null;

  /** Where it is (`orderStateOf`); null: it is not placed. */
  @Column('text', { nullable: true })
  state: OrderState | null;

  /** Of what goes on and delivery, with what is kept of what was cancelled, in pounds; of an order that is cancelled, what was kept. */
  @Column('numeric', { precision: 12, scale: 2 })
  price: string;

  /** In pounds; 0: it is collected. */
  @Column('numeric', { precision: 12, scale: 2, default: 0 })
  deliveryAmount: string;

  /** A tenth of tops and delivery as they were ordered, in pounds; of a price that is lower since, a tenth is enough. */
  @Column('numeric', { precision: 12, scale: 2 })
  depositAmount: string;

  /** How it stands with its deposit, by whichever way that was paid. */
  @Column('text', { default: 'none' })
  depositState: QuoteDepositState;

  /** All that counts in its ledger, in pounds. */
  @Column('numeric', { precision: 12, scale: 2, default: 0 })
  received: string;

  /** What was given back since the whole price was invoiced, in pounds: it is off the price until staff ask for it again. */
  @Column('numeric', { precision: 12, scale: 2, default: 0 })
  loweredBy: string;

  /** What of its balance is asked for and not paid, in pounds. */
  @Column('numeric', { precision: 12, scale: 2, default: 0 })
  balanceDue: string;

  /** The instant from which that is late. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  balanceDueBefore: Date | null;

  /** Who of the team took it, of `staff_user`; null: its customer ordered online. */
  @Column('integer', { nullable: true })
  takenBy: number | null;

  /** How staff agreed that its deposit is paid; null: online by card, or staff recorded what was paid on a quote. */
  @Column('text', { nullable: true })
  depositBy: DepositWay | null;

  /** The end of the last day for its deposit. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  depositDueBefore: Date | null;

  /** When its customer was reminded of the deposit. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  remindedAt: Date | null;
}
