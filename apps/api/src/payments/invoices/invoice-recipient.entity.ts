import { invoiceRecipientLimits as limits } from '@app/contracts';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Quote } from '../../quotes';

/** The recipient of the invoices for a top. It applies to all quotes for that top. */
@Entity('invoice_recipient')
@Check('ck_invoice_recipient_name', `name <> '' AND length(name) <= ${limits.name}`)
@Check('ck_invoice_recipient_address', `address <> '' AND length(address) <= ${limits.address}`)
@Check('ck_invoice_recipient_vat_number', `vat_number <> '' AND length(vat_number) <= ${limits.vatNumber}`)
export class InvoiceRecipientRecord {
  @ForeignKey(() => Quote) @PrimaryColumn('text') topId: string;
  @Column('text') name: string;
  @Column('text', { nullable: true }) address: string | null;
  @Column('text', { nullable: true }) vatNumber: string | null;
}
