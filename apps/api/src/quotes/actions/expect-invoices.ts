import type { StatementRunner } from '../../database/statements';
import { randomId } from '../../platform/ids/random-id';
import { addToOutbox } from '../../platform/outbox/add-to-outbox';

/** Outbox topic: what is invoiced of an order may have to change. */
export const invoicesDue = 'invoices-due';

/** Whoever takes a step back at once has issued nothing, and nobody gets a letter about a slip. */
export const secondThoughtsMs = 10 * 60_000;

/** Has the invoices of an order looked at, in the transaction that hands it over, ends it or changes its price. */
export const expectInvoices = (tx: StatementRunner, quoteId: string, at: Date): Promise<void> =>
  addToOutbox(tx, {
    topic: invoicesDue,
    key: randomId(),
    payload: { quoteId },
    at,
    dueAt: new Date(at.getTime() + secondThoughtsMs),
  });
