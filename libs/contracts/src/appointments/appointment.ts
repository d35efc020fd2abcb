/** What staff and a customer meet for. */
export const appointmentKinds = ['measuring-visit', 'measuring-call', 'delivery', 'collection'] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

/** `offered`: its time is still to be picked. */
export const appointmentStates = ['offered', 'booked', 'cancelled'] as const;
export type AppointmentState = (typeof appointmentStates)[number];

/** Those for which we drive out: on travel days alone. */
export const travelKinds: readonly AppointmentKind[] = ['measuring-visit', 'delivery'];

/** A time that can be picked, as instants. */
export interface AppointmentTime {
  startsAt: string;
  endsAt: string;
}

export interface Appointment {
  id: string;
  kind: AppointmentKind;
  state: AppointmentState;
  /** Null: none was picked. One that was cancelled has the time that it had. */
  startsAt: string | null;
  endsAt: string | null;
}

/** For how many days after the first one that can be picked times are offered. */
export const offeredDays = 28;
