export { PaymentsModule } from './payments.module';
export { PaymentsWorkerModule } from './payments-worker.module';
export { depositsOfQuote } from './deposits-of-quote';
export { Deposit } from './deposit.entity';
export { DepositQuote } from './deposit-quote.entity';
export { DepositRequest } from './deposit-request.entity';
export { PaymentAttempt } from './payment-attempt.entity';
export { Refund } from './refunds/refund.entity';
