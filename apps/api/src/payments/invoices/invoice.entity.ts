import { invoiceKinds, type InvoiceKind } from '@app/contracts';
import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { oneOfSql } from '../../database/one-of';
import { Order } from '../../orders';
import { LedgerEntry } from '../ledger/ledger-entry.entity';
import type { Buyer, InvoicePayment, Seller } from './parties';

/**
 * An invoice or a credit note. Append-only: a trigger rejects every change except emptying buyer and reason, which
 * happens after the legal retention period (privacy/retention).
 */
@Entity()
@Check('ck_invoice_kind', oneOfSql('kind', invoiceKinds))
export class Invoice {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' }) id: string;
  @Column('text') kind: InvoiceKind;
  @Column('integer') year: number;
  @Column('integer') sequence: number;
  @Column('text') number: string;
  @ForeignKey(() => Order) @Column('text') orderId: string;

  /** The ledger entry that the invoice was issued for; null: a final invoice, or a credit note because the price went down. */
  @ForeignKey(() => LedgerEntry) @Column('bigint', { nullable: true }) entryId: string | null;
  @Column({ type: 'timestamptz', precision: 3 }) issuedAt: Date;

  /** London day (`2026-11-21`) on which the VAT is due. */
  @Column('text') taxPoint: string;
  @Column('jsonb') seller: Seller;
  @Column('jsonb', { nullable: true }) buyer: Buyer | null;

  /** How to pay the amount that was left when the invoice was issued; null: nothing was left. */
  @Column('jsonb', { nullable: true }) payment: InvoicePayment | null;

  /** Only for credit notes: the reason entered by staff. */
  @Column('text', { nullable: true }) reason: string | null;
}
