import {
  contactLimits,
  inquiryConfigurationLimits,
  tradeLimits,
  type CatalogueId,
  type ContactConfiguration,
  type Honeypot,
  type SaveContactRequest,
  type SaveTradeInquiryRequest,
} from '@app/contracts';
import { OptionalPart } from '../../platform/validation/optional-part';
import {
  OptionalLine,
  OptionalText,
  RequiredEmail,
  RequiredLine,
  RequiredText,
} from '../../platform/validation/plain-text';
import { CatalogueIdForm, CatalogueIdList, Quantity, WholeMillimetres } from '../../quotes';

/** The field that only robots fill in. */
class HoneypotDto implements Honeypot {
  @OptionalText(4_000)
  website?: string | null;
}

/** A top that the calculator does not price, in the forms of a quote (D11). */
class ContactConfigurationDto implements ContactConfiguration {
  @CatalogueIdForm()
  materialId?: CatalogueId | null;

  @CatalogueIdForm()
  colorId?: CatalogueId | null;

  @CatalogueIdForm()
  thicknessId?: CatalogueId | null;

  @WholeMillimetres()
  length?: number | string | null;

  @WholeMillimetres()
  width?: number | string | null;

  @Quantity()
  quantity?: number | string | null;

  @CatalogueIdForm()
  sinkTypeId?: CatalogueId | null;

  @CatalogueIdList()
  cutoutIds?: CatalogueId[] | string | null;

  @OptionalText(inquiryConfigurationLimits.notes)
  notes?: string | null;
}

/** A message by the contact form. */
export class SaveContactDto extends HoneypotDto implements SaveContactRequest {
  @RequiredLine(contactLimits.firstName)
  firstName: string;

  @RequiredLine(contactLimits.lastName)
  lastName: string;

  @RequiredEmail()
  email: string;

  @OptionalLine(contactLimits.phone)
  phone?: string | null;

  @RequiredText(contactLimits.message)
  message: string;

  @OptionalPart(ContactConfigurationDto)
  configuration?: ContactConfiguration | null;
}

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
