import { tradeLimits, type SaveTradeInquiryRequest } from '@app/contracts';
import { OptionalText, RequiredEmail, RequiredLine } from '../../platform/validation/plain-text';
import { HoneypotDto } from './honeypot.dto';

/** A message by the trade form. */
export class SaveTradeInquiryDto extends HoneypotDto implements SaveTradeInquiryRequest {
  @RequiredLine(tradeLimits.companyName)
  companyName: string;

  @RequiredLine(tradeLimits.contactName)
  contactName: string;

  @RequiredEmail()
  email: string;

  @RequiredLine(tradeLimits.phone)
  phone: string;

  @OptionalText(tradeLimits.projectType)
  projectType?: string | null;

  @OptionalText(tradeLimits.quantity)
  quantity?: string | null;

  @OptionalText(tradeLimits.materials)
  materials?: string | null;

  @OptionalText(tradeLimits.specifications)
  specifications?: string | null;

  @OptionalText(tradeLimits.timeline)
  timeline?: string | null;

  @OptionalText(tradeLimits.edgingRequirements)
  edgingRequirements?: string | null;

  @OptionalText(tradeLimits.additionalDetails)
  additionalDetails?: string | null;
}
