import { passwordLengths, type AcceptInvitationRequest, type InvitationResponse } from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { RequiredSecret } from '../platform/validation/plain-text';

/** Whom an invitation is for. */
export class InvitationDto implements InvitationResponse {
  @ApiProperty({ example: 'Priya' }) firstName: string;
  @ApiProperty({ format: 'email', example: 'priya@example.com' }) email: string;
}

/** The password that somebody chooses. */
export class AcceptInvitationDto implements AcceptInvitationRequest {
  @ApiProperty({ minLength: passwordLengths.min, maxLength: passwordLengths.max, format: 'password' })
  @RequiredSecret(passwordLengths.max)
  password: string;
}
