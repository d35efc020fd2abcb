import {
  longestPassword,
  passwordLengths,
  type BeginSecondFactorRequest,
  type ChangePasswordRequest,
  type ConfirmSecondFactorRequest,
  type ProveSecondFactorRequest,
} from '@app/contracts';
import { RequiredLine, RequiredSecret } from '../../platform/validation/plain-text';

/** Whoever has walked up to an open screen does not know it. */
export class ProvePasswordDto implements BeginSecondFactorRequest {
  @RequiredSecret(longestPassword)
  password: string;
}

export class ChangePasswordDto extends ProvePasswordDto implements ChangePasswordRequest {
  @RequiredSecret(passwordLengths.max)
  newPassword: string;
}

/** Room for a recovery code with spaces or dashes wherever somebody put them. */
const longestCode = 64;

export class ProveSecondFactorDto extends ProvePasswordDto implements ProveSecondFactorRequest {
  @RequiredLine(longestCode)
  code: string;
}

export class ConfirmSecondFactorDto implements ConfirmSecondFactorRequest {
  @RequiredLine(16)
  code: string;
}
