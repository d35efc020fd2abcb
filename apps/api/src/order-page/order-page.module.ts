import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments';
import { PaymentsModule } from '../payments';
import { CustomerOrdersController } from './customer-orders.controller';
import { ReadCustomerOrder } from './read-customer-order';

/** An order as its customer sees it. */
@Module({
  imports: [AppointmentsModule, PaymentsModule],
  controllers: [CustomerOrdersController],
  providers: [ReadCustomerOrder],
})
export class OrderPageModule {}
