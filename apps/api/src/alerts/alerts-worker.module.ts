import { Module } from '@nestjs/common';
import { PaymentsCoreModule } from '../payments';
import { Clock } from '../platform/clock/clock';
import { AlertMails } from './alert-mails';
import { AlertWatch } from './alert-watch';

/** What tells the team that something does not work. */
@Module({ imports: [PaymentsCoreModule], providers: [AlertWatch, AlertMails, Clock] })
export class AlertsWorkerModule {}
