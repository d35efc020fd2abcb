import type { BankLineOrder } from '@app/contracts';

/** What becomes of a payment: a quote's id, or one of the two words. */
export type Choice = string;
export const later = 'later';
export const setAside = 'set-aside';

/** An order to choose: a suggestion, or one that staff looked up. */
export type OrderChoice = Pick<BankLineOrder, 'quoteId' | 'order' | 'reference' | 'customerName'> &
  Partial<BankLineOrder>;
