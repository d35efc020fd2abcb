import type { PaymentMethod } from '@app/contracts';

export const methodLabels: Readonly<Record<PaymentMethod, string>> = {
  'card-online': 'Card online',
  'card-counter': 'Card at the counter',
  'bank-transfer': 'Bank transfer',
  cash: 'Cash',
  other: 'Another way',
};
