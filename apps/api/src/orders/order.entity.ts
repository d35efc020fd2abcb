import { Check, Column, Entity, Unique, PrimaryColumn } from 'typeorm';
import { type QuoteChannel, quoteChannels } from '@app/contracts';
import { oneOf } from '../database/one-of';

/**
 * One purchase, of one top or several. It is written when a deposit page is requested and placed when that deposit is paid.
 * If it is never paid, its quotes stay quotes.
 */
@Entity('customer_order') // ORDER is a word of SQL
@Unique('uq_customer_order_reference', ['reference'])
@Check('ck_customer_order_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_customer_order_reference', `reference ~ '^OR-[0-9]{2}-[0-9]{5,}$'`)
@Check('ck_customer_order_placed_at', '(placed_at IS NULL) = (reference IS NULL)')
@Check('ck_customer_order_channel', oneOf('channel', quoteChannels))
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
}
