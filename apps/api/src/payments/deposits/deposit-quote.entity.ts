import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Quote } from '../../quotes';
import { Deposit } from './deposit.entity';

/**
 * A quote that a deposit covers, with what it cost then. The two partial indexes are the last guard of D18: however
 * wrong the code, a quote has one open page for each person and one charge for its deposit at most. Of a page for its
 * balance, which is nobody's in particular, a trigger guards that it takes no more than is due.
 */
@Entity()
@Index('ix_deposit_quote_reference', { synchronize: false }) // trigrams
@Index('uq_deposit_quote_open_person', ['quoteId', 'person'], { unique: true, where: 'is_open' })
@Index('uq_deposit_quote_paid', ['quoteId'], { unique: true, where: 'is_paid' })
@Check('ck_deposit_quote_position', 'position > 0')
@Check('ck_deposit_quote_amount', 'amount > 0')
@Check('ck_deposit_quote_share', 'share >= 0')
@Check('ck_deposit_quote_refunded', 'refunded >= 0')
@Check('ck_deposit_quote_is_open', 'NOT (is_open AND is_paid)')
@Check('ck_deposit_quote_is_balance_paid', 'NOT (is_balance_paid AND (is_open OR is_paid))')
export class DepositQuote {
  @ForeignKey(() => Deposit)
  @PrimaryColumn('text')
  depositId: string;

  @Index()
  @ForeignKey(() => Quote)
  @PrimaryColumn('text')
  quoteId: string;

  @Column('integer')
  position: number;

  @Column('text')
  reference: string;

  @Column('numeric', { precision: 12, scale: 2 })
  amount: string;

  /** Its part of the deposit; the shares of all quotes are the deposit to the penny. */
  @Column('numeric', { precision: 12, scale: 2 })
  share: string;

  @Column('numeric', { precision: 12, scale: 2, default: 0 })
  refunded: string;

  /** A digest of who begins it, salted with the quote's id; of a balance empty, as anybody may pay it. */
  @Column('text', { default: '' })
  person: string;

  /** A page for this quote may still take a card. */
  @Column('boolean', { default: false })
  isOpen: boolean;

  @Column('boolean', { default: false })
  isPaid: boolean;

  @Column('boolean', { default: false })
  isBalancePaid: boolean;
}
