import { contactLimits, type ContactConfiguration, type SaveContactRequest } from '@app/contracts';
import { OptionalPart } from '../../platform/validation/optional-part';
import {
  OptionalLine,
  RequiredEmail,
  RequiredLine,
  RequiredText,
} from '../../platform/validation/plain-text';
import { ContactConfigurationDto } from './contact-configuration.dto';
import { HoneypotDto } from './honeypot.dto';

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
