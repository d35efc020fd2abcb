import { Module } from '@nestjs/common';
import { StaffPaymentsModule } from '../../payments/index';
import { RefundsController } from './refunds.controller';

@Module({ imports: [StaffPaymentsModule], controllers: [RefundsController] })
export class AdminDepositsModule {}
