import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices';
import { Clock } from '../platform/clock/clock';
import { CustomerAppointments } from './customer-appointments';
import { CustomerOrdersController } from './links/customer-orders.controller';
import { ReadCustomerOrder } from './links/read-customer-order';
import { AppointmentMails } from './mails/appointment-mails';
import { AppointmentReminderSweep } from './mails/appointment-reminder-sweep';
import { StaffAppointments } from './staff-appointments';
import { SetRules } from './times/set-rules';

/** What staff do about appointments. */
@Module({ providers: [StaffAppointments, SetRules, Clock], exports: [StaffAppointments, SetRules] })
export class StaffAppointmentsModule {}

/** What is written about appointments with nobody waiting for it. */
@Module({ providers: [AppointmentMails, AppointmentReminderSweep, Clock] })
export class AppointmentsWorkerModule {}

@Module({
  imports: [InvoicesModule],
  controllers: [CustomerOrdersController],
  providers: [CustomerAppointments, ReadCustomerOrder, Clock],
})
export class AppointmentsModule {}
