import {
  type ContactConfiguration,
  contactLimits,
  inquiryConfigurationLimits,
  type SaveContactRequest,
  type SaveTradeInquiryRequest,
  tradeLimits,
} from '@app/contracts';
import {
  dtoOf,
  optionalLine,
  optionalObject,
  optionalText,
  requiredEmail,
  requiredLine,
  requiredText,
} from '../../platform/validation';
import { configurationRules } from '../../quotes';

/** A hidden field, which only robots fill in. */
const honeypot = { website: optionalText(4_000) };

/** A top that is too large for the calculator (D11). */
class ContactConfigurationDto extends dtoOf<ContactConfiguration>({
  ...configurationRules,
  notes: optionalText(inquiryConfigurationLimits.notes),
}) {}

export class SaveContactDto extends dtoOf<SaveContactRequest>({
  ...honeypot,
  firstName: requiredLine(contactLimits.firstName),
  lastName: requiredLine(contactLimits.lastName),
  email: requiredEmail,
  phone: optionalLine(contactLimits.phone),
  message: requiredText(contactLimits.message),
  configuration: optionalObject(ContactConfigurationDto),
}) {}

export class SaveTradeInquiryDto extends dtoOf<SaveTradeInquiryRequest>({
  ...honeypot,
  companyName: requiredLine(tradeLimits.companyName),
  contactName: requiredLine(tradeLimits.contactName),
  email: requiredEmail,
  phone: requiredLine(tradeLimits.phone),
  projectType: optionalText(tradeLimits.projectType),
  quantity: optionalText(tradeLimits.quantity),
  materials: optionalText(tradeLimits.materials),
  specifications: optionalText(tradeLimits.specifications),
  timeline: optionalText(tradeLimits.timeline),
  edgingRequirements: optionalText(tradeLimits.edgingRequirements),
  additionalDetails: optionalText(tradeLimits.additionalDetails),
}) {}
