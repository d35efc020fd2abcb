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
  done: 'Done',
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
  person: 'Who',
  everybody: 'Everybody',
  nobody: 'Nobody yet',
  week: (from: string, to: string) => `${from} to ${to}`,
  weeks: 'Weeks',
  before: 'Previous week',
  thisWeek: 'From today',
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
  move: 'Change',
  bookIt: 'Book a time',
  moveTitle: (kind: string) => `Change the ${kind.toLowerCase()}`,
  moveDetail: 'The customer gets an email if the time changes.',
  moved: 'Changed',
  moveFailed: 'The appointment could not be changed.',
  cancel: 'Cancel',
  cancelTitle: (kind: string) => `Cancel the ${kind.toLowerCase()}?`,
  cancelDetail:
    'Other customers can then book this time. If it was booked, the customer gets an email and the entry is removed from their calendar.',
  cancelYes: 'Cancel the appointment',
  keep: 'Keep it',
  cancelFailed: 'The appointment could not be cancelled.',
  address: 'Where to measure, with postcode',
  addressMissing: 'Please enter the address with its postcode',
  kind: 'Type of appointment',
  day: 'Day',
  dayMissing: 'Please choose a day',
  dayHours: (from: string, to: string) => `Open ${from} to ${to}`,
  dayClosed: 'Closed that day',
  time: 'Time',
  timeMissing: 'Please enter a time',
  minutes: 'Duration',
  minutesUnit: 'min',
  usualDuration: 'Empty: as long as usual',
} as const;

export const feedText = {
  open: 'Calendar link',
  title: 'Your appointments in your own calendar',
  detail:
    'With this link, the calendar on your phone or computer shows your appointments, with address and phone number. Keep it private: anybody who has it can read them.',
  loading: 'Loading the link',
  none: 'There is no link yet.',
  madeAt: (time: string) => `The link was made on ${time}. It was shown once.`,
  make: 'Make a link',
  replace: 'Replace the link',
  end: 'Turn off',
  link: 'Link',
  copy: 'Copy',
  copied: 'Link copied',
  howTo: 'In your calendar, choose “Add calendar from URL” or “Subscribe”, and paste this link.',
  ended: 'The link no longer works',
  failed: 'The link could not be changed.',
} as const;

export const hoursText = {
  closed: 'Closed',
  works: (day: string) => `${day}: open`,
  from: (day: string) => `${day}: from`,
  to: (day: string) => `${day}: to`,
} as const;
