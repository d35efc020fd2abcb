import { fieldError, AppError } from '../platform/errors/app-error';
import type { Transaction } from '../database/statements';
import { isAnyTopOrdered } from '../orders';
import { closeCardPages, type LockedTop, getTop, type QuoteRow } from '../quotes';

function refuseUnorderable({ quote, sameTop }: LockedTop): void {
  if (quote.deleted_at) throw new AppError('order/deleted');
  if (quote.standing === 'superseded') throw new AppError('order/superseded');
  if (quote.standing === 'proposed') throw new AppError('revision/not-agreed');
  if (quote.status === 'declined') throw new AppError('order/declined');
  if (quote.status === 'completed') throw new AppError('order/completed');
  const isPaid = sameTop.some(({ deposit_state: state }) => state === 'paid' || state === 'review');
  if (isPaid) throw new AppError('order/ordered-already');
}

/**
 * Checks that staff can order these quotes, and closes their open card pages.
 * @param held every quote for each of the tops, locked
 * @throws AppError why one of the quotes cannot be ordered; `request/invalid` if two are for one top
 */
export async function prepareQuotesForOrder(
  tx: Transaction,
  held: readonly QuoteRow[],
  quoteIds: readonly string[],
  at: Date,
): Promise<QuoteRow[]> {
  const tops = quoteIds.map((id) => getTop(held, id));
  for (const top of tops) refuseUnorderable(top);
  const topIds = tops.map(({ quote }) => quote.top_id);
  if (new Set(topIds).size < topIds.length)
    throw fieldError('request/invalid', 'quoteIds', 'Two of these quotes are for one top.');
  if (await isAnyTopOrdered(tx, topIds)) throw new AppError('order/ordered-already');
  for (const { sameTop } of tops)
    for (const one of sameTop) if (one.deposit_state === 'open') await closeCardPages(tx, one.id, at);
  return tops.map(({ quote }) => quote);
}
