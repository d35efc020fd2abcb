import { fieldError, AppError } from '../platform/errors/app-error';
import type { Transaction } from '../database/statements';
import { isPlacedAlready } from '../orders';
import { closePagesOf, type HeldTop, topAmong, type TopRow } from '../quotes';

/** The quote stands for its top, and nobody has paid for it yet. @throws AppError why it cannot be ordered */
function refuseToOrder({ quote, sameTop }: HeldTop): void {
  if (quote.deleted_at) throw new AppError('order/deleted');
  if (quote.standing === 'superseded') throw new AppError('order/superseded');
  if (quote.standing === 'proposed') throw new AppError('revision/not-agreed');
  if (quote.status === 'declined') throw new AppError('order/declined');
  if (quote.status === 'completed') throw new AppError('order/completed');
  const isPaid = sameTop.some(({ deposit_state: state }) => state === 'paid' || state === 'review');
  if (isPaid) throw new AppError('order/ordered-already');
}

/**
 * Makes quotes free to be ordered by staff: none of their tops is ordered, and their open card pages are closed.
 * @param held every quote for each of the tops, locked
 * @throws AppError why one of the quotes cannot be ordered; `request/invalid` where two are for one top
 */
export async function freeToOrder(
  tx: Transaction,
  held: readonly TopRow[],
  quoteIds: readonly string[],
  at: Date,
): Promise<TopRow[]> {
  const tops = quoteIds.map((id) => topAmong(held, id));
  for (const top of tops) refuseToOrder(top);
  const topIds = tops.map(({ quote }) => quote.top_id);
  if (new Set(topIds).size < topIds.length)
    throw fieldError('request/invalid', 'quoteIds', 'Two of these quotes are for one top.');
  if (await isPlacedAlready(tx, topIds)) throw new AppError('order/ordered-already');
  for (const { sameTop } of tops)
    for (const one of sameTop) if (one.deposit_state === 'open') await closePagesOf(tx, one.id, at);
  return tops.map(({ quote }) => quote);
}
