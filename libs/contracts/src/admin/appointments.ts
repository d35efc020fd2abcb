import type { Appointment, AppointmentKind, AppointmentTime } from '../appointments/appointment';
import type { OrderLabel } from '../quotes/order';
import type { WorkingHours } from '../appointments/appointment-rules';

/** An appointment as staff see it. */
export interface AdminAppointment extends Appointment {
  quoteId: string;
  reference: string;
  /** Null: it has ended, or was taken back. */
  order: OrderLabel | null;
  customerName: string | null;
  /** Where to, of what we drive out for. */
  address: string | null;
  /** False: the order has ended meanwhile. */
  isOrder: boolean;
}

/** `GET /api/admin/appointments?week=2026-11-23`: a week from its Monday, whatever day of it is named. */
export interface AppointmentWeek {
  from: string;
  to: string;
  days: AppointmentDay[];
  /** Offered, and no time picked yet; or cancelled by the customer, with nothing in its place. The latest first. */
  toArrange: AdminAppointment[];
}

export interface AppointmentDay {
  day: string;
  /** Null: closed. */
  hours: WorkingHours | null;
  isTravelDay: boolean;
  booked: AdminAppointment[];
}

/** `GET /api/admin/quotes/{id}/appointments`: the latest first. */
export interface QuoteAppointments {
  appointments: AdminAppointment[];
  /** An appointment can be offered: it is an order, and none is offered or to come. */
  canOffer: boolean;
  /** The customer has an address to which it is offered. */
  hasEmail: boolean;
}

/** `POST /api/admin/quotes/{id}/appointments`. */
export interface OfferAppointmentRequest {
  kind: AppointmentKind;
  /** As it was agreed on the phone; absent: the customer picks a time. */
  startsAt?: string | null;
}

/** `PUT /api/admin/appointments/{id}`: books or moves it. */
export interface SetAppointmentTimeRequest {
  startsAt: string;
}

/** `GET /api/admin/appointment-times?kind=delivery`: what staff can book. */
export interface AppointmentTimes {
  times: AppointmentTime[];
}
