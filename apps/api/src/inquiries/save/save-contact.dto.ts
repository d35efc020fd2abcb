import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
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
  @ApiProperty({ maxLength: contactLimits.firstName, example: 'Ada' })
  @RequiredLine(contactLimits.firstName)
  firstName: string;

  @ApiProperty({ maxLength: contactLimits.lastName, example: 'Lovelace' })
  @RequiredLine(contactLimits.lastName)
  lastName: string;

  @ApiProperty({ maxLength: contactLimits.email, format: 'email', example: 'ada@example.com' })
  @RequiredEmail()
  email: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: contactLimits.phone })
  @OptionalLine(contactLimits.phone)
  phone?: string | null;

  @ApiProperty({ maxLength: contactLimits.message, example: 'Do you cut round basins?' })
  @RequiredText(contactLimits.message)
  message: string;

  @ApiPropertyOptional({
    type: ContactConfigurationDto,
    nullable: true,
    description: 'The top that the message asks for the price of; staff get it with the names of its parts',
  })
  @OptionalPart(ContactConfigurationDto)
  configuration?: ContactConfiguration | null;
}
