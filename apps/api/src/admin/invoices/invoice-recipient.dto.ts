import { invoiceRecipientLimits as limits, type InvoiceRecipient } from '@app/contracts';
import { dtoOf, optionalLine, optionalText, requiredLine } from '../../platform/validation';

export class InvoiceRecipientDto extends dtoOf<InvoiceRecipient>({
  name: requiredLine(limits.name),
  address: optionalText(limits.address),
  vatNumber: optionalLine(limits.vatNumber),
}) {}
