import { bank, type BankAccount } from '@app/content';

/** Where customers send transfers; null: the company takes none. */
export const bankAccount = (): BankAccount | null => (bank.number === '' ? null : bank);
