import { Module } from '@nestjs/common';
import { StaffPaymentsModule } from '../../payments';
import { PaymentReviewsController } from '../payment-reviews/payment-reviews.controller';
import { AdminDepositsController } from './admin-deposits.controller';
import { RefundsController } from './refunds.controller';

@Module({
  imports: [StaffPaymentsModule],
  controllers: [AdminDepositsController, RefundsController, PaymentReviewsController],
})
export class AdminDepositsModule {}
