import type { Appointment, AppointmentKind } from '../../appointments/appointment';
import type { OrderLabel } from '../../quotes/order';
import type { OrderStage } from '../../quotes/order-stage';
import type { WorkingHours } from '../../appointments/appointment-rules';

/** An appointment as staff see it. */
export interface AdminAppointment extends Appointment {
  quoteId: string;
  reference: string;
  /** Null: the order was cancelled or withdrawn. */
  order: OrderLabel | null;
  customerName: string | null;
  customerPhone: string | null;
  /** The colleague who does it; null: nobody yet. */
  person: StaffPerson | null;
  /** Address of a visit or delivery; null for other kinds. */
  address: string | null;
  /** False: the order has been cancelled since. */
  isOrder: boolean;
  /** Null: all tops of the order. */
  part: AppointmentPart | null;
}

/** What a delivery or collection takes, by the order's numbers of its tops. */
export interface AppointmentPart {
  tops: { quoteId: string; number: number; quantity: number; of: number }[];
  /** Number of tops of the order. */
  of: number;
}

/** A top as it can be chosen for a delivery or collection. */
export interface TopToHandOver {
  quoteId: string;
  /** Its number in the order, from 1. */
  number: number;
  /** 'Calacatta Gold'. */
  color: string;
  /** Number of equal tops. */
  quantity: number;
  stage: OrderStage;
  /** How many of them no other delivery or collection takes. */
  free: number;
}

/** Which tops a delivery or collection takes. */
export interface TopToTake {
  quoteId: string;
  /** How many equal tops. */
  quantity: number;
}

/** A colleague who can be named for an appointment. */
export interface StaffPerson {
  id: number;
  name: string;
}

/** `GET /api/admin/appointments?from=2026-11-25`: seven days from this one; without it, from today. */
export interface AppointmentWeek {
  from: string;
  to: string;
  days: AppointmentDay[];
  /** Fitters first. */
  people: StaffPerson[];
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
  /** Something is left to arrange: nothing is offered, and tops that are ready have no delivery or collection yet. */
  canOffer: boolean;
  /** The customer has an email address, to which it is offered. */
  hasEmail: boolean;
  /** Those that are not cancelled or handed over. */
  tops: TopToHandOver[];
}

/** `POST /api/admin/quotes/{id}/appointments`. */
export interface OfferAppointmentRequest {
  kind: AppointmentKind;
  /** Any later time, agreed on the phone; absent: the customer picks one. */
  startsAt?: string | null;
  /** Absent: as long as its kind usually takes. */
  minutes?: number | null;
  personId?: number | null;
  /** Where to measure; absent: at the delivery address. */
  address?: string | null;
  /** Why a delivery or collection is arranged although a top is on hold. */
  reason?: string | null;
  /** What a delivery or collection takes; absent: all that no other takes. */
  tops?: TopToTake[] | null;
}

/** `PUT /api/admin/appointments/{id}`: books or moves the appointment, or names another person. */
export interface SetAppointmentTimeRequest {
  startsAt: string;
  /** Absent: as long as it takes now, or its kind usually. */
  minutes?: number | null;
  /** Null: nobody; absent: the same as now. */
  personId?: number | null;
  /** Where to measure; absent: the same as now. */
  address?: string | null;
  /** What a delivery or collection takes; absent: the same as now. */
  tops?: TopToTake[] | null;
}

/** `POST /api/admin/appointments/{id}/hand-over`: its tops were delivered or collected. */
export interface HandOverRequest {
  /** Why they are handed over although one of them is on hold. */
  reason?: string | null;
}

/** 256 random bits. */
export const calendarTokenPattern = /^[\w-]{43}$/;

/** `GET` and `DELETE /api/admin/account/calendar`: the link to the user's appointments, for a calendar program. */
export interface CalendarFeedState {
  /** Null: there is no link. */
  createdAt: string | null;
}

/** `POST /api/admin/account/calendar`: makes a link, which replaces an earlier one and is shown once. */
export interface CalendarFeedLink {
  url: string;
}
