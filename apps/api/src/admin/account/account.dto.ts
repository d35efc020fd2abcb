import {
  longestPassword,
  passwordLengths,
  type BeginSecondFactorRequest,
  type ChangePasswordRequest,
  type ConfirmSecondFactorRequest,
  type ProveSecondFactorRequest,
} from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { RequiredLine, RequiredSecret } from '../../platform/validation/plain-text';

/** Whoever has walked up to an open screen does not know it. */
export class ProvePasswordDto implements BeginSecondFactorRequest {
  @ApiProperty({ maxLength: longestPassword, format: 'password', description: 'The one in use' })
  @RequiredSecret(longestPassword)
  password: string;
}

export class ChangePasswordDto extends ProvePasswordDto implements ChangePasswordRequest {
  @ApiProperty({ minLength: passwordLengths.min, maxLength: passwordLengths.max, format: 'password' })
  @RequiredSecret(passwordLengths.max)
  newPassword: string;
}

/** Room for a recovery code with spaces or dashes wherever somebody put them. */
const longestCode = 64;

export class ProveSecondFactorDto extends ProvePasswordDto implements ProveSecondFactorRequest {
  @ApiProperty({ maxLength: longestCode, example: '123456', description: 'Six digits, or a recovery code' })
  @RequiredLine(longestCode)
  code: string;
}

export class ConfirmSecondFactorDto implements ConfirmSecondFactorRequest {
  @ApiProperty({ maxLength: 16, example: '123456' })
  @RequiredLine(16)
  code: string;
}
