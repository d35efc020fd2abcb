import type { PaymentMeans } from '@app/contracts';

export const meansLabels: Readonly<Record<PaymentMeans, string>> = {
  'card-online': 'Card online',
  'card-counter': 'Card at the counter',
  'bank-transfer': 'Bank transfer',
  cash: 'Cash',
  other: 'Another way',
};

/** 'cash, bank transfer': within a sentence. */
export const listMeans = (means: readonly PaymentMeans[]): string =>
  means.map((each) => meansLabels[each].toLowerCase()).join(', ');
