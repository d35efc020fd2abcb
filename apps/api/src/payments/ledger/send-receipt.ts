import type { Transaction } from '../../database/statements';
import { addMail } from '../../mail';

/** Whom a mail goes to. */
export interface Addressee {
  name: string | null;
  address: string;
}

/** Writes down that a customer is to get the receipt of a payment that is entered; null: there is nobody to write to. */
export async function sendReceipt(
  tx: Transaction,
  entryId: string,
  { to, quoteIds, at }: { to: Addressee | null; quoteIds: readonly string[]; at: Date },
): Promise<void> {
  if (!to) return;
  const details = { entryId: Number(entryId) };
  await addMail(tx, { kind: 'payment-received', key: entryId, to, quoteIds, details, at });
}
