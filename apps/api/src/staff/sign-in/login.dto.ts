import { longestPassword, type LoginRequest } from '@app/contracts';
import { OptionalLine, RequiredEmail, RequiredSecret } from '../../platform/validation/plain-text';

/** Room for a recovery code with spaces or dashes wherever somebody put them. */
const longestCode = 64;

/** E-mail and password of somebody who signs in. */
export class LoginDto implements LoginRequest {
  @RequiredEmail()
  email: string;

  @RequiredSecret(longestPassword)
  password: string;

  @OptionalLine(longestCode)
  code?: string;
}
