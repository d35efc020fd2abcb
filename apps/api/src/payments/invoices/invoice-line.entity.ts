import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Quote } from '../../quotes';
import { Invoice } from './invoice.entity';

/** Append-only, like its invoice. Deductions are negative. */
@Entity()
@Check('ck_invoice_line_gross_pence', 'gross_pence = net_pence + vat_pence')
@Check('ck_invoice_line_description', `description <> ''`)
export class InvoiceLine {
  @ForeignKey(() => Invoice) @PrimaryColumn('bigint') invoiceId: string;
  @PrimaryColumn('integer') position: number;

  /** Null: delivery, or the whole order. */
  @Index() @ForeignKey(() => Quote) @Column('text', { nullable: true }) quoteId: string | null;

  /** The reference of the quote, else of the order. */
  @Column('text') reference: string;

  @Index('ix_invoice_line_credits_id', { where: 'credits_id IS NOT NULL' })
  @ForeignKey(() => Invoice)
  @Column('bigint', { nullable: true })
  creditsId: string | null;

  @Column('text') description: string;
  @Column('bigint') netPence: string;
  @Column('bigint') vatPence: string;
  @Column('bigint') grossPence: string;
}
