import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { contactLimits, longestEmail, type ChangeUserRequest, type InviteUserRequest } from '@app/contracts';
import { OptionalFlag, RequiredFlag } from '../../platform/validation/form-rules';
import { OptionalLine, RequiredEmail, RequiredLine } from '../../platform/validation/plain-text';

/** As long as a customer's may be. */
const longestName = contactLimits.firstName;

/** Somebody who is to work with us. */
export class InviteUserDto implements InviteUserRequest {
  @ApiProperty({ maxLength: longestName, example: 'Priya' })
  @RequiredLine(longestName)
  firstName: string;

  @ApiProperty({ maxLength: longestEmail, format: 'email', example: 'priya@example.com' })
  @RequiredEmail()
  email: string;

  @ApiProperty()
  @RequiredFlag()
  isAdmin: boolean;
}

/** What is left out stays. */
export class ChangeUserDto implements ChangeUserRequest {
  @ApiPropertyOptional({ maxLength: longestName })
  @OptionalLine(longestName)
  firstName?: string;

  @ApiPropertyOptional()
  @OptionalFlag()
  isAdmin?: boolean;

  @ApiPropertyOptional()
  @OptionalFlag()
  isActive?: boolean;
}
