import { Module } from '@nestjs/common';
import { CustomerAppointments } from './customer-appointments';
import { EndAppointments } from './end-appointments';
import { AppointmentMails } from './mails/appointment-mails';
import { AppointmentReminderSweep } from './mails/appointment-reminder-sweep';
import { StaffAppointments } from './staff-appointments';

/** What staff do about appointments. */
@Module({ providers: [StaffAppointments], exports: [StaffAppointments] })
export class StaffAppointmentsModule {}

/** What is written about appointments with nobody waiting for it. */
@Module({ providers: [AppointmentMails, AppointmentReminderSweep, EndAppointments] })
export class AppointmentsWorkerModule {}

/** What customers do about appointments. */
@Module({ providers: [CustomerAppointments], exports: [CustomerAppointments] })
export class AppointmentsModule {}
