import type { Transaction } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import { holdTopOf, lockOrder, quotesOfTops, topsTogether, type TopRow } from '../../quotes';

/** Those on a deposit with one for its top, and all of its job, one of which bears the visit that ends with the last. */
const findTogether = `
  SELECT $1::text AS id
  UNION
  SELECT other.quote_id
  FROM quote JOIN quote AS same ON same.top_id = quote.top_id
  JOIN deposit_quote AS own ON own.quote_id = same.id
  JOIN deposit_quote AS other ON other.deposit_id = own.deposit_id
  WHERE quote.id = $1
  UNION
  ${topsTogether('$1')}`;

const lockTogether = `
  WITH ${quotesOfTops('SELECT id FROM unnest($1::text[]) AS id')}
  SELECT quote.id FROM quote WHERE quote.id = ANY(ARRAY(SELECT same.id FROM same))
  ORDER BY ${lockOrder} FOR NO KEY UPDATE`;

/** In the order in which all lock (decision 23). @throws AppError `order/moved-meanwhile` where there are more by then */
export async function holdOrder(
  tx: Transaction,
  quoteId: string,
): Promise<{ quote: TopRow; sameTop: readonly TopRow[] }> {
  const together = async () => (await tx.run<{ id: string }>(findTogether, [quoteId])).map(({ id }) => id);
  const ids = await together();
  await tx.run(lockTogether, [ids]);
  if ((await together()).some((id) => !ids.includes(id))) throw new AppError('order/moved-meanwhile');
  return holdTopOf(tx, quoteId);
}
