import type { Transaction } from '../../database/statements';
import { stageOf } from './stage-tables';

/**
 * What a migration made of rows that were there, where it is not the default of a column: the same of staged rows of a file
 * that lacks the column.
 */
const filledIn: Readonly<Record<string, string>> = {
  // Before there were roles, every admin could do everything.
  'staff_user.role': `UPDATE ${stageOf('staff_user')} SET role = 'owner'`,
  // Completed is handed over, and of the rest the sizes to cut tell.
  'quote.stage_since': `
    UPDATE ${stageOf('quote')} AS quote SET
      stage_reached = CASE WHEN status <> 'completed' THEN stage_reached
        WHEN delivery_address IS NULL THEN 'collected' ELSE 'delivered' END,
      stage_since = coalesce(CASE WHEN status <> 'completed' THEN measured_at END,
        (SELECT max(at) FROM ${stageOf('timeline_entry')} AS entry
          WHERE quote_id = quote.id AND kind IN ('deposit-paid', 'status-changed', 'revision-agreed')),
        created_at)
    WHERE status IN ('approved', 'completed') OR deposit_state = 'paid'`,
  // Nobody is written to about what was reached long ago.
  'quote.stage_told_at': `UPDATE ${stageOf('quote')} SET stage_told_at = now()`,
};

/** Completes the staged rows of a file of an earlier version. */
export async function fillInStage(tx: Transaction, lacking: readonly string[]): Promise<void> {
  for (const name of lacking) {
    const statement = filledIn[name];
    if (statement) await tx.query(statement);
  }
}

/**
 * When invoicing began where the file comes from, as nothing else in it says that: with its first invoice, or with the money
 * that it is about. So nothing is invoiced a second time, or counts as invoiced elsewhere, by when this database was made.
 */
const beginInvoicing = `
  UPDATE invoicing_start SET since = first.at
  FROM (
    SELECT min(least(issued_at, recorded_at)) AS at FROM invoice LEFT JOIN ledger_entry AS entry ON entry.id = entry_id
  ) AS first
  WHERE first.at IS NOT NULL`;

const keepCreditTasks = `
  SELECT keep_credit_tasks(
    ARRAY(SELECT id FROM quote WHERE received > total_price - lowered_by AND erased_at IS NULL), $1)`;

/** What follows from restored rows and stood in no file of their time. */
export async function fillInBooks(tx: Transaction, lacking: readonly string[], at: Date): Promise<void> {
  await tx.query('SELECT fill_ledger()');
  await tx.query(keepCreditTasks, [at]);
  // The money of a file without invoices was invoiced elsewhere.
  if (lacking.includes('invoice'))
    await tx.query('UPDATE invoicing_start SET since = greatest(since, $1)', [at]);
  await tx.query(beginInvoicing);
}
