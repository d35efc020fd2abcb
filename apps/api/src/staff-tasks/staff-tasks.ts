import { In, IsNull } from 'typeorm';
import { insertUnlessPresent } from '../database/insert-unless-present';
import type { StatementRunner } from '../database/statements';
import { randomId } from '../platform/ids/random-id';
import { staffTaskHours, type StaffTaskKind } from './staff-task-kind';
import { StaffTask } from './staff-task.entity';

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
  { at, ...task }: NewStaffTask,
): Promise<void> {
  const row = { id: randomId(), kind, ...task, dueAt: dueAt(kind, at), createdAt: at };
  await insertUnlessPresent(tx.manager, StaffTask, row);
}

export const dueAt = (kind: StaffTaskKind, at: Date) =>
  new Date(at.getTime() + staffTaskHours[kind] * 3_600_000);

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
  await tx.manager.update(StaffTask, { kind, key, doneAt: IsNull() }, { doneAt: at, doneBy });
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
  return (await tx.run(reopenStaffTaskStatement, [kind, key, at, dueAt(kind, at)])).length > 0;
}

/** Somebody has got what these mails could not tell: nobody needs to reach them in another way. */
export async function endTasksOfMails(
  tx: StatementRunner,
  mailIds: readonly string[],
  at: Date,
): Promise<void> {
  const open = { kind: 'undelivered-mail', mailId: In(mailIds), doneAt: IsNull() } as const;
  await tx.manager.update(StaffTask, open, { doneAt: at });
}
