import type { OrderMaking } from '@app/contracts';
import type { StatementRunner } from '../database/statements';

/** Without what staff noted: the page names nobody. */
const findMaking = `
  SELECT (
    SELECT json_build_object('lengthMm', length_mm, 'widthMm', width_mm, 'sink', sink, 'taps', taps)
    FROM measurement WHERE quote_id = quote.id AND measured_at IS NOT NULL ORDER BY version DESC LIMIT 1
  ) AS agreed, (
    SELECT quote_id FROM quote_revision WHERE original_id = quote.id AND state = 'proposed'
  ) AS "proposalId", ARRAY(
    SELECT id FROM attachment
    WHERE of_finished_top AND quote_id IN (SELECT same.id FROM quote AS same WHERE same.top_id = quote.top_id)
    ORDER BY created_at, id
  ) AS "photoIds"
  FROM quote WHERE id = $1`;

/** What of an order is cut, and what it waits for. */
export async function readMaking(runner: StatementRunner, quoteId: string): Promise<OrderMaking> {
  const [found] = await runner.run<OrderMaking>(findMaking, [quoteId]);
  return found ?? { agreed: null, proposalId: null, photoIds: [] };
}
