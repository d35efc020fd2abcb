import { Module } from '@nestjs/common';
import { PaymentsCoreModule } from './payments-core.module';
import { AskForRefund } from './refunds/ask-for-refund';
import { DecideRefund } from './refunds/decide-refund';
import { SettleRefund } from './refunds/settle-refund';
import { DecideReview } from './reviews/decide-review';
import { LookAgain } from './reviews/look-again';

/** What staff do about money. */
@Module({
  imports: [PaymentsCoreModule],
  providers: [AskForRefund, DecideRefund, SettleRefund, DecideReview, LookAgain],
  exports: [PaymentsCoreModule, AskForRefund, DecideRefund, DecideReview],
})
export class StaffPaymentsModule {}
