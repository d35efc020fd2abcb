import { Module } from '@nestjs/common';
import { PaymentsCoreModule } from './payments-core.module';
import { AskForRefund } from './refunds/ask-for-refund';
import { DecideReview } from './reviews/decide-review';
import { LookAgain } from './reviews/look-again';

/** What staff do about money. */
@Module({
  imports: [PaymentsCoreModule],
  providers: [AskForRefund, DecideReview, LookAgain],
  exports: [PaymentsCoreModule, AskForRefund, DecideReview],
})
export class StaffPaymentsModule {}
