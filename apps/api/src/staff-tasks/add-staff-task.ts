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
