import type { StatementRunner, Transaction } from '../../../database/statements';
import { liveStatesSql } from '../../../payments';

/** What was on its way when the rows were written down. */
export const holdAllBack = `
  INSERT INTO held_back (kind, id)
  SELECT 'payment', id FROM payment_attempt WHERE next_check_at IS NOT NULL
  UNION ALL SELECT 'refund', id FROM refund WHERE next_check_at IS NOT NULL
  UNION ALL SELECT 'mail', id FROM mail WHERE next_try_at IS NOT NULL
  ON CONFLICT DO NOTHING`;

/** What was on its way when the file was written: nobody is asked or written to about it until staff allow it. */
export const holdBack = (tx: Transaction): Promise<unknown> => tx.query(holdAllBack);

/** Card payments that are held back and may still be paid. */
export async function countHeldCheckouts(runner: StatementRunner): Promise<number> {
  const [row] = await runner.run<{ count: number }>({
    name: 'count-held-checkouts',
    text: `
      SELECT count(*)::integer AS count FROM held_back
      JOIN payment_attempt ON payment_attempt.id = held_back.id
      WHERE held_back.kind = 'payment' AND state IN (${liveStatesSql})`,
  });
  return row?.count ?? 0;
}
