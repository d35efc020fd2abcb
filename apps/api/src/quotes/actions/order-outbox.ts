import type { StatementRunner } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { randomId } from '../../platform/ids/random-id';
import { addToOutbox } from '../../platform/outbox/add-to-outbox';

/** Outbox topic: an open card page for a quote must be closed. */
export const quoteNoLongerPayable = 'quote-no-longer-payable';
/** Outbox topic: the invoices of an order may have to change. */
export const invoicesDue = 'invoices-due';
/** Outbox topic: the price of an order, or what is due on it, may have changed. */
export const orderRepriced = 'order-repriced';
/** Outbox topic: appointments of an order are cancelled, unless it continues by then. */
export const orderEnded = 'order-ended';

/** A step that is undone within this time sends no mail and issues no invoice. */
export const undoWindowMs = 10 * 60_000;

const schedule = (
  tx: StatementRunner,
  topic: string,
  payload: Record<string, unknown>,
  at: Date,
  dueAt = at,
) => addToOutbox(tx, { topic, key: randomId(), payload, at, dueAt });

export const closeCardPages = (tx: StatementRunner, quoteId: string, at: Date) =>
  schedule(tx, quoteNoLongerPayable, { quoteId }, at);

/** Call it in the transaction that hands an order over, ends it or changes its price. */
export async function scheduleInvoices(tx: StatementRunner, quoteId: string, at: Date): Promise<void> {
  await schedule(tx, orderRepriced, { quoteId }, at);
  const payload = { quoteId, at: at.toISOString() };
  await schedule(tx, invoicesDue, payload, at, new Date(at.getTime() + undoWindowMs));
}

export async function scheduleOrderEnd(tx: StatementRunner, { userId }: Actor, quoteId: string, at: Date) {
  await scheduleInvoices(tx, quoteId, at);
  await schedule(tx, orderEnded, { quoteId, userId }, at, new Date(at.getTime() + undoWindowMs));
}
