import type { StatementRunner } from '../database/statements';
import { randomId } from '../platform/ids/random-id';
import { staffTaskHours, type StaffTaskKind } from './staff-task-kind';

const addStaffTaskStatement = `
  INSERT INTO staff_task (
    id, kind, key, deposit_id, attempt_id, contact_inquiry_id, trade_inquiry_id, mail_id, quote_id, note, due_at,
    created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  ON CONFLICT (kind, key) DO NOTHING`;

/** What a task is about, and when it came up. */
export interface NewStaffTask {
  /** Asked for twice with the same key, it is one task. */
  key: string;
  depositId?: string;
  attemptId?: string;
  contactInquiryId?: string;
  tradeInquiryId?: string;
  mailId?: string;
  quoteId?: string;
  note?: string;
  at: Date;
}

/** Gives the team something to do, within whatever makes it necessary. When it is due follows from its kind. */
export async function addStaffTask(
  tx: StatementRunner,
  kind: StaffTaskKind,
  task: NewStaffTask,
): Promise<void> {
  await tx.run(addStaffTaskStatement, [
    randomId(),
    kind,
    task.key,
    task.depositId,
    task.attemptId,
    task.contactInquiryId,
    task.tradeInquiryId,
    task.mailId,
    task.quoteId,
    task.note,
    new Date(task.at.getTime() + staffTaskHours[kind] * 3_600_000),
    task.at,
  ]);
}

const endStaffTaskStatement = `
  UPDATE staff_task SET done_at = $3, done_by = $4 WHERE kind = $1 AND key = $2 AND done_at IS NULL`;

const reopenStaffTaskStatement = `
  UPDATE staff_task SET
    done_at = NULL,
    done_by = NULL,
    due_at = CASE WHEN done_at IS NOT NULL AND due_at < $3 THEN $4 ELSE due_at END
  WHERE kind = $1 AND key = $2
  RETURNING id`;

interface KnownTask {
  key: string;
  at: Date;
}

/**
 * A task is done; one that is done already, or that never was, stays as it is.
 * @param doneBy whose verb ends it, of `staff_user`; absent: it came to be done by itself
 */
export async function endStaffTask(
  tx: StatementRunner,
  kind: StaffTaskKind,
  { key, at, doneBy = null }: KnownTask & { doneBy?: number | null },
): Promise<void> {
  await tx.run(endStaffTaskStatement, [kind, key, at, doneBy]);
}

/**
 * A task is to be done after all: by the time it always had, or where that has passed, within its hours from now.
 * @returns whether there is such a task at all
 */
export async function reopenStaffTask(
  tx: StatementRunner,
  kind: StaffTaskKind,
  { key, at }: KnownTask,
): Promise<boolean> {
  const dueAt = new Date(at.getTime() + staffTaskHours[kind] * 3_600_000);
  return (await tx.run(reopenStaffTaskStatement, [kind, key, at, dueAt])).length > 0;
}

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
