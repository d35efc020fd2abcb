import type { Transaction } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import { holdTopsOf, quotesTogether, type TopRow } from '../../quotes';

interface HeldTogether {
  quote: TopRow;
  /** Of the quotes that are paid together, itself among them. */
  ids: string[];
  /** Those, and all others for their tops. */
  held: TopRow[];
}

/** Holds a quote with all that it is paid together with. @throws AppError `quote/not-found` */
export async function holdTogether(tx: Transaction, quoteId: string): Promise<HeldTogether> {
  const ids = [...new Set([quoteId, ...(await quotesTogether(tx, quoteId))])];
  const held = await holdTopsOf(tx, ids);
  const quote = held.find(({ id }) => id === quoteId);
  if (!quote) throw new AppError('quote/not-found');
  return { quote, ids, held };
}
