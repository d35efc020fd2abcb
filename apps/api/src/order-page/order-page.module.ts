import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments';
import { OrdersModule } from '../orders';
import { PaymentsModule } from '../payments';
import { QuotePdfsModule } from '../quotes';
import { CustomerOrdersController } from './customer-orders.controller';
import { ReadCustomerOrder } from './read-customer-order';

/** An order as its customer sees it. */
@Module({
  imports: [AppointmentsModule, OrdersModule, PaymentsModule, QuotePdfsModule],
  controllers: [CustomerOrdersController],
  providers: [ReadCustomerOrder],
})
export class OrderPageModule {}
