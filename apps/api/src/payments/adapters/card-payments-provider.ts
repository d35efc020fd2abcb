import type { FactoryProvider } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { CardPayments } from '../card-payments';
import { SumupCardPayments } from './sumup-card-payments';

/** SumUp is who takes the cards (D16); tests put {@link CardPayments} in its place. */
export const cardPaymentsProvider: FactoryProvider<CardPayments> = {
  provide: CardPayments,
  useFactory: ({ sumup }: AppConfig) => new SumupCardPayments(sumup),
  inject: [AppConfig],
};
