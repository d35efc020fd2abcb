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
  before: 'Earlier',
  thisWeek: 'This week',
  after: 'Later',
  today: 'today',
  closed: 'Closed',
  hours: (from: string, to: string) => `${from} to ${to}`,
  travels: 'Travel day',
  none: 'Nothing booked',
  noContact: 'No contact details',
  ended: 'The order has ended',
  menu: (kind: string, reference: string) => `${kind}, ${reference}: actions`,
  toArrange: 'To arrange',
  toArrangeDetail: 'Offered and not picked yet, or cancelled by the customer.',
  waits: 'Customer has to pick a time',
  gaveUp: (time: string) => `Customer cancelled ${time}`,

  noEmail: 'There is no e-mail address, so nothing can be offered: agree a time on the phone and book it.',
  offer: 'Let the customer pick',
  offerOf: 'Let the customer pick a time for',
  offered: (kind: string) => `${kind} offered: the customer has a mail to pick a time`,
  offerFailed: 'Failed to offer an appointment.',
  book: 'Book a time',
  bookTitle: 'Book an appointment',
  bookDetail: (reference: string) =>
    `For ${reference}, as it was agreed. The customer gets a mail for their calendar.`,
  booked: 'Booked',
  bookFailed: 'Failed to book the appointment.',
  move: 'Move',
  bookIt: 'Book a time',
  moveTitle: (kind: string) => `Move the ${kind.toLowerCase()}`,
  moveDetail: 'The customer gets a mail that moves it in their calendar.',
  moved: 'Moved',
  moveFailed: 'Failed to move the appointment.',
  cancel: 'Cancel',
  cancelTitle: (kind: string) => `Cancel the ${kind.toLowerCase()}?`,
  cancelDetail:
    'The time is free for others. A customer who had one gets a mail that takes it out of their calendar.',
  cancelYes: 'Cancel the appointment',
  cancelFailed: 'Failed to cancel the appointment.',
  kind: 'What for',
  day: 'Day',
  time: 'Time',
  loadingTimes: 'Loading free times',
  noTimes: 'Nothing is free in the next four weeks.',
  timeMissing: 'Choose a time',
} as const;

export const rulesText = {
  open: 'Hours and slots',
  title: 'When appointments can be',
  detail: 'Customers are offered what is free by these rules. What is booked stays.',
  loading: 'Loading the rules',
  hours: 'Working hours',
  works: (day: string) => `${day}: we work`,
  from: (day: string) => `${day}: from`,
  to: (day: string) => `${day}: to`,
  travels: (day: string) => `${day}: we drive out to measure and to deliver`,
  travel: 'Drive out',
  hoursWrong: (day: string, earliest: string, latest: string) =>
    `${day}: hours are between ${earliest} and ${latest}, and end after they begin`,
  closedDays: 'Closed days',
  closedDaysHint: 'Bank holidays and others, one a line: 2026-12-25',
  closedDayWrong: (day: string) => `${day} is no day such as 2026-12-25`,
  notice: 'Notice for customers',
  noticeUnit: 'days',
  slots: 'Slots',
  minutes: (kind: string) => `${kind}: takes`,
  minutesUnit: 'min',
  places: (kind: string) => `${kind}: at once`,
  placesUnit: 'places',
  save: 'Save',
  saved: 'Saved',
  failed: 'Failed to save the rules.',
} as const;
