export { tradeTokenOf } from './trade-cookies';
export { TradeCustomer, TradePercentage } from './trade.entities';
export { TradeCustomers } from './trade-customers';
export {
  findTermsByEmail,
  findTermsByToken,
  termsForMaterial,
  termsTodaySql,
  type TradeSnapshot,
  type TradeTerms,
} from './trade-terms';
export { TradeModule, TradeWorkerModule } from './trade.module';
