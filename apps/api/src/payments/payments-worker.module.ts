import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { OutboxModule } from '../platform/outbox/outbox.module';
import { QuotePdfsModule } from '../quotes/index';
import { CloseOtherCheckouts } from './close-other-checkouts';
import { CloseUnpayable } from './close-unpayable';
import { DepositMails } from './deposit-mails';
import { carryOutRefund } from './jobs/carry-out-refund.job';
import { CarryOutRefundProcessor } from './jobs/carry-out-refund.processor';
import { checkPayment } from './jobs/check-payment.job';
import { CheckPaymentProcessor } from './jobs/check-payment.processor';
import { PaymentSweep } from './payment-sweep';
import { PaymentTroubleMails } from './payment-trouble-mails';
import { PaymentsCoreModule } from './payments-core.module';
import { PaymentsHealthController } from './payments-health.controller';
import { ProviderWatch } from './provider-watch';
import { CarryOutRefund } from './refunds/carry-out-refund';
import { RefundMails } from './refunds/refund-mails';
import { RefundSweep } from './refunds/refund-sweep';
import { SettleRefund } from './refunds/settle-refund';

/** What makes a payment's state true whatever fails, with nobody waiting for it. */
@Module({
  imports: [
    PaymentsCoreModule,
    OutboxModule,
    QuotePdfsModule,
    BullModule.registerQueue({ name: checkPayment.queue }, { name: carryOutRefund.queue }),
  ],
  controllers: [PaymentsHealthController],
  providers: [
    PaymentSweep,
    CheckPaymentProcessor,
    CloseOtherCheckouts,
    CloseUnpayable,
    ProviderWatch,
    DepositMails,
    PaymentTroubleMails,
    CarryOutRefund,
    SettleRefund,
    RefundSweep,
    CarryOutRefundProcessor,
    RefundMails,
  ],
})
export class PaymentsWorkerModule {}
