import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { CustomerAppointments } from './customer-appointments';
import { EndAppointments } from './end-appointments';
import { AppointmentMails } from './mails/appointment-mails';
import { AppointmentReminderSweep } from './mails/appointment-reminder-sweep';
import { StaffAppointments } from './staff-appointments';

/** What staff do about appointments. */
@Module({ providers: [StaffAppointments, Clock], exports: [StaffAppointments] })
export class StaffAppointmentsModule {}

/** What is written about appointments with nobody waiting for it. */
@Module({ providers: [AppointmentMails, AppointmentReminderSweep, EndAppointments, Clock] })
export class AppointmentsWorkerModule {}

/** What customers do about appointments. */
@Module({ providers: [CustomerAppointments, Clock], exports: [CustomerAppointments] })
export class AppointmentsModule {}
