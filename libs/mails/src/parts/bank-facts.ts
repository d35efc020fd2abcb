import type { BankAccount } from '@app/content';

/** Where to transfer money to, as facts of a mail; without values where there is no account. */
export const bankFacts = (bank: BankAccount | null, reference: string) => [
  { label: 'Account', value: bank && bank.name },
  { label: 'Sort code', value: bank && bank.sortCode },
  { label: 'Account number', value: bank && bank.number },
  { label: 'Reference', value: bank && reference },
];
