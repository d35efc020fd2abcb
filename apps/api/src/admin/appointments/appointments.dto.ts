import {
  type OfferAppointmentRequest,
  type SetAppointmentTimeRequest,
  appointmentKinds,
} from '@app/contracts';
import { dtoOf, optionalInstant, requiredInstant, requiredOneOf } from '../../platform/validation';

/** What a customer and staff are to meet for. */
export class OfferAppointmentDto extends dtoOf<OfferAppointmentRequest>({
  kind: requiredOneOf(appointmentKinds),
  startsAt: optionalInstant,
}) {}

/** When it is from now on. */
export class SetAppointmentTimeDto extends dtoOf<SetAppointmentTimeRequest>({
  startsAt: requiredInstant,
}) {}
