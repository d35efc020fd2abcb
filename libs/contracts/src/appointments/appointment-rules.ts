import type { AppointmentKind } from './appointment';

/** On the clocks of London: '09:00'. */
export interface WorkingHours {
  from: string;
  to: string;
}

/** Of one kind: how long it takes, and how many there may be at the same time. */
export interface AppointmentSlots {
  minutes: number;
  places: number;
}

/** `GET` and `PUT /api/admin/appointment-rules`: when appointments can be. */
export interface AppointmentRules {
  /** From Monday to Sunday; null: we do not work. */
  hours: readonly (WorkingHours | null)[];
  /** From Monday to Sunday: whether we drive out, to measure and to deliver. */
  travelDays: readonly boolean[];
  /** Bank holidays and others, in their order: '2026-12-25'. */
  closedDays: readonly string[];
  /** How many days there are at least between picking a time and that time, for customers. */
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

/** As long as nobody has said anything else. Closed on the bank holidays of England and Wales. */
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
