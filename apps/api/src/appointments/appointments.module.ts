import { Module } from '@nestjs/common';
import { CustomerAppointments } from './customer-appointments';
import { EndAppointments } from './end-appointments';
import { AppointmentMails } from './mails/appointment-mails';
import { AppointmentReminderSweep } from './mails/appointment-reminder-sweep';
import { StaffAppointments } from './staff-appointments';

@Module({ providers: [StaffAppointments], exports: [StaffAppointments] })
export class StaffAppointmentsModule {}

@Module({ providers: [AppointmentMails, AppointmentReminderSweep, EndAppointments] })
export class AppointmentsWorkerModule {}

@Module({ providers: [CustomerAppointments], exports: [CustomerAppointments] })
export class AppointmentsModule {}
