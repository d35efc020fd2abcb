import type { Appointment, AppointmentKind, AppointmentTime } from '../appointments/appointment';
import type { OrderLabel } from '../quotes/order';
import type { WorkingHours } from '../appointments/appointment-rules';

/** An appointment as staff see it. */
export interface AdminAppointment extends Appointment {
  quoteId: string;
  reference: string;
  /** Null: the order was cancelled or withdrawn. */
  order: OrderLabel | null;
  customerName: string | null;
  /** Address of a visit or delivery; null for other kinds. */
  address: string | null;
  /** False: the order has been cancelled since. */
  isOrder: boolean;
}

/** `GET /api/admin/appointments?week=2026-11-23`: the week, from Monday, that contains the day. */
export interface AppointmentWeek {
  from: string;
  to: string;
  days: AppointmentDay[];
  /** Offered without a time picked, or cancelled by the customer and not replaced. Newest first. */
  toArrange: AdminAppointment[];
}

export interface AppointmentDay {
  day: string;
  /** Null: closed. */
  hours: WorkingHours | null;
  isTravelDay: boolean;
  booked: AdminAppointment[];
}

/** `GET /api/admin/quotes/{id}/appointments`: newest first. */
export interface QuoteAppointments {
  appointments: AdminAppointment[];
  /** An appointment can be offered: there is an order, and none is offered or upcoming. */
  canOffer: boolean;
  /** The customer has an e-mail address, to which it is offered. */
  hasEmail: boolean;
}

/** `POST /api/admin/quotes/{id}/appointments`. */
export interface OfferAppointmentRequest {
  kind: AppointmentKind;
  /** Time agreed on the phone; absent: the customer picks one. */
  startsAt?: string | null;
}

/** `PUT /api/admin/appointments/{id}`: books or moves the appointment. */
export interface SetAppointmentTimeRequest {
  startsAt: string;
}

/** `GET /api/admin/appointment-times?kind=delivery`: times that staff can book. */
export interface AppointmentTimes {
  times: AppointmentTime[];
}
