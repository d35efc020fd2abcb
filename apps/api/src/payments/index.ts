export { liveStatesSql } from './attempts/attempt-transitions';
export { PaymentAttempt } from './attempts/payment-attempt.entity';
export { isSameSet } from './attempts/payment-step';
export { RequestBalance } from './balances/request-balance';
export { type Balance, balanceOf, balanceOfOrder, toBalanceRequest } from './balances/balance-of';
export { PayBalance } from './balances/pay-balance';
export { addOrderTasks } from './deposits/add-order-tasks';
export { awaitedDepositOf, toAwaitedDeposit } from './deposits/awaited-deposit';
export { bankAccount } from './bank-account';
export { BankStatements } from './bank-statements/bank-statements';
export { countUndecidedTransfersSql, readUndecidedTransfers } from './bank-statements/undecided-lines';
export { confirmDepositAmounts } from './deposits/confirm-deposit-amounts';
export { quotesOfDepositSql, refundedOfDepositSql } from './deposits/deposit-statements';
export { PayDeposit } from './deposits/pay-deposit';
export { Deposit } from './deposits/deposit.entity';
export { depositsOfOrder, depositsOfQuote, type FoundDeposit } from './deposits/deposits-of-quote';
export { invoicesOfOrder, invoicesOfQuote, recipientOf } from './invoices/find-invoices';
export { currentSeller } from './invoices/parties';
export { InvoiceFiles } from './invoices/invoice-files';
export { Invoice } from './invoices/invoice.entity';
export { issueInvoices, issueInvoicesUnmailed } from './invoices/issue-invoices';
export { SendInvoiceAgain } from './invoices/send-invoice-again';
export { SetInvoiceRecipient } from './invoices/set-invoice-recipient';
export { addStaffEntry } from './ledger/add-staff-entry';
export { entriesOfOrderSql, ledgerOfOrder, type FoundLedger } from './ledger/order-ledger';
export { refreshOrder } from './ledger/refresh-order';
export { RefundCredit } from './ledger/refund-credit';
export { readDueDay } from './ledger/read-money-fields';
export { RecordedPayments } from './ledger/recorded-payments';
export {
  PaymentsCoreModule,
  PaymentsModule,
  PaymentsWorkerModule,
  StaffPaymentsModule,
} from './payments.module';
export { LockMonths } from './month-end/lock-months';
export { DecideChargeback } from './reconciliation/decide-chargeback';
export { recordPayouts } from './payouts/record-payouts';
export { payoutTransfersSql } from './payouts/payout-transfers';
export { CardPayments } from './provider/card-payments';
export { ProviderBreaker } from './provider/provider-breaker';
export { ResolveStuckRefund } from './refunds/resolve-stuck-refund';
export { Refund } from './refunds/refund.entity';
export { RequestRefund, reserveRefund } from './refunds/request-refund';
export { DecideReview } from './reviews/decide-review';
export { listPaymentReviews } from './reviews/list-payment-reviews';
