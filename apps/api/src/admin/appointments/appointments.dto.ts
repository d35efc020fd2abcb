import {
  type AppointmentKind,
  type OfferAppointmentRequest,
  type SetAppointmentTimeRequest,
  appointmentKinds,
} from '@app/contracts';
import { OptionalInstant, RequiredInstant } from '../../platform/validation/instant';
import { RequiredOneOf } from '../../platform/validation/one-of';

/** What a customer and staff are to meet for. */
export class OfferAppointmentDto implements OfferAppointmentRequest {
  @RequiredOneOf(appointmentKinds)
  kind: AppointmentKind;

  @OptionalInstant()
  startsAt?: string | null;
}

/** When it is from now on. */
export class SetAppointmentTimeDto implements SetAppointmentTimeRequest {
  @RequiredInstant()
  startsAt: string;
}
