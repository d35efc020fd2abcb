import { Module } from '@nestjs/common';
import { StaffPaymentsModule } from '../../payments';
import { AdminMoneyController } from './admin-money.controller';
import { ReadMoney } from './read-money';
import { ReadReconciliation } from './read-reconciliation';

@Module({
  imports: [StaffPaymentsModule],
  controllers: [AdminMoneyController],
  providers: [ReadMoney, ReadReconciliation],
})
export class AdminMoneyModule {}
