import type { StatementRunner } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { randomId } from '../../platform/ids/random-id';
import { addToOutbox } from '../../platform/outbox/add-to-outbox';
import { secondThoughtsMs } from './expect-invoices';

/** Outbox topic: what was arranged for an order is given up, unless it goes on again by then. */
export const orderEnded = 'order-ended';

/** Has what is arranged for an order given up, in the transaction in which staff decline it or hand it over. */
export const expectEnd = (
  tx: StatementRunner,
  { userId }: Actor,
  { quoteId, at }: { quoteId: string; at: Date },
): Promise<void> =>
  addToOutbox(tx, {
    topic: orderEnded,
    key: randomId(),
    payload: { quoteId, userId },
    at,
    dueAt: new Date(at.getTime() + secondThoughtsMs),
  });
