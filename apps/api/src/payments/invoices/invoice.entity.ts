import { invoiceKinds, type InvoiceKind } from '@app/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { oneOf } from '../../database/one-of';
import { Order } from '../../orders';
import { LedgerEntry } from '../ledger/ledger-entry.entity';
import type { Buyer, InvoicePayment, Seller } from './parties';

/**
 * An invoice or a credit note. Append-only: a trigger rejects every change except emptying buyer and reason, which
 * happens after the legal retention period (privacy/retention).
 */
@Entity()
@Index(['issuedAt'])
@Index('uq_invoice_number', ['number'], { unique: true })
@Index('uq_invoice_kind_year_sequence', ['kind', 'year', 'sequence'], { unique: true })
@Index('uq_invoice_entry_id', ['entryId'], { unique: true, where: 'entry_id IS NOT NULL' })
@Index('ix_invoice_to_forget', ['issuedAt'], { where: 'buyer IS NOT NULL' })
@Check('ck_invoice_kind', oneOf('kind', invoiceKinds))
@Check('ck_invoice_sequence', 'sequence > 0')
@Check(
  'ck_invoice_number',
  `number = CASE kind WHEN 'deposit' THEN 'D' WHEN 'final' THEN 'F' ELSE 'C' END || '-' || year || '-'
   || lpad(sequence::text, greatest(5, length(sequence::text)), '0')`,
)
@Check('ck_invoice_tax_point', `tax_point ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`)
export class Invoice {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' }) id: string;
  @Column('text') kind: InvoiceKind;
  @Column('integer') year: number;
  @Column('integer') sequence: number;
  @Column('text') number: string;
  @Index() @ForeignKey(() => Order) @Column('text') orderId: string;

  /** The ledger entry that it was issued for; null: a final invoice, or a credit note because the price went down. */
  @ForeignKey(() => LedgerEntry) @Column('bigint', { nullable: true }) entryId: string | null;
  @Column({ type: 'timestamptz', precision: 3 }) issuedAt: Date;

  /** London day (`2026-11-21`) on which the VAT is due. */
  @Column('text') taxPoint: string;
  @Column('jsonb') seller: Seller;
  @Column('jsonb', { nullable: true }) buyer: Buyer | null;

  /** How to pay what was left when it was issued; null: nothing was. */
  @Column('jsonb', { nullable: true }) payment: InvoicePayment | null;

  /** Only for credit notes: the reason entered by staff. */
  @Column('text', { nullable: true }) reason: string | null;
}

/** The last number of a kind and year. The row stays locked until the invoice is committed, so that numbers have no gaps. */
@Entity()
@Check('ck_invoice_counter_kind', oneOf('kind', invoiceKinds))
@Check('ck_invoice_counter_last', 'last > 0')
export class InvoiceCounter {
  @PrimaryColumn('text') kind: InvoiceKind;
  @PrimaryColumn('integer') year: number;
  @Column('integer') last: number;
}
