export { Appointment } from './appointment.entity';
export { AppointmentsModule, AppointmentsWorkerModule, StaffAppointmentsModule } from './appointments.module';
export { cancelOpenAppointments } from './cancel-open-appointments';
export { findByToken, makeOrderToken } from './links/order-links';
export { OrderLink } from './links/order-link.entity';
export { hasOpenAppointment, StaffAppointments } from './staff-appointments';
export { AppointmentRulesRecord } from './times/appointment-rules.entity';
export { findTimes, readRules } from './times/find-times';
export { SetRules } from './times/set-rules';
