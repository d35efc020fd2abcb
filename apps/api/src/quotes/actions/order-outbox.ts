import type { StatementRunner } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { randomId } from '../../platform/ids/random-id';
import { addToOutbox } from '../../platform/outbox/add-to-outbox';

/** Outbox topic: no deposit is to be paid on a quote any more, or not for so long, while a page for it is open. */
export const quoteNoLongerPayable = 'quote-no-longer-payable';
/** Outbox topic: what is invoiced of an order may have to change. */
export const invoicesDue = 'invoices-due';
/** Outbox topic: the price of an order may be another, and what is due on it. */
export const orderRepriced = 'order-repriced';
/** Outbox topic: what was arranged for an order is given up, unless it goes on again by then. */
export const orderEnded = 'order-ended';

/** A step that is undone at once issues nothing and sends no mail. */
const undoWindowMs = 10 * 60_000;

const schedule = (
  tx: StatementRunner,
  topic: string,
  payload: Record<string, unknown>,
  at: Date,
  dueAt = at,
) => addToOutbox(tx, { topic, key: randomId(), payload, at, dueAt });

/** Has the card pages closed that are open for a quote, in the transaction after which nobody should pay on them. */
export const closePagesOf = (tx: StatementRunner, quoteId: string, at: Date) =>
  schedule(tx, quoteNoLongerPayable, { quoteId }, at);

/** Has what is due and invoiced of an order looked at, in the transaction that hands it over, ends it or changes its price. */
export async function scheduleInvoices(tx: StatementRunner, quoteId: string, at: Date): Promise<void> {
  await schedule(tx, orderRepriced, { quoteId }, at);
  await schedule(tx, invoicesDue, { quoteId }, at, new Date(at.getTime() + undoWindowMs));
}

/** What follows where staff decline an order or hand it over: its invoices, and the end of what was arranged for it. */
export async function scheduleOrderEnd(tx: StatementRunner, { userId }: Actor, quoteId: string, at: Date) {
  await scheduleInvoices(tx, quoteId, at);
  await schedule(tx, orderEnded, { quoteId, userId }, at, new Date(at.getTime() + undoWindowMs));
}
