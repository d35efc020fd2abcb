import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { OutboxModule } from '../platform/outbox/outbox.module';
import { QuotePdfsModule } from '../quotes/index';
import { CloseOtherCheckouts } from './close-other-checkouts';
import { DepositMails } from './deposit-mails';
import { checkPayment } from './jobs/check-payment.job';
import { CheckPaymentProcessor } from './jobs/check-payment.processor';
import { PaymentSweep } from './payment-sweep';
import { PaymentTroubleMails } from './payment-trouble-mails';
import { PaymentsCoreModule } from './payments-core.module';
import { PaymentsHealthController } from './payments-health.controller';
import { ProviderWatch } from './provider-watch';

/** What makes a payment's state true whatever fails, with nobody waiting for it. */
@Module({
  imports: [
    PaymentsCoreModule,
    OutboxModule,
    QuotePdfsModule,
    BullModule.registerQueue({ name: checkPayment.queue }),
  ],
  controllers: [PaymentsHealthController],
  providers: [
    PaymentSweep,
    CheckPaymentProcessor,
    CloseOtherCheckouts,
    ProviderWatch,
    DepositMails,
    PaymentTroubleMails,
  ],
})
export class PaymentsWorkerModule {}
