import type { QuoteResponse } from '@app/contracts';
import { pence, toPence, toPounds } from '@app/pricing';
import { toQuoteResponse } from '../read/quote.mapper';
import type { QuoteToShow } from './find-quote-to-show';

/** A quote as visitors see it at this moment, with what it revises and what stands in its place. */
export function toShownQuote(row: QuoteToShow, now: Date): QuoteResponse {
  const { revision } = row;
  return {
    ...toQuoteResponse(row, now),
    revision: revision && {
      ...revision,
      difference: toPounds(pence(toPence(row.total_price) - toPence(revision.previousTotal))),
      answeredAt: revision.answeredAt && new Date(revision.answeredAt).toISOString(),
    },
    supersededBy: row.superseded_by,
  };
}
