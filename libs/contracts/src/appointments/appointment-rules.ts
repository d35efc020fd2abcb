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

/** `GET` and `PUT /api/admin/appointment-rules`: when appointments are possible. */
export interface AppointmentRules {
  /** Monday to Sunday; null: closed. */
  hours: readonly (WorkingHours | null)[];
  /** Monday to Sunday: whether staff travel, to measure and to deliver. */
  travelDays: readonly boolean[];
  /** Bank holidays and other closed days, in ascending order: '2026-12-25'. */
  closedDays: readonly string[];
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
  closedDays: 200,
} as const;

const weekday: WorkingHours = { from: '08:00', to: '17:00' };

/** Used until the owner saves other rules. Closed on the bank holidays of England and Wales. */
export const defaultAppointmentRules: AppointmentRules = {
  hours: [weekday, weekday, weekday, weekday, weekday, null, null],
  travelDays: [false, true, true, true, true, false, false],
  closedDays: [
    '2026-12-25',
    '2026-12-28',
    '2027-01-01',
    '2027-03-26',
    '2027-03-29',
    '2027-05-03',
    '2027-05-31',
    '2027-08-30',
    '2027-12-27',
    '2027-12-28',
  ],
  noticeDays: 2,
  slots: {
    'measuring-visit': { minutes: 90, places: 1 },
    'measuring-call': { minutes: 30, places: 2 },
    delivery: { minutes: 180, places: 1 },
    collection: { minutes: 60, places: 2 },
  },
};
