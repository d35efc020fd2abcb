import type { TopHold } from '@app/contracts';
import type { StatementRunner } from '../../database/statements';

const conditions: Record<TopHold, (quoteId: string, order: string) => string> = {
  'cancellation-requested': (_, order) => `EXISTS (
      SELECT FROM staff_task WHERE kind = 'customer-cancels' AND key = ${order}.id AND done_at IS NULL)`,
  'problem-reported': (quoteId) => `EXISTS (
      SELECT FROM staff_task WHERE kind = 'workshop-problem' AND quote_id = ${quoteId} AND done_at IS NULL)`,
  'payment-in-review': (_, order) => `${order}.deposit_state = 'review'`,
  'deposit-awaited': (_, order) => `${order}.state = 'awaiting-deposit'`,
  'price-not-agreed': (quoteId) => `EXISTS (
      SELECT FROM quote_revision WHERE original_id = ${quoteId} AND state = 'proposed')`,
};

/** SQL: the reasons why work on a top must wait, as `TopHold[]`. `order` is a row of `customer_order`. */
export const holdsOfSql = (quoteId: string, order: string) => `array_remove(ARRAY[
    ${Object.entries(conditions)
      .map(([hold, condition]) => `CASE WHEN ${condition(quoteId, order)} THEN '${hold}' END`)
      .join(',\n    ')}], NULL)`;

const findHeldTopsSql = `
  SELECT quote.id, quote.reference, holds
  FROM order_item AS item JOIN customer_order AS placed ON placed.id = item.order_id
  JOIN quote ON quote.id = item.agreed_id
  CROSS JOIN LATERAL (SELECT ${holdsOfSql('quote.id', 'placed')} AS holds) AS found
  WHERE item.agreed_id = ANY($1) AND is_placed AND item.stage IS NOT NULL AND cardinality(holds) > 0
  ORDER BY position`;

export const readHeldTops = (runner: StatementRunner, quoteIds: readonly string[]) =>
  runner.run<{ id: string; reference: string; holds: TopHold[] }>(findHeldTopsSql, [quoteIds]);
