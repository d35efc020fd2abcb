import { type CancelAppointmentRequest, type PickTimeRequest, quoteIdPattern } from '@app/contracts';
import { RequiredInstant } from '../../platform/validation/instant';
import { requiredWireRule } from '../../platform/validation/wire-rule';

const AppointmentId = () =>
  requiredWireRule({
    name: 'appointmentId',
    accepts: (value) => typeof value === 'string' && quoteIdPattern.test(value),
    message: 'This must be the id of an appointment.',
    schema: { type: 'string', pattern: quoteIdPattern.source },
  });

/** Which time a customer picks. */
export class PickTimeDto implements PickTimeRequest {
  @AppointmentId()
  appointmentId: string;

  @RequiredInstant()
  startsAt: string;
}

/** Which appointment a customer gives up. */
export class CancelAppointmentDto implements CancelAppointmentRequest {
  @AppointmentId()
  appointmentId: string;
}
