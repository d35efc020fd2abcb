import type { JobResponse } from '@app/contracts';
import { basketTotal, toPence, toPounds } from '@app/pricing';
import { twoQuotes } from './a-basket';

/** A job of two tops on which nothing was paid. */
export function aJob(details: Partial<JobResponse> = {}): JobResponse {
  const tops = details.tops ?? twoQuotes().map((quote) => ({ quote, stage: null }));
  const prices = tops.map(({ quote }) => toPence(quote.totalPrice));
  const { topsTotal: total, deposit } = basketTotal(prices, { needsDelivery: false });
  return {
    id: 'AAAAAAAAAAAAAAAAAAAAAA',
    name: 'Flat 12–24, Abbey Street',
    createdAt: '2026-11-21T10:00:00.000Z',
    totalAmount: toPounds(total),
    depositAmount: toPounds(deposit),
    receivedAmount: '0.00',
    ...details,
    tops,
  };
}
