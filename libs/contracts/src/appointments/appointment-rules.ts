import type { AppointmentKind } from './appointment';

/** Times of day in London: '09:00'. */
export interface WorkingHours {
  from: string;
  to: string;
}

/** Duration of one kind of appointment, and how many may take place at the same time. */
export interface AppointmentSlots {
  minutes: number;
  places: number;
}

/** `GET` and `PUT /api/admin/appointment-rules`: when appointments are possible; never on a closed day of the company. */
export interface AppointmentRules {
  /** Monday to Sunday; null: closed. */
  hours: readonly (WorkingHours | null)[];
  /** Monday to Sunday: whether staff travel, to measure and to deliver. */
  travelDays: readonly boolean[];
  /** Fewest days between booking and appointment, for customers. */
  noticeDays: number;
  slots: Readonly<Record<AppointmentKind, AppointmentSlots>>;
}

export const appointmentRuleLimits = {
  earliest: '06:00',
  latest: '22:00',
  minutes: { min: 15, max: 480 },
  places: { min: 1, max: 20 },
  noticeDays: { min: 1, max: 30 },
} as const;

const weekday: WorkingHours = { from: '08:00', to: '17:00' };

/** Used until the owner saves other rules. */
export const defaultAppointmentRules: AppointmentRules = {
  hours: [weekday, weekday, weekday, weekday, weekday, null, null],
  travelDays: [false, true, true, true, true, false, false],
  noticeDays: 2,
  slots: {
    'measuring-visit': { minutes: 90, places: 1 },
    'measuring-call': { minutes: 30, places: 2 },
    delivery: { minutes: 180, places: 1 },
    collection: { minutes: 60, places: 2 },
  },
};
