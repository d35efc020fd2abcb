import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Since when invoices are issued here: what was paid before was invoiced elsewhere. One row. */
@Entity()
@Check('ck_invoicing_start_id', 'id = 1')
export class InvoicingStart {
  @PrimaryColumn('integer')
  id: number;

  @Column({ type: 'timestamptz', precision: 3 })
  since: Date;
}
