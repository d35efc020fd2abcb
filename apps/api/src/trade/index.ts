export { tradeTokenOf } from './trade-cookies';
export { TradeCustomer, TradePercentage } from './trade.entities';
export { TradeCustomers } from './trade-customers';
export {
  termsByEmail,
  termsByToken,
  termsForMaterial,
  termsTodaySql,
  type TradeSnapshot,
  type TradeTerms,
} from './trade-terms';
export { TradeModule, TradeWorkerModule } from './trade.module';
