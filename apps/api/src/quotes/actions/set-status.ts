import type { QuoteStatus } from '@app/contracts';
import { type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { randomId } from '../../platform/ids/random-id';
import { addToOutbox } from '../../platform/outbox/add-to-outbox';
import { Quote } from '../quote.entity';
import { noteByStaff } from '../timeline/note-by-staff';
import { expectEnd } from './expect-end';
import { expectInvoices } from './expect-invoices';
import type { LockedQuote } from './locked-quote';
import { syncCallTasks } from './sync-call-tasks';

/** Outbox topic: no deposit is to be paid on a quote any more, or not for so long, while a page for it is open. */
export const quoteNoLongerPayable = 'quote-no-longer-payable';

/** Has the card pages closed that are open for a quote, in the transaction after which nobody should pay on them. */
export const closePagesOf = (tx: Transaction, quoteId: string, at: Date): Promise<void> =>
  addToOutbox(tx, { topic: quoteNoLongerPayable, key: randomId(), payload: { quoteId }, at });

/** The orders that stand for quotes: a revised one in the place of the one that it revises. */
const findOrders = `
  WITH RECURSIVE standing AS (
    SELECT unnest($1::text[]) AS id
    UNION
    SELECT revised.quote_id
    FROM standing CROSS JOIN LATERAL (
      SELECT quote_id FROM quote_revision WHERE original_id = standing.id AND state = 'agreed' OFFSET 0) AS revised
  )
  SELECT id, reference, status, deposit_state FROM quote
  WHERE id = ANY(ARRAY(SELECT standing.id FROM standing)) AND superseded_at IS NULL AND deleted_at IS NULL
    AND status = ANY($2)
  ORDER BY id FOR NO KEY UPDATE`;

type Order = Pick<LockedQuote, 'id' | 'reference' | 'status' | 'deposit_state'>;

/** No deposit is paid on a quote in one of these (D21). */
const closed: ReadonlySet<QuoteStatus> = new Set<QuoteStatus>(['declined', 'completed']);

/** Writes another status of a quote that is held, with all that follows from it. */
export async function setStatus(
  tx: Transaction,
  actor: Actor,
  order: Order,
  { status, at }: { status: QuoteStatus; at: Date },
): Promise<void> {
  const { id, status: before } = order;
  await tx.manager.update(Quote, id, { status });
  const { deposit_state: state } = order;
  // Once the deposit is paid it may be a page for the balance.
  if (closed.has(status) && (state === 'open' || state === 'paid')) await closePagesOf(tx, id, at);
  if (closed.has(status)) {
    await expectInvoices(tx, id, at);
    await expectEnd(tx, actor, { quoteId: id, at });
  }
  await syncCallTasks(tx, [id], at);
  await noteByStaff(tx, actor, order, {
    verb: 'set-status',
    event: { kind: 'status-changed', details: { status, before } },
    before: { status: before },
    after: { status },
    at,
  });
}

/** The same for all orders that a deposit is for, as far as they are in one of some statuses; its quotes are locked. */
export async function setStatusOfOrders(
  tx: Transaction,
  actor: Actor,
  quoteIds: readonly string[],
  { from, status, at }: { from: readonly QuoteStatus[]; status: QuoteStatus; at: Date },
): Promise<void> {
  const orders = await tx.run<Order>(findOrders, [quoteIds, from]);
  for (const order of orders) await setStatus(tx, actor, order, { status, at });
}
