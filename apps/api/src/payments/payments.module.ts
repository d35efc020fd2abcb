import { type FactoryProvider, Module } from '@nestjs/common';
import { AppConfig } from '../config/app-config';
import { QuotePdfsModule } from '../quotes';
import { BeginPayment } from './attempts/begin-payment';
import { CheckPayment } from './attempts/check-payment';
import { CloseCheckout } from './attempts/close-checkout';
import { ClosePages } from './attempts/close-pages';
import { PaymentSweep } from './attempts/payment-sweep';
import { SettlePayment } from './attempts/settle-payment';
import { BankStatements } from './bank-statements/bank-statements';
import { RequestBalance } from './balances/request-balance';
import { BalanceMails } from './balances/balance-mails';
import { BalanceReminderSweep } from './balances/balance-reminder-sweep';
import { PayBalance } from './balances/pay-balance';
import { DepositReminderSweep } from './deposits/deposit-reminder-sweep';
import { DepositsController } from './deposits/deposits.controller';
import { ExchangeBrowserKey } from './deposits/exchange-browser-key';
import { PayDeposit } from './deposits/pay-deposit';
import { PlanDeposit } from './deposits/plan-deposit';
import { InvoiceFiles } from './invoices/invoice-files';
import { InvoiceAttachments, InvoiceMails } from './invoices/invoice-mails';
import { IssueDueInvoices } from './invoices/issue-due-invoices';
import { SendInvoiceAgain } from './invoices/send-invoice-again';
import { SetInvoiceRecipient } from './invoices/set-invoice-recipient';
import { ReceiptMails } from './ledger/receipt-mails';
import { RefundCredit } from './ledger/refund-credit';
import { RecordedPayments } from './ledger/recorded-payments';
import { DepositRequestMails } from './mails/deposit-request-mails';
import { DepositMails } from './mails/deposit-mails';
import { PaymentProblemMails } from './mails/payment-problem-mails';
import { LockMonths } from './month-end/lock-months';
import { ReadPayouts } from './payouts/read-payouts';
import { SumupCardPayments } from './provider/adapters/sumup-card-payments';
import { CardPayments } from './provider/card-payments';
import { PaymentsHealthController } from './provider/payments-health.controller';
import { ProviderBreaker } from './provider/provider-breaker';
import { ProviderWatch } from './provider/provider-watch';
import { DecideChargeback } from './reconciliation/decide-chargeback';
import { ReconcileTransactions } from './reconciliation/reconcile-transactions';
import { RequestRefund } from './refunds/request-refund';
import { ExecuteRefund } from './refunds/execute-refund';
import { ResolveStuckRefund } from './refunds/resolve-stuck-refund';
import { RefundSweep } from './refunds/refund-sweep';
import { SettleRefund } from './refunds/settle-refund';
import { DecideReview } from './reviews/decide-review';
import { PaymentWebhooksController } from './payment-webhooks.controller';

/** SumUp (D16); tests provide another {@link CardPayments}. */
const cardPaymentsProvider: FactoryProvider<CardPayments> = {
  provide: CardPayments,
  useFactory: ({ sumup }: AppConfig) => new SumupCardPayments(sumup),
  inject: [AppConfig],
};

const coreProviders = [
  cardPaymentsProvider,
  SettlePayment,
  CloseCheckout,
  CheckPayment,
  ProviderBreaker,
  InvoiceFiles,
];

@Module({ imports: [QuotePdfsModule], providers: coreProviders, exports: coreProviders })
export class PaymentsCoreModule {}

const staffProviders = [
  RequestRefund,
  ResolveStuckRefund,
  DecideReview,
  RefundCredit,
  RecordedPayments,
  BankStatements,
  LockMonths,
  DecideChargeback,
  RequestBalance,
  SendInvoiceAgain,
  SetInvoiceRecipient,
];

@Module({
  imports: [PaymentsCoreModule],
  providers: [...staffProviders, SettleRefund],
  exports: [PaymentsCoreModule, ...staffProviders],
})
export class StaffPaymentsModule {}

@Module({
  imports: [PaymentsCoreModule, QuotePdfsModule],
  controllers: [PaymentsHealthController],
  providers: [
    PaymentSweep,
    ClosePages,
    ProviderWatch,
    DepositMails,
    DepositRequestMails,
    DepositReminderSweep,
    PaymentProblemMails,
    ExecuteRefund,
    SettleRefund,
    RefundSweep,
    ReceiptMails,
    BalanceMails,
    BalanceReminderSweep,
    InvoiceAttachments,
    InvoiceMails,
    IssueDueInvoices,
    ReconcileTransactions,
    ReadPayouts,
  ],
})
export class PaymentsWorkerModule {}

@Module({
  imports: [PaymentsCoreModule],
  controllers: [DepositsController, PaymentWebhooksController],
  providers: [BeginPayment, PlanDeposit, PayBalance, PayDeposit, ExchangeBrowserKey],
  exports: [PaymentsCoreModule, PayBalance, PayDeposit],
})
export class PaymentsModule {}
