import { longestEmail, longestPassword, type LoginRequest } from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { RequiredEmail, RequiredSecret } from '../platform/validation/plain-text';

/** E-mail and password of somebody who signs in. */
export class LoginDto implements LoginRequest {
  @ApiProperty({ maxLength: longestEmail, format: 'email', example: 'admin@example.com' })
  @RequiredEmail()
  email: string;

  @ApiProperty({ maxLength: longestPassword, format: 'password' })
  @RequiredSecret(longestPassword)
  password: string;
}
