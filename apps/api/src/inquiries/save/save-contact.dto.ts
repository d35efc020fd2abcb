import {
  contactLimits,
  inquiryConfigurationLimits,
  type CatalogueId,
  type ContactConfiguration,
  type SaveContactRequest,
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
import { HoneypotDto } from './honeypot.dto';

/** A top that the calculator does not price, in the forms of a quote (D11). */
export class ContactConfigurationDto implements ContactConfiguration {
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
