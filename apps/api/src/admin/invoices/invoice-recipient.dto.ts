import { invoiceRecipientLimits as limits, type InvoiceRecipient } from '@app/contracts';
import { OptionalLine, OptionalText, RequiredLine } from '../../platform/validation/plain-text';

/** Whom the invoices of an order are made out to. */
export class InvoiceRecipientDto implements InvoiceRecipient {
  @RequiredLine(limits.name)
  name: string;

  @OptionalText(limits.address)
  address: string | null;

  @OptionalLine(limits.vatNumber)
  vatNumber: string | null;
}
