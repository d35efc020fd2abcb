import type { PaymentPurpose } from '@app/contracts';
import { type Transaction } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import { lockSequenceSql, topsOfSql } from '../lineage/quotes-of-tops';
import { type QuoteRow, quoteColumnsSql } from '../read/quote-row';
import { isPaidByOtherPersonSql } from '../save/customer-details';

/** In the order that all code uses that changes a price or payment (decision 23). */
export const lockQuotesOfTopsSql = `
  SELECT ${quoteColumnsSql} FROM quote WHERE top_id = ANY(${topsOfSql('$1')})
  ORDER BY ${lockSequenceSql} FOR NO KEY UPDATE`;

export const lockTops = (tx: Transaction, quoteIds: readonly string[]): Promise<QuoteRow[]> =>
  tx.run<QuoteRow>(lockQuotesOfTopsSql, [quoteIds]);

export interface LockedTop {
  quote: QuoteRow;
  sameTop: readonly QuoteRow[];
}

export function getTop(lockedQuotes: readonly QuoteRow[], quoteId: string): LockedTop {
  const quote = lockedQuotes.find(({ id }) => id === quoteId);
  if (!quote) throw new AppError('quote/not-found');
  return { quote, sameTop: lockedQuotes.filter(({ top_id }) => top_id === quote.top_id) };
}

export const lockTop = async (tx: Transaction, quoteId: string): Promise<LockedTop> =>
  getTop(await lockTops(tx, [quoteId]), quoteId);

const findUnsettledSql = `
  SELECT purpose, is_open, ${isPaidByOtherPersonSql} AS is_of_other_person,
    agreed_id = quote.id AND purpose = 'balance' AND deposit.status = 'review' AS is_reviewed
  FROM quote
  JOIN order_item ON order_item.quote_id = quote.id OR order_item.agreed_id = quote.id
  JOIN deposit ON deposit.order_id = order_item.order_id
  WHERE quote.id = ANY($1) AND (is_open OR deposit.status = 'review')`;

interface UnsettledRow {
  purpose: PaymentPurpose;
  is_open: boolean;
  is_of_other_person: boolean;
  is_reviewed: boolean;
}

/** Payments must be settled before they are credited. A page that a stranger opened with the link blocks nobody. */
export async function assertPaymentsSettled(
  tx: Transaction,
  quotesOfTop: readonly QuoteRow[],
): Promise<void> {
  const ids = quotesOfTop.map(({ id }) => id);
  const unsettled = await tx.run<UnsettledRow>(findUnsettledSql, [ids]);
  const isReviewed = quotesOfTop.some(({ deposit_state }) => deposit_state === 'review');
  if (isReviewed || unsettled.some(({ is_reviewed }) => is_reviewed)) throw new AppError('deposit/in-review');
  if (unsettled.some((page) => page.is_open && (page.purpose === 'balance' || !page.is_of_other_person)))
    throw new AppError('deposit/payment-under-way');
}
