import type { Statement, StatementRunner } from '../database/statements';
import type { StaffTaskKind } from './staff-task-kind';

const readTaskStatement: Statement = {
  name: 'read-staff-task',
  text: `
    SELECT id, kind, contact_inquiry_id, trade_inquiry_id, attempt_id, done_at IS NOT NULL AS is_done
    FROM staff_task WHERE id = $1`,
};

const setTaskDoneStatement: Statement = {
  name: 'set-staff-task-done',
  text: `
    UPDATE staff_task SET done_at = $2, done_by = $3
    WHERE id = $1 AND (done_at IS NULL) = ($2::timestamptz IS NOT NULL)
    RETURNING id`,
};

/** What has to be known of a task before somebody ticks it off. */
export interface KnownStaffTask {
  id: string;
  kind: StaffTaskKind;
  contact_inquiry_id: string | null;
  trade_inquiry_id: string | null;
  attempt_id: string | null;
  is_done: boolean;
}

/** @returns undefined where there is no such task */
export async function findStaffTask(tx: StatementRunner, id: string): Promise<KnownStaffTask | undefined> {
  const [task] = await tx.run<KnownStaffTask & Record<string, unknown>>(readTaskStatement, [id]);
  return task;
}

/**
 * Somebody of the team has done a task, or (`doneAt` null) has not done it after all: then it is due when it always was.
 * @returns whether that changed anything
 */
export async function setStaffTaskDone(
  tx: StatementRunner,
  id: string,
  { doneAt, doneBy }: { doneAt: Date | null; doneBy: number | null },
): Promise<boolean> {
  return (await tx.run(setTaskDoneStatement, [id, doneAt, doneAt && doneBy])).length > 0;
}
