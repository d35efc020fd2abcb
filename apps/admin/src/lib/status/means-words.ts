import type { PaymentMeans } from '@app/contracts';

export const meansWords: Readonly<Record<PaymentMeans, string>> = {
  'card-online': 'Card online',
  'card-counter': 'Card at the counter',
  'bank-transfer': 'Bank transfer',
  cash: 'Cash',
  other: 'Another way',
};

/** 'cash, bank transfer': within a sentence. */
export const meansInShort = (means: readonly PaymentMeans[]): string =>
  means.map((each) => meansWords[each].toLowerCase()).join(', ');
