import { Check, Column, Entity, Index, Unique, PrimaryColumn } from 'typeorm';
import { type DepositWay, depositWays, type QuoteChannel, quoteChannels } from '@app/contracts';
import { oneOf } from '../database/one-of';

/**
 * One purchase, of one top or several. It is written when a deposit page is requested and placed when that deposit is paid:
 * if it is never paid, its quotes stay quotes. An order that staff take is placed at once.
 */
@Entity('customer_order') // ORDER is a word of SQL
@Unique('uq_customer_order_reference', ['reference'])
@Check('ck_customer_order_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_customer_order_reference', `reference ~ '^OR-[0-9]{2}-[0-9]{5,}$'`)
@Check('ck_customer_order_placed_at', '(placed_at IS NULL) = (reference IS NULL)')
@Check('ck_customer_order_channel', oneOf('channel', quoteChannels))
@Check('ck_customer_order_delivery_amount', 'delivery_amount >= 0')
@Check('ck_customer_order_deposit_by', oneOf('deposit_by', depositWays))
@Check('ck_customer_order_deposit_due_before', 'deposit_due_before IS NULL OR deposit_by IS NOT NULL')
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

  /** In pounds; 0: it is collected. */
  @Column('numeric', { precision: 12, scale: 2, default: 0 })
  deliveryAmount: string;

  /** Who of the team took it, of `staff_user`; null: its customer ordered online. */
  @Column('integer', { nullable: true })
  takenBy: number | null;

  /** How staff agreed that its deposit is paid; null with an order online, where it always is by card. */
  @Column('text', { nullable: true })
  depositBy: DepositWay | null;

  /** The end of the last day for its deposit. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  depositDueBefore: Date | null;

  /** When its customer was reminded of the deposit. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  remindedAt: Date | null;
}
