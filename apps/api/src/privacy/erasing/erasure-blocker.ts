import { errorCatalogue } from '@app/contracts';
import { In, MoreThan, Not } from 'typeorm';
import type { StatementRunner } from '../../database/statements';
import { Quote } from '../../quotes';
import { type PersonRows, affectedQuotes } from '../person-rows';

/**
 * SQL: unfinished payments of these quotes or deposits: a card page is open, a refund is unconfirmed, or the outcome is
 * unknown.
 */
const findPendingPaymentsSql = `
    WITH concerned AS (
      SELECT unnest($2::text[]) AS id UNION
      SELECT deposit.id FROM order_item JOIN deposit USING (order_id) WHERE quote_id = ANY($1) OR agreed_id = ANY($1))
    SELECT id FROM payment_attempt
    WHERE deposit_id IN (SELECT id FROM concerned)
      AND (state IN ('creating', 'open', 'failed', 'review') OR (state <> 'paid' AND next_check_at IS NOT NULL))
    UNION ALL
    SELECT id FROM refund WHERE deposit_id IN (SELECT id FROM concerned) AND settled_at IS NULL
    LIMIT 1`;

interface ErasureBlocker {
  code: 'person/payment-open' | 'person/order-open';
  sentence: string;
}

export async function findErasureBlocker(
  runner: StatementRunner,
  person: PersonRows,
): Promise<ErasureBlocker | null> {
  const { quoteIds, sentQuoteIds, depositIds } = person;
  if ((await runner.run(findPendingPaymentsSql, [affectedQuotes(person), depositIds])).length)
    return { code: 'person/payment-open', sentence: errorCatalogue['person/payment-open'].sentence };
  const ids = [...quoteIds, ...sentQuoteIds];
  const orders = await runner.manager.find(Quote, {
    select: { reference: true },
    // Paid orders that are not completed.
    where: { id: In(ids), received: MoreThan('0'), status: Not('completed') },
    order: { reference: 'ASC' },
    withDeleted: true,
  });
  if (!orders.length) return null;
  const references = orders.map(({ reference }) => reference).join(', ');
  return {
    code: 'person/order-open',
    sentence: `${errorCatalogue['person/order-open'].sentence} It is about ${references}.`,
  };
}
