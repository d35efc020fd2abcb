import type { BankAccount } from '@app/content';

/** The account for a transfer, as lines of a details table. Without an account the values are empty. */
export const bankFacts = (bank: BankAccount | null, reference: string) => [
  { label: 'Account', value: bank && bank.name },
  { label: 'Sort code', value: bank && bank.sortCode },
  { label: 'Account number', value: bank && bank.number },
  { label: 'Reference', value: bank && reference },
];
