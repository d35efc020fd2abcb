import type { AppointmentKind, AppointmentState } from '@app/contracts';

export const kindLabels: Readonly<Record<AppointmentKind, string>> = {
  'measuring-visit': 'Measuring visit',
  'measuring-call': 'Measuring call',
  delivery: 'Delivery',
  collection: 'Collection',
};

export const stateLabels: Readonly<Record<AppointmentState, string>> = {
  offered: 'Offered',
  booked: 'Booked',
  cancelled: 'Cancelled',
};

export const weekdayLabels = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const text = {
  title: 'Calendar',
  loading: 'Loading the week',
  week: (from: string, to: string) => `${from} to ${to}`,
  weeks: 'Weeks',
  before: 'Previous week',
  thisWeek: 'This week',
  after: 'Next week',
  today: 'today',
  closed: 'Closed',
  hours: (from: string, to: string) => `${from} to ${to}`,
  travels: 'Visits and deliveries',
  none: 'Nothing booked',
  noContact: 'No contact details',
  ended: 'This order is finished or cancelled',
  menu: (kind: string, reference: string) => `${kind}, ${reference}: actions`,
  toArrange: 'To arrange',
  toArrangeDetail: 'The customer has not chosen a time yet, or has cancelled.',
  waits: 'Waiting for the customer to choose a time',
  gaveUp: (time: string) => `Customer cancelled ${time}`,

  noEmail: 'There is no email address for this order. Agree a time by phone, then book it here.',
  offer: 'Let the customer choose',
  offerOf: 'Ask the customer to choose a time for',
  offered: (kind: string) => `${kind}: the customer gets an email to choose a time`,
  offerFailed: 'The email could not be sent.',
  book: 'Book a time',
  bookTitle: 'Book an appointment',
  bookDetail: (reference: string) =>
    `Book the time that you agreed for ${reference}. The customer gets an email with a calendar entry.`,
  booked: 'Booked',
  bookFailed: 'The appointment could not be booked.',
  move: 'Reschedule',
  bookIt: 'Book a time',
  moveTitle: (kind: string) => `Reschedule the ${kind.toLowerCase()}`,
  moveDetail: 'The customer gets an email with the new time.',
  moved: 'Rescheduled',
  moveFailed: 'The appointment could not be rescheduled.',
  cancel: 'Cancel',
  cancelTitle: (kind: string) => `Cancel the ${kind.toLowerCase()}?`,
  cancelDetail:
    'Other customers can then book this time. If it was booked, the customer gets an email and the entry is removed from their calendar.',
  cancelYes: 'Cancel the appointment',
  cancelFailed: 'The appointment could not be cancelled.',
  kind: 'Type of appointment',
  day: 'Day',
  time: 'Time',
  loadingTimes: 'Loading available times',
  noTimes: 'There are no available times in the next four weeks.',
  timeMissing: 'Please choose a time',
} as const;

export const rulesText = {
  open: 'Opening hours',
  title: 'Opening hours and appointments',
  detail: 'Customers can only choose times that fit these rules. Appointments already booked do not change.',
  loading: 'Loading the rules',
  hours: 'Working hours',
  works: (day: string) => `${day}: open`,
  from: (day: string) => `${day}: from`,
  to: (day: string) => `${day}: to`,
  travels: (day: string) => `${day}: visits and deliveries`,
  travel: 'Visits and deliveries',
  hoursWrong: (day: string, earliest: string, latest: string) =>
    `${day}: please enter times between ${earliest} and ${latest}, with the end after the start`,
  closedDays: 'Closed days',
  closedDaysHint: 'Bank holidays and other closed days, one per line, such as 2026-12-25',
  closedDayWrong: (day: string) => `${day} is not a date such as 2026-12-25`,
  notice: 'Earliest booking',
  noticeUnit: 'days ahead',
  slots: 'Appointments',
  minutes: (kind: string) => `${kind}: duration`,
  minutesUnit: 'min',
  places: (kind: string) => `${kind}: at the same time`,
  placesUnit: 'bookings',
  save: 'Save',
  saved: 'Saved',
  failed: 'Failed to save the rules.',
} as const;
