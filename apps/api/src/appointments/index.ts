export { Appointment } from './appointment.entity';
export { AppointmentsModule, AppointmentsWorkerModule, StaffAppointmentsModule } from './appointments.module';
export {
  cancelOpenAppointments,
  cancelUnneededMeasuring,
  findOpenAppointments,
  finishFulfilledAppointments,
} from './change-appointment';
export { CustomerAppointments } from './customer-appointments';
export { CalendarFeed } from './feeds/calendar-feed.entity';
export { CalendarFeeds } from './feeds/calendar-feeds';
export { readPeople } from './staff-people';
export { OrderLink } from './links/order-link.entity';
export {
  getOrderByToken,
  hasLinkFrom,
  makeOrderToken,
  makeStaffToken,
  orderTokenFor,
} from './links/order-links';
export {
  addressOfAppointment,
  anyTopOfOrder,
  isStillNeeded,
  isUnfinished,
  belongsToOrderOf,
  shownState,
} from './appointment-conditions';
export { StaffAppointments } from './staff-appointments';
export { AppointmentRulesRecord } from './times/appointment-rules.entity';
export { findTimes, readRules } from './times/find-times';
export { changeableUntil } from './times/slots-on';
