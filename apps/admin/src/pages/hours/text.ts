export const text = {
  page: 'Hours and visits',
  title: 'Appointments',
  detail:
    'Customers can only choose times that fit these rules, and none on closed days. Appointments already booked do not change.',
  openingHours: 'Opening hours and closed days are under Settings, Company.',
  loading: 'Loading the rules',
  hours: 'Hours for appointments',
  none: 'No appointments',
  shopIsOpen: (opens: string, closes: string) => `Shop open ${opens} to ${closes}`,
  shopIsClosed: 'Shop closed',
  travels: (day: string) => `${day}: visits and deliveries`,
  travel: 'Visits and deliveries',
  hoursWrong: (day: string, earliest: string, latest: string) =>
    `${day}: please enter times between ${earliest} and ${latest}, with the end after the start`,
  notice: 'Earliest booking',
  noticeUnit: 'days ahead',
  slots: 'Appointments',
  minutes: (kind: string) => `${kind}: duration`,
  minutesUnit: 'min',
  places: (kind: string) => `${kind}: at the same time`,
  placesUnit: 'bookings',
} as const;
