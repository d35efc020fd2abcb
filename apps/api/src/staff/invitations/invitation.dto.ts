import { passwordLengths, type AcceptInvitationRequest, type InvitationRequest } from '@app/contracts';
import { RequiredSecret } from '../../platform/validation/plain-text';

/** More than a token has, so that what is none is unknown. */
const longestToken = 200;

export class InvitationRequestDto implements InvitationRequest {
  @RequiredSecret(longestToken)
  token: string;
}

/** The password that somebody chooses. */
export class AcceptInvitationDto extends InvitationRequestDto implements AcceptInvitationRequest {
  @RequiredSecret(passwordLengths.max)
  password: string;
}
