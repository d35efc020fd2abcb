/** Purpose of an appointment. */
export const appointmentKinds = ['measuring-visit', 'measuring-call', 'delivery', 'collection'] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

/** `offered`: no time picked yet. `done`: the tops are measured, delivered or collected. */
export const appointmentStates = ['offered', 'booked', 'done', 'cancelled'] as const;
export type AppointmentState = (typeof appointmentStates)[number];

/** Appointments away from the showroom, only on travel days. */
export const travelKinds: readonly AppointmentKind[] = ['measuring-visit', 'delivery'];

/** A bookable time, ISO 8601. */
export interface AppointmentTime {
  startsAt: string;
  endsAt: string;
}

export interface Appointment {
  id: string;
  kind: AppointmentKind;
  state: AppointmentState;
  /** Null: no time picked yet. A cancelled appointment keeps its time. */
  startsAt: string | null;
  endsAt: string | null;
}

/** Days for which times are offered, from the first bookable day. */
export const offeredDays = 28;
