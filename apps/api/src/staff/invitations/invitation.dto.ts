import { passwordLengths, type AcceptInvitationRequest, type InvitationRequest } from '@app/contracts';
import { dtoOf, requiredSecret } from '../../platform/validation';

/** More than a token has, so that what is none is unknown. */
const longestToken = 200;

export class InvitationRequestDto extends dtoOf<InvitationRequest>({
  token: requiredSecret(longestToken),
}) {}

/** The password that somebody chooses. */
export class AcceptInvitationDto extends dtoOf<AcceptInvitationRequest>({
  ...InvitationRequestDto.rules,
  password: requiredSecret(passwordLengths.max),
}) {}
