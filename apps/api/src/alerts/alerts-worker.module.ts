import { Module } from '@nestjs/common';
import { PaymentsCoreModule } from '../payments';
import { AlertMails } from './alert-mails';
import { AlertWatch } from './alert-watch';

@Module({ imports: [PaymentsCoreModule], providers: [AlertWatch, AlertMails] })
export class AlertsWorkerModule {}
