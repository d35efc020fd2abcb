import type { Transaction } from '../../database/statements';
import { addToOutbox } from '../../platform/outbox/add-to-outbox';
import { randomId } from '../../platform/ids/random-id';

/** Outbox topic: no deposit is to be paid on a quote any more, or not for so long, while a page for it is open. */
export const quoteNoLongerPayable = 'quote-no-longer-payable';

/** Has the card pages closed that are open for a quote, in the transaction after which nobody should pay on them. */
export const closePagesOf = (tx: Transaction, quoteId: string, at: Date): Promise<void> =>
  addToOutbox(tx, { topic: quoteNoLongerPayable, key: randomId(), payload: { quoteId }, at });
