import type { Transaction } from '../../database/statements';
import { addMail } from '../../mail';

/** Whom a mail goes to. */
export interface Addressee {
  name: string | null;
  address: string;
}

interface Receipt {
  /** Null: there is nobody to write to. */
  to: Addressee | null;
  quoteIds: readonly string[];
  /** Those of which the payment makes orders; absent: of none. */
  orderedIds?: readonly string[];
  at: Date;
}

/** Writes down that a customer is to get the receipt of a payment that is entered. */
export async function sendReceipt(
  tx: Transaction,
  entryId: string,
  { to, quoteIds, orderedIds = [], at }: Receipt,
): Promise<void> {
  if (!to) return;
  const details = { entryId: Number(entryId), ...(orderedIds.length > 0 && { orderedIds }) };
  await addMail(tx, { kind: 'payment-received', key: entryId, to, quoteIds, details, at });
}
