import { Module } from '@nestjs/common';
import { BeginPayment } from './begin-payment';
import { DepositStatus } from './deposit-status';
import { DepositsController } from './deposits.controller';
import { DepositsService } from './deposits.service';
import { OpenCheckout } from './open-checkout';
import { PaymentNotices } from './payment-notices';
import { PaymentNoticesController } from './payment-notices.controller';
import { PaymentsCoreModule } from './payments-core.module';
import { PlanPayment } from './plan-payment';

/** Deposits as customers and the card provider meet them. What must happen without them is the worker's. */
@Module({
  imports: [PaymentsCoreModule],
  controllers: [DepositsController, PaymentNoticesController],
  providers: [DepositsService, DepositStatus, PaymentNotices, BeginPayment, PlanPayment, OpenCheckout],
})
export class PaymentsModule {}
