import type { AdminTask } from '@app/contracts';
import type { TaskRow } from './list-tasks';
import { taskDetail, taskTitle } from './task-words';

/** A task as staff read it. */
export const toAdminTask = (row: TaskRow): AdminTask => ({
  id: row.id,
  kind: row.kind,
  title: taskTitle(row.kind, row),
  detail: taskDetail(row.kind, row),
  name: row.name,
  phone: row.phone,
  quotes: row.quotes,
  inquiry: row.inquiry_form && row.inquiry_id ? { form: row.inquiry_form, id: row.inquiry_id } : null,
  mailId: row.mail_id,
  attemptId: row.attempt_id,
  dueAt: row.due_at.toISOString(),
  isOverdue: row.is_overdue,
  createdAt: row.created_at.toISOString(),
  doneAt: row.done_at?.toISOString() ?? null,
  doneBy: row.done_by,
});
