export { Appointment } from './appointment.entity';
export { AppointmentsModule, AppointmentsWorkerModule, StaffAppointmentsModule } from './appointments.module';
export {
  cancelAppointment,
  cancelOpenAppointments,
  cancelUnneededMeasuring,
  findOpenAppointments,
} from './cancel-appointments';
export { finishFulfilledAppointments, reopenAppointment } from './finish-appointments';
export { CustomerAppointments } from './customer-appointments';
export { CalendarFeeds } from './feeds/calendar-feeds';
export { readPeople } from './staff-people';
export {
  getOrderByToken,
  hasLinkFrom,
  makeOrderToken,
  makeStaffToken,
  orderTokenFor,
} from './links/order-links';
export {
  addressOfAppointmentSql,
  anyTopOfAppointmentSql,
  isStillNeededSql,
  isUnfinishedSql,
  belongsToOrderOfSql,
  shownStateSql,
} from './appointment-conditions';
export {
  canArrange,
  isHandOver,
  partOfAppointmentSql,
  readPart,
  readTopsToHandOver,
  savePart,
} from './part-of-order';
export { lockAppointment } from './lock-appointment';
export { StaffAppointments } from './staff-appointments';
export { findTimes, readRules } from './times/find-times';
export { changeableUntil } from './times/slots-on';
