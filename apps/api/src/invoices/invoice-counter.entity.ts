import { type InvoiceKind, invoiceKinds } from '@app/contracts';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { oneOf } from '../database/one-of';

/** The last number that was given. Its row is held until the invoice is committed, so that none is left out. */
@Entity()
@Check('ck_invoice_counter_kind', oneOf('kind', invoiceKinds))
@Check('ck_invoice_counter_last', 'last > 0')
export class InvoiceCounter {
  @PrimaryColumn('text')
  kind: InvoiceKind;

  @PrimaryColumn('integer')
  year: number;

  @Column('integer')
  last: number;
}
