import { Module } from '@nestjs/common';
import { CustomerAppointments } from './customer-appointments';
import { EndAppointments } from './end-appointments';
import { CalendarFeeds } from './feeds/calendar-feeds';
import { CalendarFeedsController } from './feeds/calendar-feeds.controller';
import { AppointmentMails } from './mails/appointment-mails';
import { AppointmentReminderSweep } from './mails/appointment-reminder-sweep';
import { StaffAppointments } from './staff-appointments';

@Module({ providers: [CalendarFeeds, StaffAppointments], exports: [CalendarFeeds, StaffAppointments] })
export class StaffAppointmentsModule {}

@Module({ providers: [AppointmentMails, AppointmentReminderSweep, EndAppointments] })
export class AppointmentsWorkerModule {}

@Module({
  controllers: [CalendarFeedsController],
  providers: [CalendarFeeds, CustomerAppointments],
  exports: [CustomerAppointments],
})
export class AppointmentsModule {}
