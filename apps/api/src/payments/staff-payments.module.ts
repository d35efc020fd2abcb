import { Module } from '@nestjs/common';
import { PaymentsCoreModule } from './payments-core.module';
import { AskForRefund } from './refunds/ask-for-refund';

/** What staff do about money. */
@Module({ imports: [PaymentsCoreModule], providers: [AskForRefund], exports: [AskForRefund] })
export class StaffPaymentsModule {}
