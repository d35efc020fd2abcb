import {
  longestPassword,
  passwordLengths,
  type AccountResponse,
  type BeginSecondFactorRequest,
  type BeginSecondFactorResponse,
  type ChangePasswordRequest,
  type ConfirmSecondFactorRequest,
  type OwnSession,
  type ProveSecondFactorRequest,
  type RecoveryCodesResponse,
} from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { RequiredLine, RequiredSecret } from '../../platform/validation/plain-text';

/** One's own account. */
export class AccountDto implements AccountResponse {
  @ApiProperty() firstName: string;
  @ApiProperty({ format: 'email' }) email: string;
  @ApiProperty() hasSecondFactor: boolean;
  @ApiProperty({ type: 'integer' }) recoveryCodesLeft: number;
}

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

class SquareCodeDto {
  @ApiProperty({ description: 'SVG path data' }) path: string;
  @ApiProperty({ type: 'integer', description: 'Of the box, which is square' }) size: number;
}

/** What an authenticator app needs. */
export class BeginSecondFactorDto implements BeginSecondFactorResponse {
  @ApiProperty({ description: 'Base32, for typing' }) secret: string;
  @ApiProperty({ example: 'otpauth://totp/…' }) uri: string;
  @ApiProperty() qr: SquareCodeDto;
}

export class ConfirmSecondFactorDto implements ConfirmSecondFactorRequest {
  @ApiProperty({ maxLength: 16, example: '123456' })
  @RequiredLine(16)
  code: string;
}

export class RecoveryCodesDto implements RecoveryCodesResponse {
  @ApiProperty({ type: [String], description: 'Shown once; each signs in once in place of a code' })
  recoveryCodes: string[];
}

/** Where somebody is signed in. */
export class OwnSessionDto implements OwnSession {
  @ApiProperty({ description: 'It opens nothing' }) id: string;
  @ApiProperty({ format: 'date-time' }) startedAt: string;
  @ApiProperty({ format: 'date-time', description: 'To the minute' }) usedAt: string;
  @ApiProperty({ type: String, nullable: true, example: 'Firefox on Linux' }) browser: string | null;
  @ApiProperty({ description: 'The one that asks' }) isThis: boolean;
}
