import { tradeCustomerLimits as limits } from '@app/contracts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Somebody who buys at prices of their own (decision 80). */
@Entity()
@Index('uq_trade_customer_email', { synchronize: false }) // in small letters
@Check('ck_trade_customer_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_trade_customer_company', `company <> '' AND length(company) <= ${limits.company}`)
@Check('ck_trade_customer_vat_number', `vat_number <> '' AND length(vat_number) <= ${limits.vatNumber}`)
@Check('ck_trade_customer_token_hashes', `token_hashes = '{}' OR link_sent_at IS NOT NULL`)
export class TradeCustomer {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  company: string;

  /** The contact's. */
  @Column('text')
  email: string;

  @Column('text', { nullable: true })
  vatNumber: string | null;

  @Column('boolean', { default: true })
  isActive: boolean;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** When staff changed it last, or sent its link. */
  @Column({ type: 'timestamptz', precision: 3 })
  changedAt: Date;

  /** When the link that works was asked for, which names the mail that carries it; null: there is none. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  linkSentAt: Date | null;

  /** SHA-256 of the link's token, which stands nowhere but in the mail; more than one where that was composed again. */
  @Column('text', { array: true, default: '{}' })
  tokenHashes: string[];
}
