import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  contactLimits,
  longestEmail,
  type AdminUser,
  type ChangeUserRequest,
  type InviteUserRequest,
} from '@app/contracts';
import { OptionalFlag, RequiredFlag } from '../../platform/validation/form-rules';
import { OptionalLine, RequiredEmail, RequiredLine } from '../../platform/validation/plain-text';
import { userStates } from '../../staff';

/** As long as a customer's may be. */
const longestName = contactLimits.firstName;

/** Somebody who may sign in. */
export class AdminUserDto implements AdminUser {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ example: 'Priya' }) firstName: string;
  @ApiProperty({ format: 'email' }) email: string;
  @ApiProperty() isAdmin: boolean;
  @ApiProperty({ enum: userStates, description: 'invited: has not chosen a password yet' })
  state: AdminUser['state'];
  @ApiProperty() hasSecondFactor: boolean;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) lastSignInAt: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ description: 'The one who asks' }) isSelf: boolean;
}

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
