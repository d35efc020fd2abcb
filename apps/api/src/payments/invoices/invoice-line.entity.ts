import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Quote } from '../../quotes';
import { Invoice } from './invoice.entity';

/** Append-only, like its invoice. Deductions are negative. */
@Entity()
export class InvoiceLine {
  @ForeignKey(() => Invoice) @PrimaryColumn('bigint') invoiceId: string;
  @PrimaryColumn('integer') position: number;

  /** Null: delivery, or the whole order. */
  @ForeignKey(() => Quote) @Column('text', { nullable: true }) quoteId: string | null;

  /** The reference of the quote, else of the order. */
  @Column('text') reference: string;

  @ForeignKey(() => Invoice)
  @Column('bigint', { nullable: true })
  creditsId: string | null;

  @Column('text') description: string;
  @Column('bigint') netPence: string;
  @Column('bigint') vatPence: string;
  @Column('bigint') grossPence: string;
}
