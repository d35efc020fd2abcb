import { In, IsNull } from 'typeorm';
import { insertUnlessPresent } from '../database/insert-unless-present';
import type { StatementRunner } from '../database/statements';
import { randomId } from '../platform/ids/random-id';
import { dueTimeOf } from './due-time-of';
import type { StaffTaskKind } from './staff-task-kind';
import { StaffTask } from './staff-task.entity';

export interface NewStaffTask {
  /** Unique among the tasks of a kind: a second task with it is not added. */
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

/** Must be called in the transaction that makes the task necessary. */
export async function addStaffTask(
  tx: StatementRunner,
  kind: StaffTaskKind,
  { at, ...task }: NewStaffTask,
): Promise<void> {
  const row = { id: randomId(), kind, ...task, dueAt: dueTimeOf(kind, at), createdAt: at };
  await insertUnlessPresent(tx.manager, StaffTask, row);
}

const reopenStaffTaskSql = `
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
 * Does nothing if the task is done or does not exist.
 * @param doneBy id of a `staff_user`; absent if the task became unnecessary
 */
export async function endStaffTask(
  tx: StatementRunner,
  kind: StaffTaskKind,
  { key, at, doneBy = null }: KnownTask & { doneBy?: number | null },
): Promise<void> {
  await tx.manager.update(StaffTask, { kind, key, doneAt: IsNull() }, { doneAt: at, doneBy });
}

/**
 * Opens a task again. One that was done and is overdue gets a new due time.
 * @returns false if there is no such task
 */
export async function reopenStaffTask(
  tx: StatementRunner,
  kind: StaffTaskKind,
  { key, at }: KnownTask,
): Promise<boolean> {
  return (await tx.run(reopenStaffTaskSql, [kind, key, at, dueTimeOf(kind, at)])).length > 0;
}

/** Ends the tasks about undelivered mails that were resent successfully. */
export async function endTasksOfMails(
  tx: StatementRunner,
  mailIds: readonly string[],
  at: Date,
): Promise<void> {
  const openTasks = { kind: 'undelivered-mail', mailId: In(mailIds), doneAt: IsNull() } as const;
  await tx.manager.update(StaffTask, openTasks, { doneAt: at });
}
