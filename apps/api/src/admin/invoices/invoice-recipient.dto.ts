import { invoiceRecipientLimits as limits, type InvoiceRecipient } from '@app/contracts';
import { dtoOf, optionalLine, optionalText, requiredLine } from '../../platform/validation';

/** Whom the invoices of an order are made out to. */
export class InvoiceRecipientDto extends dtoOf<InvoiceRecipient>({
  name: requiredLine(limits.name),
  address: optionalText(limits.address),
  vatNumber: optionalLine(limits.vatNumber),
}) {}
