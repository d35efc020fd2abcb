import type { CancelAppointmentRequest, PayBalanceRequest, PickTimeRequest } from '@app/contracts';
import { dtoOf, optionalAmount, requiredInstant, requiredPublicId } from '../platform/validation';

/** Which time a customer picks. */
export class PickTimeDto extends dtoOf<PickTimeRequest>({
  appointmentId: requiredPublicId,
  startsAt: requiredInstant,
}) {}

/** Which appointment a customer gives up. */
export class CancelAppointmentDto extends dtoOf<CancelAppointmentRequest>({
  appointmentId: requiredPublicId,
}) {}

/** How much a customer pays of their balance. */
export class PayBalanceDto extends dtoOf<PayBalanceRequest>({
  amount: optionalAmount,
}) {}
