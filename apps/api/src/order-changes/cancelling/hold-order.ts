import type { OrderStage } from '@app/contracts';
import type { Transaction } from '../../database/statements';
import { holdOrderOf, moneyOrderIdOf } from '../../orders';
import { holdTopsOf, quotesTogether, topAmong, type TopRow } from '../../quotes';

export interface OrderToCancel {
  /** Null: staff approved a quote that nobody has ordered. */
  orderId: string | null;
  quote: TopRow;
  /** Its tops as they are made. */
  quotes: readonly TopRow[];
  /** All quotes for its tops. */
  held: readonly TopRow[];
}

/** Locks what is to be cancelled, in the sequence of decision 23. @throws AppError `quote/not-found`, `order/moved-meanwhile` */
export async function holdToCancel(tx: Transaction, quoteId: string): Promise<OrderToCancel> {
  if ((await moneyOrderIdOf(tx, quoteId)) !== null) return holdOrderOf(tx, quoteId);
  // The visit may be booked on another quote of the job; it is called off with the last of them.
  const held = await holdTopsOf(tx, [quoteId, ...(await quotesTogether(tx, quoteId))]);
  const { quote } = topAmong(held, quoteId);
  return { orderId: null, quote, quotes: [quote], held };
}

const readStages = 'SELECT id, stage FROM quote WHERE id = ANY($1) AND stage IS NOT NULL';

/** Where the tops stand that go on. */
export async function stagesOf(
  tx: Pick<Transaction, 'run'>,
  quoteIds: readonly string[],
): Promise<Map<string, OrderStage>> {
  const rows = await tx.run<{ id: string; stage: OrderStage }>(readStages, [quoteIds]);
  return new Map(rows.map(({ id, stage }) => [id, stage]));
}
