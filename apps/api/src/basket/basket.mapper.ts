import type { BasketResponse } from '@app/contracts';
import { basketTotal, toPence, toPounds } from '@app/pricing';
import { toQuoteResponse } from '../quotes/index';
import type { BasketRow } from './basket-statements';

/** A basket as its owner sees it at this moment; each quote says what stops it from being paid (D21). */
export function toBasketResponse(rows: readonly BasketRow[], now: Date): BasketResponse {
  const tops = rows.map(({ total_price }) => toPence(total_price));
  return {
    items: rows.map((row) => ({ id: row.item_id, quoteId: row.id, quote: toQuoteResponse(row, now) })),
    totalAmount: toPounds(basketTotal(tops, { needsDelivery: false }).tops),
    count: rows.length,
  };
}
