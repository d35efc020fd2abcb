import type { StatementRunner } from '../database/statements';

const endTasksStatement = `
  UPDATE staff_task SET done_at = $2
  WHERE kind = 'undelivered-mail' AND mail_id = ANY($1) AND done_at IS NULL`;

/** Somebody has got what these mails could not tell: nobody needs to reach them in another way. */
export async function endTasksOfMails(
  tx: StatementRunner,
  mailIds: readonly string[],
  at: Date,
): Promise<void> {
  await tx.run(endTasksStatement, [mailIds, at]);
}
