import {
  longestPassword,
  passwordLengths,
  type BeginSecondFactorRequest,
  type ChangePasswordRequest,
  type ConfirmSecondFactorRequest,
  type ProveSecondFactorRequest,
} from '@app/contracts';
import { dtoOf, requiredLine, requiredSecret } from '../../platform/validation';

/** Whoever has walked up to an open screen does not know it. */
export class ProvePasswordDto extends dtoOf<BeginSecondFactorRequest>({
  password: requiredSecret(longestPassword),
}) {}

export class ChangePasswordDto extends dtoOf<ChangePasswordRequest>({
  ...ProvePasswordDto.rules,
  newPassword: requiredSecret(passwordLengths.max),
}) {}

/** Room for a recovery code with spaces or dashes wherever somebody put them. */
const longestCode = 64;

export class ProveSecondFactorDto extends dtoOf<ProveSecondFactorRequest>({
  ...ProvePasswordDto.rules,
  code: requiredLine(longestCode),
}) {}

export class ConfirmSecondFactorDto extends dtoOf<ConfirmSecondFactorRequest>({
  code: requiredLine(16),
}) {}
