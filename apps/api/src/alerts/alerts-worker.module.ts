import { Module } from '@nestjs/common';
import { PaymentsCoreModule } from '../payments';
import { AlertMails } from './alert-mails';
import { AlertWatch } from './alert-watch';

/** What tells the team that something does not work. */
@Module({ imports: [PaymentsCoreModule], providers: [AlertWatch, AlertMails] })
export class AlertsWorkerModule {}
