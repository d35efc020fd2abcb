import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Quote } from '../quotes';
import { Invoice } from './invoice.entity';

/** A line of an invoice, in whole pence; what is taken off is below nothing. As append-only as its invoice. */
@Entity()
@Check('ck_invoice_line_gross_pence', 'gross_pence = net_pence + vat_pence')
@Check('ck_invoice_line_description', `description <> ''`)
export class InvoiceLine {
  @ForeignKey(() => Invoice)
  @PrimaryColumn('bigint')
  invoiceId: string;

  @PrimaryColumn('integer')
  position: number;

  /** The top that it is about; null: delivery, or the order as a whole. */
  @Index()
  @ForeignKey(() => Quote)
  @Column('text', { nullable: true })
  quoteId: string | null;

  /** Of that quote, else of the order. */
  @Column('text')
  reference: string;

  @Index('ix_invoice_line_credits_id', { where: 'credits_id IS NOT NULL' })
  @ForeignKey(() => Invoice)
  @Column('bigint', { nullable: true })
  creditsId: string | null;

  @Column('text')
  description: string;

  @Column('bigint')
  netPence: string;

  @Column('bigint')
  vatPence: string;

  @Column('bigint')
  grossPence: string;
}
