import { fieldError, AppError } from '../platform/errors/app-error';
import type { Transaction } from '../database/statements';
import { isAnyTopOrdered } from '../orders';
import { closeCardPages, type LockedTop, getTop, openBlockersOf, type QuoteRow } from '../quotes';

function assertOrderable({ quote, sameTop }: LockedTop): void {
  if (quote.deleted_at) throw new AppError('order/deleted');
  if (quote.standing === 'superseded') throw new AppError('order/superseded');
  if (quote.standing === 'proposed') throw new AppError('revision/not-agreed');
  if (quote.status === 'declined') throw new AppError('order/declined');
  if (quote.status === 'completed') throw new AppError('order/completed');
  // Unless staff approved it with a reason (D53).
  if (openBlockersOf(quote).length > 0) throw new AppError('order/cannot-be-made');
  const isPaid = sameTop.some(({ deposit_state: state }) => state === 'paid' || state === 'review');
  if (isPaid) throw new AppError('order/ordered-already');
}

/**
 * Checks that staff can order these quotes, and closes their open card pages.
 * @param lockedQuotes all quotes of the tops
 * @throws AppError with the reason if a quote cannot be ordered; `request/invalid` if two are for one top
 */
export async function prepareQuotesForOrder(
  tx: Transaction,
  lockedQuotes: readonly QuoteRow[],
  quoteIds: readonly string[],
  at: Date,
): Promise<QuoteRow[]> {
  const tops = quoteIds.map((id) => getTop(lockedQuotes, id));
  for (const top of tops) assertOrderable(top);
  const topIds = tops.map(({ quote }) => quote.top_id);
  if (new Set(topIds).size < topIds.length)
    throw fieldError('request/invalid', 'quoteIds', 'Two of these quotes are for one top.');
  if (await isAnyTopOrdered(tx, topIds)) throw new AppError('order/ordered-already');
  const quotesWithOpenPage = tops
    .flatMap(({ sameTop }) => sameTop)
    .filter(({ deposit_state }) => deposit_state === 'open');
  for (const { id } of quotesWithOpenPage) await closeCardPages(tx, id, at);
  return tops.map(({ quote }) => quote);
}
