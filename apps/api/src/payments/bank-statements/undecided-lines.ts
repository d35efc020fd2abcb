import type { UndecidedTransfers } from '@app/contracts';
import type { StatementRunner } from '../../database/statements';

/** SQL: staff have not decided on the `bank_line`, or its payment was undone. */
export const isUndecidedSql = `(bank_line.text IS NOT NULL
  OR bank_line.entry_id IN (SELECT corrects_id FROM ledger_entry WHERE corrects_id IS NOT NULL))`;

/** SQL: the number of transfers that staff have not decided on. */
export const countUndecidedTransfersSql = `(SELECT count(*)::integer FROM bank_line WHERE ${isUndecidedSql})`;

const sumUndecidedSql = `
  SELECT count(*)::integer AS transfers, (coalesce(sum(pence), 0) / 100.00)::numeric(20, 2)::text AS amount
  FROM bank_line WHERE ${isUndecidedSql}`;

export async function readUndecidedTransfers(runner: StatementRunner): Promise<UndecidedTransfers> {
  const [sum] = await runner.run<UndecidedTransfers>(sumUndecidedSql);
  if (!sum) throw new Error('a sum has one row');
  return sum;
}
