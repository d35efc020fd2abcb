export { tradeTokenOf } from './trade-cookies';
export { TradeCustomer } from './trade-customer.entity';
export { TradeCustomers } from './trade-customers';
export { TradePercentage } from './trade-percentage.entity';
export { TradeRulesRecord } from './trade-rules.entity';
export {
  termsByEmail,
  termsByToken,
  termsOn,
  termsTodaySql,
  type TradeSnapshot,
  type TradeTerms,
} from './trade-terms';
export { TradeModule, TradeWorkerModule } from './trade.module';
