import { Module } from '@nestjs/common';
import { TradeCustomers } from './trade-customers';
import { TradeLinkMails } from './trade-link-mails';
import { TradePricesController } from './trade-prices.controller';

@Module({ providers: [TradeLinkMails] })
export class TradeWorkerModule {}

@Module({
  controllers: [TradePricesController],
  providers: [TradeCustomers],
  exports: [TradeCustomers],
})
export class TradeModule {}
