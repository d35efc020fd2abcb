import type { CancelAppointmentRequest, PayBalanceRequest, PickTimeRequest } from '@app/contracts';
import { Amount } from '../platform/validation/form-rules';
import { RequiredInstant } from '../platform/validation/instant';
import { RequiredPublicId } from '../platform/validation/public-id';

/** Which time a customer picks. */
export class PickTimeDto implements PickTimeRequest {
  @RequiredPublicId()
  appointmentId: string;

  @RequiredInstant()
  startsAt: string;
}

/** Which appointment a customer gives up. */
export class CancelAppointmentDto implements CancelAppointmentRequest {
  @RequiredPublicId()
  appointmentId: string;
}

/** How much a customer pays of their balance. */
export class PayBalanceDto implements PayBalanceRequest {
  @Amount()
  amount: string;
}
