import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { LimitsModule } from '../platform/limits/limits.module';
import { cardPaymentsProvider } from './adapters/card-payments-provider';
import { CheckPayment } from './check-payment';
import { CloseCheckout } from './close-checkout';
import { ProviderGate } from './provider-gate';
import { SettlePayment } from './settle-payment';

/** What the API and the worker both need to know how a payment stands. */
@Module({
  imports: [LimitsModule],
  providers: [cardPaymentsProvider, SettlePayment, CloseCheckout, CheckPayment, ProviderGate, Clock],
  exports: [cardPaymentsProvider, SettlePayment, CloseCheckout, CheckPayment, ProviderGate, Clock],
})
export class PaymentsCoreModule {}
