import { IsNull, Not } from 'typeorm';
import type { StatementRunner, Transaction } from '../database/statements';
import { AppError } from '../platform/errors/app-error';
import { StaffTask } from './staff-task.entity';

/** Quote ids of a `task` joined with its `mail`. They are the mail's, or else the task's, or else the deposit's. */
export const quoteIdsOfTaskSql = `
  CASE
    WHEN cardinality(mail.quote_ids) > 0 THEN mail.quote_ids
    WHEN task.quote_id IS NOT NULL THEN ARRAY[task.quote_id]
    ELSE ARRAY(
      SELECT agreed_id FROM deposit JOIN order_item USING (order_id)
      WHERE deposit.id = coalesce(task.deposit_id, mail.deposit_id) ORDER BY position)
  END`;

export const quotesOfOpenTasksSql = `
  SELECT quote.id, quote.top_id, task.kind, task.due_at
  FROM staff_task AS task
  LEFT JOIN mail ON mail.id = task.mail_id
  CROSS JOIN LATERAL unnest(${quoteIdsOfTaskSql}) AS about (quote_id)
  JOIN quote ON quote.id = about.quote_id
  WHERE task.done_at IS NULL`;

const findQuotesSql = `
  SELECT quote.id FROM staff_task AS task
  LEFT JOIN mail ON mail.id = task.mail_id
  JOIN quote ON quote.id = ANY(${quoteIdsOfTaskSql})
  WHERE task.id = $1`;

export async function findQuotesOfTask(runner: StatementRunner, taskId: string): Promise<string[]> {
  return (await runner.run<{ id: string }>(findQuotesSql, [taskId])).map(({ id }) => id);
}

/** @returns whether anything changed */
export async function setTaskDone(
  tx: Transaction,
  { id, kind, attemptId }: StaffTask,
  isDone: boolean,
  { at, by }: { at: Date; by: number | null },
): Promise<boolean> {
  // Only the decision about the money completes these tasks, so that no money is forgotten.
  if (isDone && kind === 'chargeback') throw new AppError('task/decide-chargeback');
  if (isDone && kind === 'review-payment' && attemptId !== null) throw new AppError('task/decide-payment');
  const { affected } = await tx.manager.update(
    StaffTask,
    { id, doneAt: isDone ? IsNull() : Not(IsNull()) },
    isDone ? { doneAt: at, doneBy: by } : { doneAt: null, doneBy: null },
  );
  return Boolean(affected);
}
