import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { longestEmail, longestPassword, type LoginRequest } from '@app/contracts';
import { OptionalLine, RequiredEmail, RequiredSecret } from '../../platform/validation/plain-text';

/** Room for a recovery code with spaces or dashes wherever somebody put them. */
const longestCode = 64;

/** E-mail and password of somebody who signs in. */
export class LoginDto implements LoginRequest {
  @ApiProperty({ maxLength: longestEmail, format: 'email', example: 'admin@example.com' })
  @RequiredEmail()
  email: string;

  @ApiProperty({ maxLength: longestPassword, format: 'password' })
  @RequiredSecret(longestPassword)
  password: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: longestCode,
    example: '123456',
    description: 'Of the second factor: six digits, or a recovery code. Asked for by `auth/code-needed`',
  })
  @OptionalLine(longestCode)
  code?: string;
}
